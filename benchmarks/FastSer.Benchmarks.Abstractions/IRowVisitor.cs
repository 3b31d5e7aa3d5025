namespace FastSer.Benchmarks;

/// <summary>Does something with a row of any type.</summary>
public interface IRowVisitor<out TResult>
{
    TResult Visit<T>(Row<T> row);

    TResult Visit<T>(ItemRow<T> row);

    TResult Visit<T, TAnswer>(LookRow<T, TAnswer> row);
}
