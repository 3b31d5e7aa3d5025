global using FastSer.Generator.Diagnostics;
global using FastSer.Generator.Models;
global using FastSer.Generator.Objects;
global using FastSer.Generator.Symbols;
global using FastSer.Generator.Values;
