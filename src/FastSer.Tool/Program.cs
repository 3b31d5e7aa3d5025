using FastSer.Tool;

return ApplicationRuntime.Run(args) ?? Commands.Create().Parse(args).Invoke();
