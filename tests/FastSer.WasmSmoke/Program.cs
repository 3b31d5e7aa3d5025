using FastSer.AotSmoke;
using FastSer.WasmSmoke;

// Without arguments the smoke program, with --times its measurements, with names of test projects their tests.
if (args is ["--times"])
{
    Times.Print();
    return 0;
}

var status = args.Length == 0 ? SmokeRun.Run() : 0;
foreach (var suite in args)
{
    status = await SuiteRun.PassesAsync(suite) ? status : 1;
}

return status;
