// The systems that are compared, each called as its documentation recommends for speed. Each one makes bytes of orders, and orders of bytes.
import { decode as msgpackDecode, Encoder as MsgpackEncoder } from "@msgpack/msgpack";
import { Packr } from "msgpackr";
import protobuf from "protobufjs";
import { create, createFileRegistry, fromBinary, toBinary } from "@bufbuild/protobuf";
import { FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { readListOfOrder, writeListOfOrder } from "./generated/roots.js";

const { root } = protobuf.parse(`
  syntax = "proto3";
  package bench;
  message Line { int32 count = 1; double price = 2; string sku = 3; }
  message Order { int32 id = 1; double total = 2; bool is_paid = 3; string customer = 4; repeated Line lines = 5; }
  message Orders { repeated Order items = 1; }`);
const Orders = root.lookupType("bench.Orders");

const field = (name, number, type, label = 1, typeName = undefined) =>
  ({ name, number, type, label, typeName, jsonName: name.replace(/_(.)/g, (_, letter) => letter.toUpperCase()) });
const file = create(FileDescriptorSetSchema, {
  file: [{
    name: "bench.proto", package: "bench", syntax: "proto3",
    messageType: [
      { name: "Line", field: [field("count", 1, 5), field("price", 2, 1), field("sku", 3, 9)] },
      { name: "Order", field: [field("id", 1, 5), field("total", 2, 1), field("is_paid", 3, 8), field("customer", 4, 9), field("lines", 5, 11, 3, ".bench.Line")] },
      { name: "Orders", field: [field("items", 1, 11, 3, ".bench.Order")] },
    ],
  }],
});
const registry = createFileRegistry(file);
const BufOrders = registry.getMessage("bench.Orders");
const BufOrder = registry.getMessage("bench.Order");
const BufLine = registry.getMessage("bench.Line");
const messages = new WeakMap();

const msgpack = new MsgpackEncoder();
const records = new Packr({ useRecords: true, structures: [] });
const text = { encoder: new TextEncoder(), decoder: new TextDecoder() };

// protobuf writes messages of its own classes: they are made before the time is taken.
function bufMessage(orders) {
  if (!messages.has(orders)) {
    messages.set(orders, create(BufOrders, {
      items: orders.map((order) => create(BufOrder, { ...order, lines: order.lines.map((line) => create(BufLine, line)) })),
    }));
  }

  return messages.get(orders);
}

export const systems = [
  { name: "FastSer", encode: writeListOfOrder, decode: readListOfOrder },
  { name: "JSON", encode: (orders) => text.encoder.encode(JSON.stringify(orders)), decode: (bytes) => JSON.parse(text.decoder.decode(bytes)) },
  { name: "@msgpack/msgpack", encode: (orders) => msgpack.encode(orders), decode: msgpackDecode },
  { name: "msgpackr (records)", encode: (orders) => records.pack(orders), decode: (bytes) => records.unpack(bytes) },
  { name: "protobufjs", encode: (orders) => Orders.encode({ items: orders }).finish(), decode: (bytes) => Orders.decode(bytes).items },
  { name: "@bufbuild/protobuf", encode: (orders) => toBinary(BufOrders, bufMessage(orders)), decode: (bytes) => fromBinary(BufOrders, bytes).items },
];

export function createOrders(count) {
  return Array.from({ length: count }, (_, i) => ({
    id: i, total: i * 1.25 + 0.1, isPaid: i % 3 === 0, customer: i % 10 === 0 ? `Łukasz ${i}` : `Customer ${i % 97}`,
    lines: Array.from({ length: 1 + (i % 5) }, (_, line) => ({ count: line + 1, price: line + 0.99, sku: `SKU-${(i + line) % 500}` })),
  }));
}
