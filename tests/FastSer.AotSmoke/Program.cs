using FastSer.AotSmoke;

// With --times it measures.
if (args is ["--times"])
{
    Times.Print();
    return 0;
}

return SmokeRun.Run();
