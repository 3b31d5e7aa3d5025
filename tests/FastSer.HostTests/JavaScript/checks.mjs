// Calls the hub of the tests with SignalR's client, in Node and in browsers.
import { FastSerHubProtocol } from "./fastser-protocol.mjs";

const equal = (actual, expected) => {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
};

const line = {
    read: reader => { const count = reader.int32(); return { sku: reader.string(), count }; },
    write: (writer, value) => { writer.int32(value.count); writer.string(value.sku); },
};
const order = {
    read: reader => {
        equal(reader.byte(), 1);
        const value = { id: reader.int32(), name: reader.string() };
        value.lines = Array.from({ length: reader.length() - 1 }, () => line.read(reader));
        return value;
    },
    write: (writer, value) => {
        writer.byte(1);
        writer.int32(value.id);
        writer.string(value.name);
        writer.length(value.lines.length + 1);
        for (const one of value.lines) line.write(writer, one);
    },
};
const shape = {
    read: reader => ({ kind: reader.length() - 1, size: reader.double() }),
    write: (writer, value) => { writer.length(value.kind + 1); writer.double(value.size); },
};
const int32 = { read: reader => reader.int32(), write: (writer, value) => writer.int32(value) };

/** Returns "N checks passed", or throws. */
export async function run(signalR, url) {
    const connection = new signalR.HubConnectionBuilder()
        .withUrl(url)
        .withHubProtocol(new FastSerHubProtocol({
            methods: { Echo: [order], Number: [int32], Broadcast: [order], Shapes: [int32], Sum: [], Ask: [], Fail: [], Draw: [shape, int32], Pick: [], Shape: [] },
            results: { Echo: order, Number: int32, Shapes: shape, Sum: int32, Ask: int32, Shape: shape },
            upload: order,
            answer: shape,
        }))
        .configureLogging(signalR.LogLevel.Error)
        .build();

    let checks = 0;
    const check = (actual, expected) => { equal(actual, expected); checks++; };
    const square = 2;
    const drawn = new Promise(resolve => connection.on("Draw", (value, count) => resolve([value, count])));
    connection.on("Pick", () => ({ kind: square, size: 6 }));
    await connection.start();

    const sent = { id: 7, name: "Ann €", lines: [{ sku: "a", count: 1 }, { sku: "x".repeat(300), count: -2 }] };
    check(await connection.invoke("Echo", sent), sent);
    check(await connection.invoke("Number", null), null);
    check(await connection.invoke("Number", 5), 5);
    check(await connection.invoke("Shape"), { kind: square, size: 2 });
    check(await connection.invoke("Ask"), 6);
    await connection.send("Broadcast", { ...sent, id: 9 });
    check(await drawn, [{ kind: square, size: 3 }, 9]);

    const shapes = [];
    await new Promise((complete, error) => connection.stream("Shapes", 20).subscribe({ next: item => shapes.push(item.size), complete, error }));
    check(shapes, [...Array(20).keys()]);

    const upload = new signalR.Subject();
    const sum = connection.invoke("Sum", upload);
    for (let i = 0; i < 10; i++) upload.next({ ...sent, id: i });
    upload.complete();
    check(await sum, 45);

    check(await connection.invoke("Fail").then(() => "no error", error => error instanceof Error), true);
    check(await connection.invoke("Number", 1), 1);
    await connection.stop();
    return `${checks} checks passed`;
}
