using static FastSer.IntegrationTests.InputForms.ElementInputTests;

[assembly: FastSerRoot(typeof(Entry?[]))]
[assembly: FastSerRoot(typeof(IReadOnlyList<Message>))]
[assembly: FastSerRoot(typeof(Checked[]))]
[assembly: FastSerRoot(typeof(List<List<Reading>>))]
[assembly: FastSerRoot(typeof(Holder<int>))]
[assembly: FastSerRoot(typeof(List<Checked>))]
[assembly: FastSerRoot(typeof(IReadOnlyList<Reading>))]

namespace FastSer.IntegrationTests.InputForms;

public sealed partial class ElementInputTests
{
    /// <summary>Without collections: elements are read as soon as they are there.</summary>
    [FastSerType]
    public sealed partial record Reading(int Id, string? Text);

    /// <summary>With a collection: bytes are kept for the elements to come.</summary>
    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial record Entry([property: FastSerMember(0)] int Id)
    {
        [FastSerMember(1)]
        public string? Name { get; init; }

        [FastSerMember(2)]
        public List<string?>? Tags { get; init; }
    }

    [FastSerType]
    [FastSerUnion(0, typeof(Note))]
    [FastSerUnion(1, typeof(Amount))]
    public abstract partial record Message;

    [FastSerType]
    public sealed partial record Note(string? Text, byte[]? Attachment) : Message;

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial record Amount(long Value, decimal Price) : Message;

    [FastSerType]
    public readonly partial struct Checked
    {
        public Checked(bool isSet, long amount)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(amount);
            IsSet = isSet;
            Amount = amount;
        }

        public bool IsSet { get; }

        public long Amount { get; }
    }

    [FastSerType]
    public sealed partial class Counted
    {
        public Counted(string? text)
        {
            Text = text;
            Constructed++;
        }

        [ThreadStatic]
        internal static int Constructed;

        public string? Text { get; }

        [FastSerDeserialized]
        private void Tell(FastSerContext context) => (context.State as List<string?>)?.Add(Text);
    }

    [FastSerType]
    public sealed partial class Holder<T>
    {
        public T? Content { get; set; }

        public Holder<T>? Next { get; set; }
    }
}
