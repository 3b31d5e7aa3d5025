using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

// The programs that the tests run.
public sealed partial class LanguageUnionTests
{
    private const string Usings = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using System.Runtime.CompilerServices;
        using FastSer;

        """;

    private const string Attributes = """

        namespace System.Runtime.CompilerServices
        {
            public sealed class UnionAttribute : Attribute;
        }
        """;

    private const string Trip = """

            private static string Trip<T>(params T[] values) => string.Join(' ', values.Select(static value =>
            {
                var bytes = FastSerializer.Serialize(value);
                var read = FastSerializer.Deserialize<T>(bytes);
                Damage<T>(bytes);
                return FastSerializer.Skip<T>(bytes) == bytes.Length && FastSerializer.GetSize(value) == bytes.Length
                    && FastSerializer.Serialize(read).AsSpan().SequenceEqual(bytes) && Equals(value, read)
                        ? Convert.ToHexString(bytes) : "FAULT " + Convert.ToHexString(bytes);
            }));

            /// <summary>Reading and skipping agree on data that ends early, and nothing but the expected error comes of changed bytes.</summary>
            private static void Damage<T>(byte[] bytes)
            {
                for (var i = 0; i < bytes.Length; i++)
                {
                    var length = i;
                    if (Fails(() => FastSerializer.Deserialize<T>(bytes.AsSpan(0, length))) != true)
                    {
                        throw new InvalidOperationException("Data that ends early was read.");
                    }

                    foreach (var change in new[] { 1, 2, 16, 255 })
                    {
                        var damaged = (byte[])bytes.Clone();
                        damaged[i] ^= (byte)change;
                        if (!Fails(() => FastSerializer.Deserialize<T>(damaged)) && Fails(() => FastSerializer.Skip<T>(damaged)))
                        {
                            throw new InvalidOperationException("Data that was read is not skipped: " + Convert.ToHexString(damaged));
                        }
                    }
                }
            }

            private static bool Fails(Action action)
            {
                try
                {
                    action();
                    return false;
                }
                catch (FastSerException)
                {
                    return true;
                }
            }
        """;

    internal static string Union(string type, string name, params string[] cases) =>
        $"[Union] public partial struct {type}\n{{\n{string.Concat(cases.Select(item => $"public {name}({item} value) => Value = value;\n"))}"
        + "public object? Value { get; }\n}\n";

    private static string Run(string types, string format, string expression, string methods = "") => LoadedProgram.Run(
        Usings + types.Replace("@", format, StringComparison.Ordinal)
        + "public static class Calls\n{\n    public static string Run() => " + expression + ";\n" + Trip + methods + "\n}\n" + Attributes);
}
