using System.Collections.Immutable;
using static FastSer.IntegrationTests.InputForms.ElementCutTests;
using static FastSer.IntegrationTests.InputForms.ElementInputTests;

[assembly: FastSerRoot(typeof(List<string?>))]
[assembly: FastSerRoot(typeof(List<List<int>?>))]
[assembly: FastSerRoot(typeof(IList<Dictionary<string, Picky?>?>))]
[assembly: FastSerRoot(typeof(IEnumerable<int?>))]
[assembly: FastSerRoot(typeof((int, string?)[]))]
[assembly: FastSerRoot(typeof(List<Small?>))]
[assembly: FastSerRoot(typeof(List<Picky?>))]
[assembly: FastSerRoot(typeof(Node?[]))]
[assembly: FastSerRoot(typeof(List<ImmutableArray<Half>>))]
[assembly: FastSerRoot(typeof(ICollection<DayOfWeek>))]
[assembly: FastSerRoot(typeof(IReadOnlyList<Checked>))]
[assembly: FastSerRoot(typeof(decimal[]))]
[assembly: FastSerRoot(typeof(byte[][]))]
[assembly: FastSerRoot(typeof(Dictionary<int, Picky?>))]
[assembly: FastSerRoot(typeof(Dictionary<Guid, long>))]
[assembly: FastSerRoot(typeof(IReadOnlyDictionary<string, List<int>?>))]
[assembly: FastSerRoot(typeof(IDictionary<Place, Small>))]

namespace FastSer.IntegrationTests.InputForms;

public sealed partial class ElementCutTests
{
    /// <summary>Of few bytes, with parts in its control bits.</summary>
    [FastSerType(Format = WireFormat.Compact)]
    public readonly partial record struct Small(bool IsSet, short Number, long Amount, string? Text);

    /// <summary>A key whose hash code the guard makes from its parts.</summary>
    [FastSerType]
    public sealed partial record Place(int Row, string? Name);

    /// <summary>Its constructor and its setter may throw.</summary>
    [FastSerType]
    public sealed partial class Picky
    {
        private string? _name;

        public Picky(int id)
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThan(id, 1_000_000);
            Id = id;
        }

        public int Id { get; }

        public string? Name
        {
            get => _name;
            set => _name = value is { Length: 7 } ? throw new FormatException("As asked.") : value;
        }
    }

    /// <summary>Holds a list of itself.</summary>
    [FastSerType]
    public sealed partial class Node
    {
        public byte Value { get; set; }

        public List<Node>? Next { get; set; }
    }
}
