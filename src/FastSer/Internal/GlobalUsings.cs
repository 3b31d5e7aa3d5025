global using FastSer.Internal;
global using FastSer.Primitives;
