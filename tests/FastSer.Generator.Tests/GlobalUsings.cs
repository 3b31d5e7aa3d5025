global using FastSer.Generator.Collections;
global using FastSer.Generator.Diagnostics;
global using FastSer.Generator.Objects;
global using FastSer.Generator.Output;
global using FastSer.Generator.Pipeline;
global using FastSer.Generator.Symbols;
global using FastSer.Generator.Tests.Emission;
global using FastSer.Generator.Wire;
