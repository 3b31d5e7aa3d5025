// Reads and writes the bytes of .NET with generated modules, in Node and in browsers.

const bytesOf = (hex) => Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();

/** The bytes in parts of three. */
async function* split(bytes) {
  for (let i = 0; i < bytes.length; i += 3) {
    yield bytes.subarray(i, i + 3);
  }
}

/** The same as a ReadableStream without async iteration. */
function stream(bytes) {
  const parts = split(bytes);
  return { getReader: () => ({ read: () => parts.next(), cancel: async () => {} }) };
}

async function runItems(one, types, bytes, faults) {
  const items = [...types[`readItemsOf${one.name}`](bytes)];
  for (const parts of [split(bytes), stream(bytes)]) {
    let count = 0;
    for await (const _ of types[`readItemsOf${one.name}Async`](parts)) {
      count++;
    }

    if (count !== items.length) {
      faults.push(`${one.test}: ${count} items of ${items.length}`);
    }
  }

  return one.isWritten ? items.map((item) => hexOf(types[`writeItemOf${one.name}`](item))).join("") : one.bytes;
}

/** Returns the differences from .NET. Each line is an input; load returns the module of a path. */
export async function run(lines, load) {
  const faults = [];
  for (const line of lines) {
    const one = JSON.parse(line);
    const types = await load(`${one.folder}/${one.module}.js`);
    const bytes = bytesOf(one.bytes);
    try {
      let written = one.bytes;
      if (one.isItems) {
        written = await runItems(one, types, bytes, faults);
      } else {
        const value = types[`read${one.name}`](bytes);
        written = one.isWritten ? hexOf(types[`write${one.name}`](value)) : one.bytes;
      }

      if (one.code !== undefined) {
        faults.push(`${one.test}: accepted in place of ${one.code}: ${one.bytes}`);
      } else if (written !== one.bytes) {
        faults.push(`${one.test}: ${one.bytes} became ${written}`);
      }
    } catch (error) {
      if (error.name !== "FastSerError" || one.code === undefined || (error.code !== one.code && !one.isEarly)) {
        faults.push(`${one.test}: ${error.name === "FastSerError" ? error.message : error.stack} in place of ${one.code}: ${one.bytes}`);
      }
    }
  }

  return [...faults, `${lines.length} inputs`].join("\n");
}
