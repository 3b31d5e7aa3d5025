namespace FastSer.IntegrationTests.Extension;

public sealed partial class CallbackContextTests
{
    /// <summary>The state of a call, which records the lines it is told.</summary>
    private sealed class Journal
    {
        public List<string> Lines { get; } = [];
    }

    private static void Note(FastSerContext context, string line) => ((Journal?)context.State)?.Lines.Add(line);

    [FastSerType]
    internal partial class Base
    {
        public string? Name { get; set; }

        [FastSerSerializing]
        protected static void Before(Base value, FastSerContext context) => Note(context, "serializing " + value.Name);

        [FastSerDeserialized]
        protected void After(in FastSerContext context) => Note(context, "deserialized " + Name);
    }

    [FastSerType]
    internal sealed partial class Derived : Base
    {
        public int Number { get; set; }

        [FastSerSerialized]
        private void Written(FastSerContext context) => Note(context, $"serialized {Number}");

        [FastSerDeserializing]
        private static void Reading(FastSerContext context) => Note(context, "deserializing");

        [FastSerDeserialized]
        private void Plain() => Number++;
    }

    [FastSerType(Format = WireFormat.Compact)]
    internal sealed partial record Compacted(string? Name, bool Flag)
    {
        [FastSerSerializing]
        private void Before(FastSerContext context) => Note(context, "serializing " + Name);

        [FastSerDeserialized]
        private void After(FastSerContext context) => Note(context, "deserialized " + Name);
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Versioned
    {
        [FastSerMember(0)]
        public string? Name { get; set; }

        [FastSerSerializing]
        private void Before(FastSerContext context) => Note(context, "serializing " + Name);

        [FastSerDeserialized]
        private void After(FastSerContext context) => Note(context, "deserialized " + Name);
    }

    [FastSerType(References = true)]
    internal sealed partial class Tracked
    {
        public string? Name { get; set; }

        public Tracked? Next { get; set; }

        [FastSerSerializing]
        private void Before(FastSerContext context) => Note(context, "serializing " + Name);

        [FastSerDeserialized]
        private void After(FastSerContext context) => Note(context, "deserialized " + Name);
    }

    [FastSerType]
    [FastSerUnion(0, typeof(Case))]
    internal abstract partial class Union;

    [FastSerType]
    internal sealed partial class Case : Union
    {
        public string? Name { get; set; }

        [FastSerSerializing]
        private void Before(FastSerContext context) => Note(context, "serializing " + Name);

        [FastSerDeserialized]
        private void After(FastSerContext context) => Note(context, "deserialized " + Name);
    }

    [FastSerType]
    internal partial struct Label
    {
        public string? Name { get; set; }

        [FastSerSerializing]
        private static void Before(in Label value, FastSerContext context) => Note(context, "serializing " + value.Name);

        [FastSerDeserialized]
        private static void After(ref Label value, FastSerContext context)
        {
            Note(context, "deserialized " + value.Name);
            value.Name += "!";
        }
    }

    /// <summary>Its callbacks serialize and deserialize with a state of their own.</summary>
    [FastSerType]
    internal sealed partial class Nesting
    {
        public string? Name { get; set; }

        [FastSerSerializing]
        private void Before(FastSerContext context) => Nest(context);

        [FastSerDeserialized]
        private void After(FastSerContext context) => Nest(context);

        private void Nest(FastSerContext context)
        {
            Note(context, "outer " + Name);
            var inner = new FastSerializerOptions { State = new Journal() };
            FastSerializer.Deserialize<Case>(FastSerializer.Serialize(new Case { Name = "inner" }, inner), inner);
            FastSerializer.Deserialize<Case>(FastSerializer.Serialize(new Case { Name = "none" }));
            Note(context, $"outer {Name} after {((Journal)inner.State!).Lines.Count}");
        }
    }
}
