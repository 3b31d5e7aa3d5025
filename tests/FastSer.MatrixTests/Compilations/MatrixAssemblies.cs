using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.MatrixTests;

/// <summary>One compilation for each kind of collection, made when the first of its pairs is tested.</summary>
internal static class MatrixAssemblies
{
    private static readonly ConcurrentDictionary<CollectionKind, Lazy<Assembly>> s_assemblies = new();

    public static IMatrixCases CasesOf(MatrixPair pair)
    {
        var assembly = s_assemblies.GetOrAdd(pair.Collection, static c => new Lazy<Assembly>(() => Compile(c))).Value;
        return (IMatrixCases)Activator.CreateInstance(assembly.GetType($"Cases{NumberOf(pair)}")!)!;
    }

    private static Assembly Compile(CollectionKind collection) => MatrixCompiler.Compile(
        "Matrix." + collection.Name,
        string.Concat(
            MatrixPair.All.Where(p => p.Collection == collection).Select(static p => new PairSource(p, NumberOf(p)).Build())));

    private static int NumberOf(MatrixPair pair) =>
        ElementKinds.All.Index().First(e => e.Item == pair.Element).Index;
}
