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

    [FastSerType]
    internal sealed partial record Wide(int Width, int Height);

    /// <summary>The members exchanged.</summary>
    [FastSerType]
    internal sealed partial record High(int Height, int Width);

    [FastSerType]
    internal sealed partial record Renamed([property: FastSerFormerName("Width")] int Breadth, int Height);

    [FastSerType]
    [FastSerUnion(0, typeof(Cat))]
    [FastSerUnion(1, typeof(Dog))]
    internal partial interface IPet;

    /// <summary>The tags exchanged.</summary>
    [FastSerType]
    [FastSerUnion(1, typeof(Cat))]
    [FastSerUnion(0, typeof(Dog))]
    internal partial interface IExchangedPet;

    [FastSerType]
    [FastSerUnion(0, typeof(Puss))]
    [FastSerUnion(1, typeof(Dog))]
    internal partial interface IRenamedPet;

    [FastSerType]
    internal sealed partial record Cat(int Age) : IPet, IExchangedPet;

    [FastSerType]
    [FastSerFormerName("Cat")]
    internal sealed partial record Puss(int Age) : IRenamedPet;

    [FastSerType]
    internal sealed partial record Dog(int Age) : IPet, IExchangedPet, IRenamedPet;
}
