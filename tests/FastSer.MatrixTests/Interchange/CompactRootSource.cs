namespace FastSer.MatrixTests;

/// <summary>Compiles all collections of one type of elements.</summary>
internal static class CompactRootSource
{
    public static Dictionary<CompactKind, ICompactRoot> Compile(CompactElement element, IReadOnlyList<CompactKind> kinds, string name)
    {
        var roots = kinds.Select(kind => Root(kind, element));
        var assembly = MatrixCompiler.Compile("Interchange." + name, $$"""
            {{element.Declaration}}

            public sealed class OwnList<T> : List<T>;

            public sealed class OwnSet<T> : HashSet<T>;

            public static class Roots
            {
                public static ICompactRoot[] Create()
                {
                    {{element.Type}}[] items = [{{string.Join(", ", element.Values)}}];
                    {{element.Type}}[] none = [];
                    return
                    [
                        {{string.Join(",\n            ", roots)}}
                    ];
                }
            }
            """);
        var made = (ICompactRoot[])assembly.GetType("Roots")!.GetMethod("Create")!.Invoke(null, null)!;
        return kinds.Zip(made).ToDictionary(static pair => pair.First, static pair => pair.Second);
    }

    private static string Root(CompactKind kind, CompactElement element)
    {
        var type = kind.Type.Replace("{E}", element.Type, StringComparison.Ordinal);
        var make = kind.Make.Replace("{E}", element.Type, StringComparison.Ordinal);
        var makeNone = make.Replace("items", "none", StringComparison.Ordinal);
        return $"new CompactRoot<{type}>(\"{kind.Name}\", "
            + $"static (Compact<List<{type}>> value) => FastSerializer.Serialize(value), "
            + $"static (Compact<{type}> value) => FastSerializer.Serialize(value), "
            + $"{make}, {makeNone}, static value => Array.ConvertAll(Enumerable.ToArray({kind.Items}), static item => (object)item))";
    }
}
