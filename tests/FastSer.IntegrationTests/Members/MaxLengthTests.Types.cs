using System.Collections;
using System.Collections.Immutable;
using System.Text;

namespace FastSer.IntegrationTests.Members;

// The same types with limits, and without.
public sealed partial class MaxLengthTests
{
    public interface IText
    {
        int Id { get; set; }

        string? Name { get; set; }

        List<string?>? Items { get; set; }
    }

    [FastSerUnion(0, typeof(Dog))]
    [FastSerType]
    public partial interface IAnimal;

    [FastSerUnion(0, typeof(FreeDog))]
    [FastSerType]
    public partial interface IFreeAnimal;

    [FastSerType]
    public sealed partial class FastText : IText
    {
        public int Id { get; set; }

        [FastSerMaxLength(3)]
        public string? Name { get; set; }

        [FastSerMaxLength(2)]
        public List<string?>? Items { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class CompactText : IText
    {
        public int Id { get; set; }

        [FastSerMaxLength(3)]
        public string? Name { get; set; }

        [FastSerMaxLength(2)]
        public List<string?>? Items { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class TolerantText : IText
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        [FastSerMaxLength(3)]
        public string? Name { get; set; }

        [FastSerMember(2)]
        [FastSerMaxLength(2)]
        public List<string?>? Items { get; set; }
    }

    [FastSerType]
    public sealed partial class FreeText : IText
    {
        public int Id { get; set; }
        public string? Name { get; set; }
        public List<string?>? Items { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class FreeCompactText : IText
    {
        public int Id { get; set; }
        public string? Name { get; set; }
        public List<string?>? Items { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class FreeTolerantText : IText
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }

        [FastSerMember(2)]
        public List<string?>? Items { get; set; }

        /// <summary>A later version's member.</summary>
        [FastSerMember(3)]
        public int Later { get; set; }
    }

    [FastSerType]
    public partial struct Label
    {
        [FastSerMaxLength(3)]
        public string? Text { get; set; }
    }

    [FastSerType]
    public partial struct FreeLabel
    {
        public string? Text { get; set; }
    }

    [FastSerType]
    public sealed partial class Dog : IAnimal
    {
        [FastSerMaxLength(3)]
        public string? Name { get; set; }
    }

    [FastSerType]
    public sealed partial class FreeDog : IFreeAnimal
    {
        public string? Name { get; set; }
    }

    [FastSerType(References = true)]
    public sealed partial class Node
    {
        [FastSerMaxLength(3)]
        public string? Name { get; set; }
        public Node? Next { get; set; }
    }

    public sealed class OwnItems : List<int>;

    [FastSerType]
    public sealed partial class Limited
    {
        [FastSerMaxLength(2)]
        public int[]? Array { get; set; }

        [FastSerMaxLength(2)]
        public Dictionary<int, string>? Map { get; set; }

        [FastSerMaxLength(2)]
        public BitArray? Bits { get; set; }

        [FastSerMaxLength(2)]
        public StringBuilder? Builder { get; set; }

        [FastSerMaxLength(2)]
        public Uri? Uri { get; set; }

        [FastSerMaxLength(2)]
        public ImmutableArray<int> Immutable { get; set; }

        [FastSerMaxLength(2)]
        public Memory<byte> Memory { get; set; }

        [FastSerMaxLength(2)]
        public IEnumerable<int>? Lazy { get; set; }

        [FastSerMaxLength(2)]
        public OwnItems? Own { get; set; }

        [FastSerMaxLength(2)]
        public PriorityQueue<int, int>? Queue { get; set; }

        [FastSerMaxLength(2)]
        public Compact<int[]?> Packed { get; set; }
    }

    [FastSerType]
    public sealed partial class Free
    {
        public int[]? Array { get; set; }
        public Dictionary<int, string>? Map { get; set; }
        public BitArray? Bits { get; set; }
        public StringBuilder? Builder { get; set; }
        public Uri? Uri { get; set; }
        public ImmutableArray<int> Immutable { get; set; }
        public Memory<byte> Memory { get; set; }
        public IEnumerable<int>? Lazy { get; set; }
        public OwnItems? Own { get; set; }
        public PriorityQueue<int, int>? Queue { get; set; }
        public Compact<int[]?> Packed { get; set; }
    }
}
