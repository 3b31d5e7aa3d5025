using System.Globalization;
using System.Text;

namespace FastSer.Generator.Tests.Scalars;

/// <summary>Files of the runtime with a line for each scalar.</summary>
internal static class FactFiles
{
    private const string Usings = "using System.Numerics;\nusing System.Text;\n";

    public static string WireScalar(ScalarRow[] rows) => FileText.Header + $$"""
        namespace FastSer.CompilerServices;

        /// <summary>The scalars of fixed size, by the names of their runtime methods.</summary>
        public enum WireScalar
        {
        {{FileText.Blocks(rows, static row => $"""
                /// <summary>{row.Name}: {row.Size}.</summary>
                {row.Name},
            """)}}
        }

        """;

    public static string WireScalarFacts(ScalarRow[] rows) => FileText.Header + $$"""
        using System.Numerics;
        using System.Runtime.InteropServices;
        using System.Text;

        namespace FastSer.CompilerServices;

        internal static partial class WireScalarFacts
        {
            private static readonly Type[] s_types =
            [
        {{FileText.Lines(rows, static row => $"        typeof({row.Keyword}),")}}
            ];

            /// <summary>The size in the data.</summary>
            public static int SizeOf(WireScalar kind) => kind switch
            {
        {{FileText.Lines(rows, static row => $"        WireScalar.{row.Name} => {row.Bytes},")}}
                _ => throw new ArgumentOutOfRangeException(nameof(kind)),
            };

            /// <summary>Returns whether the first bytes, which must all be there, are those of a value.</summary>
            public static bool IsValid(WireScalar kind, ReadOnlySpan<byte> bytes)
            {
                ref var source = ref MemoryMarshal.GetReference(bytes[..SizeOf(kind)]);
                return kind switch
                {
        {{FileText.Lines(Checked(rows), static row => $"            WireScalar.{row.Name} => ScalarCode.IsValid<{row.Keyword}>(ref source),")}}
                    _ => true,
                };
            }

            /// <summary>Returns whether every bit pattern is a value.</summary>
            public static bool IsAlwaysValid(WireScalar kind) => kind is not (
                {{Alternatives(Checked(rows), "\n        ")}});
        }

        """;

    public static string WireShape(ScalarRow[] rows) => FileText.Header + $$"""
        namespace FastSer.CompilerServices;

        public sealed partial class WireShape
        {
        {{FileText.Blocks(rows, static row => $"""
                /// <summary>Gets the shape of {row.Name}: {row.Size}.</summary>
                public static WireShape {row.Name} => Scalar(WireScalar.{row.Name});
            """)}}
        }

        """;

    public static string CompactScalarFacts(ScalarRow[] rows)
    {
        var groups = Compact(rows).GroupBy(static row => row.Compact!.ControlBits).OrderByDescending(static group => group.Count()).ToList();
        return FileText.Header + $$"""
            using FastSer.CompilerServices;

            namespace FastSer.Primitives;

            internal static partial class CompactScalarFacts
            {
                /// <summary>The control bits of a member.</summary>
                public static int ControlBits(WireScalar kind) => kind switch
                {
            {{FileText.Lines([.. groups.Skip(1)], static group => $"        {Alternatives([.. group], " ")} => {group.Key},")}}
                    _ => {{groups[0].Key}},
                };

                private static bool Is16Bit(WireScalar kind) => kind is {{Alternatives([.. Compact(rows).Where(static row => row.Bytes == sizeof(short))], " ")}};
            }

            """;
    }

    public static string ScalarCode(ScalarRow[] rows) => FileText.Header + $$"""
        using System.Runtime.CompilerServices;
        using System.Text;

        namespace FastSer.Primitives;

        internal static partial class ScalarCode
        {
            /// <summary>The size in the data.</summary>
            [MethodImpl(Jit.Inline)]
            public static int SizeOf<T>()
            {
        {{FileText.Blocks([.. rows.Where(static row => !row.IsMemory)], static row => $$"""
                    if (typeof(T) == typeof({{row.Keyword}}))
                    {
                        return {{row.Bytes}};
                    }
            """)}}

                return Unsafe.SizeOf<T>();
            }

            /// <summary>Returns whether every bit pattern of the type is a value, so that reading needs no check. Decided by the JIT.</summary>
            [MethodImpl(Jit.Inline)]
            public static bool IsAlwaysValid<T>() =>
                {{string.Join("\n        && ", Checked(rows).Select(static row => $"typeof(T) != typeof({row.Keyword})"))}};
        }

        """;

