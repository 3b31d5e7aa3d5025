namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: an interface without members.</summary>
#pragma warning disable CA1040 // As in the source.
[FastSerType(Format = PayloadFormat.Value)]
[FastSerUnion(1, typeof(SimpleClass2))]
public partial interface IMyTest;
#pragma warning restore CA1040
