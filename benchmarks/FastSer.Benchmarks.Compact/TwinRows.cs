using System.Reflection;

namespace FastSer.Benchmarks.Compact;

/// <summary>Makes of a row one over copies of its inputs in the types of this project; a row without such types stays.</summary>
internal sealed class TwinRows : IRowVisitor<Row>
{
    public Row Visit<T>(Row<T> row) => Make(nameof(OfValues), typeof(T), row);

    public Row Visit<T>(ItemRow<T> row) => Make(nameof(OfItems), typeof(T), row);

    /// <summary>Views are of the other formats.</summary>
    public Row Visit<T, TAnswer>(LookRow<T, TAnswer> row) => row;

    private static Row Make(string method, Type source, Row row) => TwinCopy.TypeOf(source) is var twin && twin == source
        ? row
        : (Row)typeof(TwinRows).GetMethod(method, BindingFlags.Static | BindingFlags.NonPublic)!
            .MakeGenericMethod(source, twin).Invoke(null, [row])!;

    private static Row<TTwin> OfValues<TSource, TTwin>(Row<TSource> row) => new(
        row.Id, row.Title, row.Operation, () => SharedMap.Of(row.Inputs, static input => (TTwin)TwinCopy.Of(input)!));

    private static ItemRow<TTwin> OfItems<TSource, TTwin>(ItemRow<TSource> row) => new(
        row.Id, row.Title, row.Operation, row.ItemsPerOperation,
        _ => Array.ConvertAll(row.Items, static item => (TTwin)TwinCopy.Of(item)!));
}
