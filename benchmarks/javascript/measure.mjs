// Compares systems with each other, in turn in one process. Prints how many times as long as FastSer each one takes: the median of the rounds.
import { createOrders, systems } from "./systems.mjs";

const Rounds = 31;
const MillisecondsPerRun = 12;

const plain = (orders) => JSON.stringify(orders.map(({ id, total, isPaid, customer, lines }) =>
  ({ id, total, isPaid, customer, lines: lines.map(({ count, price, sku }) => ({ count, price, sku })) })));
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** Returns the microseconds of a call. */
function time(call, argument) {
  const start = performance.now();
  let count = 0;
  let passed = 0;
  do {
    call(argument);
    count++;
    passed = performance.now() - start;
  } while (passed < MillisecondsPerRun);
  return passed * 1000 / count;
}

export function compare(count, print) {
  const orders = createOrders(count);
  const encoded = systems.map((system) => system.encode(orders).slice());
  systems.forEach((system, i) => {
    if (plain(system.decode(encoded[i])) !== plain(orders)) {
      throw new Error(`${system.name} gives other orders back.`);
    }
  });

  const ratios = systems.map(() => ({ encode: [], decode: [], encodeTime: [], decodeTime: [] }));
  for (let round = -3; round < Rounds; round++) {
    const encode = systems.map((system) => time(system.encode, orders));
    const decode = systems.map((system, i) => time(system.decode, encoded[i]));
    if (round >= 0) {
      ratios.forEach((ratio, i) => {
        ratio.encode.push(encode[i] / encode[0]);
        ratio.decode.push(decode[i] / decode[0]);
        ratio.encodeTime.push(encode[i]);
        ratio.decodeTime.push(decode[i]);
      });
    }
  }

  print(`${count} orders`.padEnd(22) + "   bytes  encode us    times  decode us    times");
  systems.forEach((system, i) => {
    const ratio = ratios[i];
    print(system.name.padEnd(22) + [
      String(encoded[i].length).padStart(8), median(ratio.encodeTime).toFixed(1).padStart(11), median(ratio.encode).toFixed(2).padStart(9),
      median(ratio.decodeTime).toFixed(1).padStart(11), median(ratio.decode).toFixed(2).padStart(9)].join(""));
  });
}
