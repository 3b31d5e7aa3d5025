// Runs the inputs of a folder in Node: `node run.mjs FOLDER`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "./checks.mjs";

const folder = process.argv[2];
const modules = new Map();
const lines = readFileSync(join(folder, "inputs.jsonl"), "utf8").split("\n").filter((line) => line !== "");
console.log(await run(lines, async (path) => {
  if (!modules.has(path)) {
    modules.set(path, await import(pathToFileURL(join(folder, path))));
  }

  return modules.get(path);
}));
