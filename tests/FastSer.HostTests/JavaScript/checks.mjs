// Calls the hub of the tests with SignalR's client, in Node and in browsers.
import { FastSerHubProtocol } from "./fastser-signalr.js";
import { TestHub } from "./TestHub.js";

const equal = (actual, expected) => {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
};

/** Returns "N checks passed", or throws. */
export async function run(signalR, url) {
    const connection = new signalR.HubConnectionBuilder()
        .withUrl(url)
        .withHubProtocol(new FastSerHubProtocol(TestHub))
        .configureLogging(signalR.LogLevel.Error)
        .build();

    let checks = 0;
    const check = (actual, expected) => { equal(actual, expected); checks++; };
    const square = (side) => ({ $type: "Square", side });
    const drawn = new Promise(resolve => connection.on("Draw", (value, count) => resolve([value, count])));
    connection.on("Pick", () => square(6));
    await connection.start();

    const sent = { id: 7, name: "Ann €", lines: [{ count: 1, sku: "a" }, { count: -2, sku: "x".repeat(300) }] };
    check(await connection.invoke("Echo", sent), sent);
    check(await connection.invoke("Number", null), null);
    check(await connection.invoke("Number", 5), 5);
    check(await connection.invoke("Shape"), square(2));
    check(await connection.invoke("Ask"), 6);
    await connection.send("Broadcast", { ...sent, id: 9 });
    check(await drawn, [square(3), 9]);

    const shapes = [];
    await new Promise((complete, error) => connection.stream("Shapes", 20).subscribe({ next: item => shapes.push(item.side), complete, error }));
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
