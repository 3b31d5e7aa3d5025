using FastSer.SeededFaults;

// Without arguments all faults are planted, by two workers. "part NAME..." runs parts in this process.
if (args is ["part", .. var parts])
{
    return PartProgram.Run(parts);
}

return new Campaign(Settings.Parse(args)).Run();
