using FastSer.Tool;

return Commands.Create().Parse(args).Invoke();
