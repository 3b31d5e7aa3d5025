global using FastSer.Generator.Diagnostics;
global using FastSer.Generator.Objects;
global using FastSer.Generator.Symbols;
