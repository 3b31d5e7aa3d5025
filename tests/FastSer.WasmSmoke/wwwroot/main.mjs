// Runs the program in Node: node main.mjs [--times] [SUITE...] [--no-jiterpreter-...]. Options of the compiler in the interpreter are those of the runtime.
import { dotnet } from './_framework/dotnet.js';

const options = process.argv.slice(2);
const ofRuntime = options.filter(option => option.startsWith('--no-jiterpreter-'));
const exitCode = await dotnet.withRuntimeOptions(ofRuntime).withApplicationArguments(...options.filter(option => !ofRuntime.includes(option))).run();
process.exit(exitCode);
