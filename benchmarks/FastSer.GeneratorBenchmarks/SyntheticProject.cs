using System.Globalization;
using System.Text;

namespace FastSer.GeneratorBenchmarks;

/// <summary>The sources of a project of annotated types: eight members each, one file each, every tenth type a struct.</summary>
internal sealed class SyntheticProject(int typeCount, Shape shape, int foreignCalls = 0)
{
    public const string UnrelatedFile = "Unrelated.cs";

    private const int ClusterSize = 10;
    private const int CallsPerFile = 100;

    public int TypeCount => typeCount;

    /// <summary>All files: the types, calls of the serializer, a file that no type depends on, calls of others.</summary>
    public IEnumerable<(string Path, string Text)> Files()
    {
        for (var i = 0; i < typeCount; i++)
        {
            yield return (PathOf(i), TypeSource(i));
        }

        yield return ("Calls.cs", CallsSource());
        yield return (UnrelatedFile, UnrelatedSource(0));
        for (var file = 0; file * CallsPerFile < foreignCalls; file++)
        {
            yield return (Format($"Foreign{file}.cs"), ForeignSource(file));
        }
    }

    public static string PathOf(int type) => Format($"Type{type}.cs");

    public static bool IsStruct(int type) => type % ClusterSize == 0;

    /// <summary>One type; <paramref name="extraMember"/> is the text of one more member.</summary>
    public string TypeSource(int type, string extraMember = "") => IsStruct(type)
        ? Format($$"""
            using FastSer;

            namespace Synthetic;

            [FastSerType]
            public partial struct Point{{type}}
            {
                public int X;
                public int Y;
                public double Weight;
                {{extraMember}}

                public double Length() => X + Y;
            }
            """)
        : Format($$"""
            using System;
            using System.Collections.Generic;
            using FastSer;

            namespace Synthetic;

            [FastSerType]
            public partial class Type{{type}}
            {
                public int Id { get; set; }

                public string? Name { get; set; }

                public DateTime Created { get; set; }

                public decimal? Price { get; set; }

                public Point{{StructOf(type)}} Position { get; set; }

                public List<{{Neighbour(type, 1)}}>? Items { get; set; }

                public Dictionary<string, {{Neighbour(type, 2)}}>? ByName { get; set; }

                public {{Neighbour(type, 3)}}? Next { get; set; }
                {{extraMember}}

                public string Describe() => "type {{type}}";
            }
            """);

    /// <summary>A file with methods only; <paramref name="version"/> is the letter that was typed last.</summary>
    public static string UnrelatedSource(int version) => Format($$"""
        namespace Synthetic;

        public static class Unrelated
        {
            public static int Compute(int argument)
            {
                var sum = argument;
                for (var i = 0; i < 10; i++)
                {
                    sum += i * {{version}};
                }

                return sum;
            }
        }
        """);

    private string CallsSource()
    {
        var text = new StringBuilder("using System.Collections.Generic;\nusing FastSer;\n\nnamespace Synthetic;\n\n")
            .Append("public static class Calls\n{\n");
        for (var i = 1; i < Math.Min(typeCount, 20); i++)
        {
            var name = NameOf(i);
            text.Append(CultureInfo.InvariantCulture, $"    public static byte[] Write{i}({name} value) => FastSerializer.Serialize(value);\n");
            text.Append(CultureInfo.InvariantCulture, $"    public static byte[] Write{i}(List<{name}[]> value) => FastSerializer.Serialize(value);\n");
        }

        return text.Append("}\n").ToString();
    }

    private static string ForeignSource(int file)
    {
        var text = new StringBuilder("using System.Collections.Generic;\nusing System.IO;\nusing System.Linq;\n\nnamespace Synthetic;\n\n")
            .Append(CultureInfo.InvariantCulture, $"public static class Foreign{file}\n{{\n");
        text.Append("    public static int Run(List<int> numbers, Stream stream, byte[] bytes)\n    {\n        var sum = 0;\n");
        for (var i = 0; i < CallsPerFile / 5; i++)
        {
            text.Append(CultureInfo.InvariantCulture, $"        sum += numbers.Where(number => number > {i}).Skip({i}).Count();\n");
            text.Append("        stream.Write(bytes);\n        sum += stream.Read(bytes);\n");
            text.Append(CultureInfo.InvariantCulture, $"        sum += numbers.Skip({i}).First();\n");
        }

        return text.Append("        return sum;\n    }\n}\n").ToString();
    }

    private static int StructOf(int type) => type / ClusterSize * ClusterSize;

    private string Neighbour(int type, int which)
    {
        if (shape == Shape.Clustered)
        {
            var start = StructOf(type);
            var size = Math.Min(ClusterSize, typeCount - start);
            return NameOf(start + ((type - start + which) % size));
        }

        // Steps of several lengths: a few of them lead from any type to any other.
        var other = (type + which switch { 1 => 1, 2 => 37, _ => 211 }) % typeCount;
        return NameOf(IsStruct(other) ? (other + 1) % typeCount : other);
    }

    private static string NameOf(int type) => IsStruct(type) ? Format($"Point{type}") : Format($"Type{type}");

    private static string Format(FormattableString text) => FormattableString.Invariant(text);
}
