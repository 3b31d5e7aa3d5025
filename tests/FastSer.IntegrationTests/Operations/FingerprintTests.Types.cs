namespace FastSer.IntegrationTests.Operations;

public sealed partial class FingerprintTests
{
    /// <summary>Unions of the same cases, of which one has another tag.</summary>
    [FastSerType]
    [FastSerUnion(0, typeof(Point))]
    [FastSerUnion(1, typeof(Line))]
    internal partial interface IFigure;

    [FastSerType]
    [FastSerUnion(0, typeof(Point))]
    [FastSerUnion(2, typeof(Line))]
    internal partial interface IRenumberedFigure;

    [FastSerType]
    internal sealed partial record Point(int X) : IFigure, IRenumberedFigure;

    [FastSerType]
    internal sealed partial record Line(int From, int To) : IFigure, IRenumberedFigure;

    [FastSerType]
    internal sealed partial class Numbered
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        public object? Value { get; set; }
    }

    [FastSerType]
    internal sealed partial class Renumbered
    {
        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(2, typeof(string))]
        public object? Value { get; set; }
    }
}