    public static string FixedItems(ScalarRow[] rows) => FileText.Header + $$"""
        using System.Text;
        using FastSer.CompilerServices;

        namespace FastSer.Shapes;

        internal static partial class FixedItems
        {
            private static int FindInvalid(ReadOnlySpan<byte> items, int size, FixedCheck check) => check.Kind switch
            {
        {{FileText.Lines(Checked(rows), static row => $"        WireScalar.{row.Name} => FindInvalid<{row.Keyword}>(items, size, check.Offset),")}}
                _ => items.Length / size,
            };
        }

        """;

    public static string KeyHasher(ScalarRow[] rows) => FileText.Header + Usings + $$"""

        namespace FastSer.CompilerServices;

        public ref partial struct KeyHasher
        {
            /// <summary>Its values are equal where their memory is.</summary>
            private static bool IsBits<T>() => false
        {{Tests(rows, ScalarRow.Bits)}};

            /// <summary>Its values are equal where the numbers in their memory are.</summary>
            private static bool IsFloats<T>() => false
        {{Tests(rows, ScalarRow.Floats)}};
        }

        """;

    private static string Tests(ScalarRow[] rows, string equality) =>
        FileText.Lines([.. rows.Where(row => row.Equality == equality)], static row => $"        || typeof(T) == typeof({row.Keyword})");

    public static string BuiltInSerializers(ScalarRow[] rows)
    {
        var memory = rows.Where(static row => row.IsMemory).ToArray();
        return FileText.Header + Usings + "using FastSer.CompilerServices;\n" + $$"""

            namespace FastSer.Serializers;

            internal static partial class BuiltInSerializers
            {
            {{FindMethod(rows, "FindScalar", "ScalarSerializer", "{0}")}}

            {{FindMethod(memory, "FindArray", "ScalarArraySerializer", "{0}[]")}}

            {{FindMethod(memory, "FindList", "ScalarListSerializer", "List<{0}>")}}
            }

            """;
    }

    public static string VariableSerializers(VariableScalarRow[] rows) => FileText.Header + $$"""
        using FastSer.CompilerServices;

        namespace FastSer.Serializers;

        internal static partial class BuiltInSerializers
        {
            private static object? FindVariable(Type type)
            {
        {{FileText.Lines(rows, static row => $$"""
                    if (type == typeof({{row.Keyword}})) { return new {{row.Name}}Serializer(); }
            """)}}
                return null;
            }

        {{FileText.Blocks(rows, static row => $$"""
                private sealed class {{row.Name}}Serializer : TypeSerializer<{{row.Holder}}>
                {
                    public override WireShape Shape => WireShape.{{row.Name}};

                    public override void Write(ref FastWriter writer, {{row.Holder}} value) => writer.Write{{row.Name}}(value);

                    public override {{row.Holder}} Read(ref FastReader reader) => reader.Read{{row.Name}}();
                }
            """)}}
        }

        """;

    private static string FindMethod(ScalarRow[] rows, string name, string serializer, string type) => $$"""
            private static object? {{name}}(Type type)
            {
        {{FileText.Lines(rows, row => $$"""
                    if (type == typeof({{string.Format(CultureInfo.InvariantCulture, type, row.Keyword)}})) { return new {{serializer}}<{{row.Keyword}}>(); }
            """)}}
                return null;
            }
        """;

    private static ScalarRow[] Checked(ScalarRow[] rows) => [.. rows.Where(static row => row.IsChecked)];

    private static ScalarRow[] Compact(ScalarRow[] rows) => [.. rows.Where(static row => row.Compact is not null)];

    private static string Alternatives(ScalarRow[] rows, string separator) =>
        string.Join(separator + "or ", rows.Select(static row => "WireScalar." + row.Name));
}
