// Reads and writes what .NET has written: `node run.mjs DIRECTORY`. Each line of inputs.jsonl is an input; each fault is a line of output.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const bytesOf = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
const hexOf = (bytes) => Buffer.from(bytes).toString("hex").toUpperCase();
const modules = new Map();

async function load(one) {
  const key = `${one.folder}/${one.module}`;
  if (!modules.has(key)) {
    modules.set(key, await import(pathToFileURL(join(folder, one.folder, one.module + ".js"))));
  }

  return modules.get(key);
}

let count = 0;
for (const line of readFileSync(join(folder, "inputs.jsonl"), "utf8").split("\n").filter((text) => text !== "")) {
  const one = JSON.parse(line);
  const types = await load(one);
  const bytes = bytesOf(one.bytes);
  count++;
  try {
    let written;
    if (one.isItems) {
      const items = [...types[`read${one.name}Items`](bytes)];
      const parts = (async function* () {
        for (let i = 0; i < bytes.length; i += 3) {
          yield bytes.subarray(i, i + 3);
        }
      })();
      const later = [];
      for await (const item of types[`read${one.name}ItemsAsync`](parts)) {
        later.push(item);
      }

      if (later.length !== items.length) {
        console.log(`${one.test}: ${later.length} items of ${items.length}`);
      }

      written = one.isWritten ? Buffer.concat(items.map((item) => types[`write${one.name}Item`](item))) : bytes;
    } else {
      const value = types[`read${one.name}`](bytes);
      written = one.isWritten ? types[`write${one.name}`](value) : bytes;
    }

    if (one.code !== undefined) {
      console.log(`${one.test}: accepted in place of ${one.code}: ${one.bytes}`);
    } else if (hexOf(written) !== one.bytes) {
      console.log(`${one.test}: ${one.bytes} became ${hexOf(written)}`);
    }
  } catch (error) {
    if (error.name !== "FastSerError" || (error.code !== one.code && !one.isEarly)) {
      console.log(`${one.test}: ${error.name === "FastSerError" ? error.message : error.stack} in place of ${one.code}: ${one.bytes}`);
    }
  }
}

console.log(`${count} inputs`);
