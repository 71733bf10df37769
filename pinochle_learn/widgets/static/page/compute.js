// What Python asks the browser to compute: a task by its name, in a worker of its own, so that the page stays quick.
// Whoever serves the page says what there is: `globalThis.pinochleTasks[name]` makes a worker, which gets one message
// with what is given and answers with one: {value}, or {error} with the reason.

/** Starts and stops tasks; `answer` takes what becomes of each. */
export function makeTasks(answer) {
  const running = new Map();
  const stop = (number) => {
    running.get(number)?.terminate();
    running.delete(number);
  };
  const end = (number, said) => {
    if (!running.has(number)) return;
    stop(number);
    answer({ number, ...said });
  };
  const fail = (number, reason) =>
    end(number, { error: "failed", detail: String(reason?.message ?? reason ?? "") });

  function start({ number, task, given }) {
    if (running.has(number)) return;
    const known = globalThis.pinochleTasks;
    running.set(number, null);
    if (!known || !Object.hasOwn(known, task)) return end(number, { error: "unknown" });
    try {
      const worker = known[task]();
      running.set(number, worker);
      worker.onmessage = ({ data }) => {
        if (data && Object.hasOwn(data, "value")) end(number, { value: data.value });
        else fail(number, data?.error);
      };
      worker.onerror = (event) => {
        event.preventDefault(); // it is told on the page
        fail(number, event);
      };
      worker.onmessageerror = () => fail(number, "its answer cannot be read");
      worker.postMessage(given);
    } catch (error) {
      fail(number, error);
    }
    return undefined;
  }

  return { start, stop, stopAll: () => [...running.keys()].forEach(stop) };
}
