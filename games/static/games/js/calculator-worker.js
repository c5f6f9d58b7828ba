/** The calculators' own Python, on this device. Takes what a calculator needs and gives its form and answer. */

let ready = null;

async function start(pyodide, engine) {
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: pyodide, env: { CHALET_COMPILE: "0", HOME: "/home" } });
  const response = await fetch(engine);
  if (!response.ok) throw new Error(`status ${response.status}`);
  python.unpackArchive(await response.arrayBuffer(), "zip", { extractDir: "/chalet" });
  python.runPython(`
import json, sys
sys.path.insert(0, "/chalet")
from games.assistant.calculators.page import render
def work_out(asked):
    asked = json.loads(asked)
    return json.dumps(render(asked["slug"], asked["name"], asked["entries"], asked["language"]))
`);
  return python.globals.get("work_out");
}

self.addEventListener("message", async ({ data }) => {
  try {
    ready ??= start(data.pyodide, data.engine);
    const workOut = await ready;
    self.postMessage({ number: data.number, parts: JSON.parse(workOut(JSON.stringify(data))) });
  } catch (problem) {
    ready = null;
    self.postMessage({ number: data.number, fault: String(problem) });
  }
});
