// node client.mjs URL
import * as signalR from "@microsoft/signalr";
import { run } from "./checks.mjs";

console.log(await run(signalR, process.argv[2]));
