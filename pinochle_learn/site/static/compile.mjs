// Compiles the modules in zips with the very Python that will run them: node compile.mjs FROM TO [FROM TO ...]
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.runPython(readFileSync(new URL("../compiling.py", import.meta.url), "utf8"));
const compiled = python.globals.get("compiled");
const names = process.argv.slice(2);
while (names.length) {
  const [from, to] = names.splice(0, 2);
  writeFileSync(to, compiled(python.toPy(new Uint8Array(readFileSync(from)))).toJs());
}
