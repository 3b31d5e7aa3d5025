// Checks the classes of fastser.js: `node values.mjs FOLDER`. Each fault is a line of output.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const fastser = await import(pathToFileURL(join(process.argv[2], "fastser.js")));
const { DateOnly, DateTime, DateTimeOffset, Decimal, Guid, IPAddress, IPEndPoint, TimeOnly, TimeSpan } = fastser;
let count = 0;

function equal(actual, expected) {
  count++;
  if (actual !== expected) {
    console.log(`${actual} in place of ${expected}`);
  }
}

function refused(call, code = "InvalidValue") {
  count++;
  try {
    console.log(`${call} gave ${call()}`);
  } catch (error) {
    if (error.code !== code) {
      console.log(`${call} threw ${error.stack}`);
    }
  }
}

const guid = "00112233-4455-6677-8899-aabbccddeeff";
equal(Guid.parse(guid).toString(), guid);
equal(Guid.parse(guid.toUpperCase()).toString(), guid);
equal(JSON.stringify(Guid.parse(guid)), `"${guid}"`);
refused(() => Guid.parse("00112233"));

const moment = new Date("2026-01-02T03:04:05.678Z");
equal(DateTime.fromDate(moment).toDate().getTime(), moment.getTime());
equal(DateTime.fromDate(moment).toString(), "2026-01-02T03:04:05.6780000Z");
equal(DateTime.fromTicks(0n).toString(), "0001-01-01T00:00:00.0000000");
equal(DateTime.fromTicks(3155378975999999999n, 1).toString(), "9999-12-31T23:59:59.9999999Z");
equal(DateTime.fromTicks(3155378975999999999n, 2).kind, 2);
equal(DateTime.fromTicks(3155378975999999999n, 2).ticks, 3155378975999999999n);
equal(DateTime.fromTicks(DateTime.fromDate(new Date(2026, 5, 1, 12)).ticks).kind, 0);
equal(DateTime.fromTicks(638000000000000000n).toDate().getHours(), 22);
refused(() => DateTime.fromTicks(3155378976000000000n));
refused(() => DateTime.fromTicks(0n, 4));
refused(() => DateTime.fromTicks(0));

equal(DateTimeOffset.fromDate(moment, 90).toString(), "2026-01-02T04:34:05.6780000+01:30");
equal(DateTimeOffset.fromDate(moment, -90).toDate().getTime(), moment.getTime());
refused(() => new DateTimeOffset(0n, 841));
refused(() => new DateTimeOffset(0n, 1));

equal(DateOnly.parse("2026-02-28").toString(), "2026-02-28");
equal(DateOnly.parse("0001-01-02").dayNumber, 1);
refused(() => DateOnly.parse("2026-02-29"));
refused(() => new DateOnly(3652059));
equal(new TimeOnly(863999999999).toString(), "23:59:59.9999999");
refused(() => new TimeOnly(864000000000));
equal(TimeSpan.fromMilliseconds(1500).toString(), "00:00:01.5000000");
equal(new TimeSpan(-937840050000000n).toString(), "-1085.11:06:45");
equal(TimeSpan.fromMilliseconds(-1.5).totalMilliseconds, -1.5);

equal(Decimal.parse("1.50").toString(), "1.50");
equal(Decimal.parse("-0.00").toString(), "-0.00");
equal(Decimal.parse("0.0000000000000000000000000001").scale, 28);
equal(Decimal.parse("79228162514264337593543950335").toNumber(), 79228162514264337593543950335);
equal(Decimal.parse("1.50").key, Decimal.parse("1.5").key);
refused(() => Decimal.parse("79228162514264337593543950336"));
refused(() => Decimal.parse("1e5"));

equal(new IPEndPoint(new IPAddress(Uint8Array.of(127, 0, 0, 1)), 80).toString(), "127.0.0.1:80");
refused(() => new IPAddress(new Uint8Array(5)));

// Buffers of every kind are read; views of other arrays begin where they say.
const get = (r) => r.string();
for (const data of [Uint8Array.of(2, 97), Uint8Array.of(2, 97).buffer, Buffer.from([2, 97]), new Uint8Array([0, 0, 2, 97, 9]).subarray(2, 4),
  new DataView(Uint8Array.of(9, 2, 97).buffer, 1)]) {
  equal(fastser.read(get, data), "a");
}

count++;
try {
  fastser.read(get, "ab");
  console.log("a string is read");
} catch (error) {
  equal(error instanceof TypeError, true);
}

// Items of many sizes in parts of many sizes, and one that is much longer than its parts.
const put = (w, v) => w.string(v, "item");
const texts = Array.from({ length: 300 }, (_, i) => "x".repeat((i * 37) % 900)).concat("y".repeat(3_000_000), "", "z");
const sequence = Buffer.concat(texts.map((text) => fastser.writeItem(put, 0, text)));
for (const longest of [1000, 5000, 4_000_000]) {
  const parts = (async function* () {
    for (let at = 0, length = 1; at < sequence.length; at += length, length = 1 + (length * 7 + at) % longest) {
      yield sequence.subarray(at, at + length);
    }
  })();
  let place = 0;
  for await (const text of fastser.readItemsAsync(get, 0, parts)) {
    equal(text === texts[place++], true);
  }

  equal(place, texts.length);
}

// A writer in a getter of a value does not disturb the outer one, nor one that failed.
const inner = (w, v) => w.string(v, "inner");
const outer = (w, v) => {
  w.string("x".repeat(5000), "outer");
  w.numbers(fastser.write(inner, v), Uint8Array, w.uint8, "outer");
};
equal(fastser.write(outer, "b").length, 5008);
refused(() => fastser.write(outer, 5));
equal(fastser.write(inner, "b").length, 2);
for (const [name, value] of [["int32", 2 ** 31], ["int32", 1.5], ["int32", "5"], ["int32", null], ["uint8", 256], ["uint16", -1], ["int8", 128], ["int16", 40000],
  ["uint32", -1], ["int64", 5], ["int64", 1n << 63n], ["uint64", -1n], ["int128", 1n << 127n], ["uint128", -1n], ["float32", 1e39], ["half", 65520],
  ["float64", "1"], ["bool", 1], ["char", "ab"], ["rune", "\ud800"], ["string", undefined], ["guid", "00"], ["dateTime", new Date()], ["decimal", 1]]) {
  refused(() => fastser.write((w, v) => w[name](v, "Order.member"), value));
}

console.log(`${count} checks`);
