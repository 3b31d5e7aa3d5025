using System.Reflection;
using FastSer.Fuzz;

namespace FastSer.MatrixTests;

/// <summary>Turns the source text of pairs into a loaded assembly.</summary>
internal static class MatrixCompiler
{
    public const string Usings = """
        global using System;
        global using System.Buffers;
        global using System.Collections;
        global using System.Collections.Concurrent;
        global using System.Collections.Frozen;
        global using System.Collections.Generic;
        global using System.Collections.Immutable;
        global using System.Collections.ObjectModel;
        global using System.Linq;
        global using System.Numerics;
        global using System.Text;
        global using FastSer;
        global using FastSer.MatrixTests;
        global using FastSer.TestTypes;
        """;

    public static Assembly Compile(string name, string source)
    {
        var result = SourceCompiler.Compile(name, [typeof(MatrixCompiler).Assembly], Usings, ReadElementTypes(), source);
        return result.Assembly ?? throw new InvalidOperationException(string.Join('\n', result.Faults.Take(10)));
    }

    private static string ReadElementTypes()
    {
        using var stream = typeof(MatrixCompiler).Assembly.GetManifestResourceStream("ElementTypes.cs")!;
        using var reader = new StreamReader(stream);
        return reader.ReadToEnd();
    }
}
