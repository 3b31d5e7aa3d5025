// The comparison in Node.
import { compare } from "./measure.mjs";

compare(1, console.log);
compare(1000, console.log);
