global using FastSer.Errors;
global using FastSer.Internal;
global using FastSer.Primitives;
