// Python with the package: it opens pages, takes their events, and says what is to be shown.
import { loadPyodide } from "./python/pyodide.mjs";

let wanted = 0; // the page that is open: what was meant for another one is passed over
let hear = null; // takes its events
const ready = start(); // awaited in the listener alone: what is said before the first listener would be lost

async function start() {
  const [python, course] = await Promise.all([
    loadPyodide({ indexURL: new URL("python/", import.meta.url).href }),
    fetch("course.zip").then((reply) => reply.arrayBuffer()),
  ]);
  python.unpackArchive(course, "zip", { extractDir: "/course" });
  python.runPython("import sys; sys.path.insert(0, '/course')");
  return python.pyimport("pinochle_learn.site.host");
}

addEventListener("message", async ({ data: { number, page, event } }) => {
  wanted = Math.max(wanted, number);
  try {
    const host = await ready;
    if (number !== wanted) return;
    if (page) {
      hear?.destroy();
      hear = host.opened(page, (said) => postMessage({ number, said }));
      postMessage({ number, opened: true });
    } else hear(event);
  } catch (error) {
    postMessage({ number, failed: String(error?.message ?? error) });
  } finally {
    postMessage({ number, done: true });
  }
});
