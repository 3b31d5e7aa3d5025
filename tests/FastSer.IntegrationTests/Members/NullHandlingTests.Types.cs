using System.Diagnostics.CodeAnalysis;

namespace FastSer.IntegrationTests.Members;

// The same types with the checks, and without.
public sealed partial class NullHandlingTests
{
    public interface INamed
    {
        int Id { get; set; }

        string Name { get; set; }

        string? Note { get; set; }

        List<string> Items { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    [FastSerUnion(0, typeof(StrictDog))]
    public abstract partial class StrictAnimal
    {
        public string Name { get; set; } = null!;
    }

    [FastSerType]
    [FastSerUnion(0, typeof(FreeDog))]
    public abstract partial class FreeAnimal
    {
        public string Name { get; set; } = null!;
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class FastNamed : INamed
    {
        public int Id { get; set; }
        public string Name { get; set; } = "";
        public string? Note { get; set; }
        public List<string> Items { get; set; } = [];
    }

    [FastSerType(Append = true)]
    public sealed partial class AppendedOld
    {
        public int Id { get; set; }
    }

    [FastSerType(Append = true, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial record AppendedNew(int Id, string Name, string Place = "none");

    [FastSerType(Format = WireFormat.Compact, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class CompactNamed : INamed
    {
        public int Id { get; set; }
        public string Name { get; set; } = "";
        public string? Note { get; set; }
        public List<string> Items { get; set; } = [];
    }

    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class TolerantNamed : INamed
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string Name { get; set; } = "";

        [FastSerMember(2)]
        public string? Note { get; set; }

        [FastSerMember(3)]
        public List<string> Items { get; set; } = [];
    }

    [FastSerType]
    public sealed partial class FreeNamed : INamed
    {
        public int Id { get; set; }
        public string Name { get; set; } = "";
        public string? Note { get; set; }
        public List<string> Items { get; set; } = [];
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class FreeCompactNamed : INamed
    {
        public int Id { get; set; }
        public string Name { get; set; } = "";
        public string? Note { get; set; }
        public List<string> Items { get; set; } = [];
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class FreeTolerantNamed : INamed
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string Name { get; set; } = "";

        [FastSerMember(2)]
        public string? Note { get; set; }

        [FastSerMember(3)]
        public List<string> Items { get; set; } = [];
    }

    /// <summary>The first version of the types with more members.</summary>
    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class OldRecord
    {
        [FastSerMember(0)]
        public int Id { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class NewRecord
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string Kept { get; set; } = "initial";

        [FastSerMember(2)]
        public string Copied { get; init; } = "initial";

        [FastSerMember(3)]
        public List<int> Filled { get; } = [];
    }

    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial record NewPositional([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string Name);

    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial record NewOptional([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string Name = "none");

    /// <summary>An object inside, in which the same key may be absent.</summary>
    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class Outer
    {
        [FastSerMember(0)]
        public Inner? Inner { get; set; }

        [FastSerMember(1)]
        public string Name { get; set; } = "";

        [FastSerMember(2)]
        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class FreeOuter
    {
        [FastSerMember(0)]
        public Inner? Inner { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }

        [FastSerMember(2)]
        public int Last { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class Inner
    {
        [FastSerMember(0)]
        public int Id { get; set; }

        [FastSerMember(1)]
        public string? Name { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public partial struct StrictLabel
    {
        public string Text { get; set; }
    }

    [FastSerType]
    public partial struct FreeLabel
    {
        public string Text { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class StrictDog : StrictAnimal
    {
        public string Tag { get; set; } = "";
    }

    [FastSerType]
    public sealed partial class FreeDog : FreeAnimal
    {
        public string Tag { get; set; } = "";
    }

    /// <summary>Says nothing: what the base declares follows the base.</summary>
    [FastSerType]
    public sealed partial class LenientCat : StrictBase
    {
        public string Own { get; set; } = null!;
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public abstract partial class StrictBase
    {
        public string Inherited { get; set; } = "";
    }

    [FastSerType(References = true, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class StrictNode
    {
        public string Name { get; set; } = "";
        public StrictNode Next { get; set; } = null!;
    }

    [FastSerType(References = true)]
    public sealed partial class FreeNode
    {
        public string Name { get; set; } = "";
        public FreeNode? Next { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class StrictBox<T>
    {
        public T Any { get; set; } = default!;
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class StrictFullBox<T>
        where T : notnull
    {
        public T Any { get; set; } = default!;
    }

    [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
    public sealed partial record StrictTolerantBox<T>([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] T Any)
        where T : notnull;

    [FastSerType]
    public sealed partial class FreeBox<T>
    {
        public T Any { get; set; } = default!;
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class Attributed
    {
        private string? _allowed;

        [AllowNull]
        public string Allowed
        {
            get => _allowed ?? "default";
            set => _allowed = value;
        }

        [MaybeNull]
        public string Maybe { get; set; }

        [DisallowNull]
        public string? Disallowed { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class ByParameter(string name)
    {
        public string? Name { get; } = name;
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class Filled
    {
        public int Id { get; set; }
        public List<int> Items { get; } = [];
    }

    [FastSerType]
    public sealed partial class FreeFilled
    {
        public int Id { get; set; }
        public List<int>? Items { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class WithElements
    {
        public List<string> Items { get; set; } = [];
        public (string, int) Pair { get; set; }
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class HalfOblivious
    {
        public string Known { get; set; } = "";
#nullable disable
        public string Name { get; set; }
#nullable restore
    }

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial class StrictFormatted
    {
        public int Id { get; set; }

        [FastSerFormatter(typeof(TextFormatter))]
        public string Text { get; set; } = "";
    }

    [FastSerType]
    public sealed partial class FreeFormatted
    {
        public int Id { get; set; }

        [FastSerFormatter(typeof(TextFormatter))]
        public string? Text { get; set; }
    }

    public sealed class TextFormatter : IFastSerFormatter<string>
    {
        public static void Write(ref FastWriter writer, string value) => writer.WriteString(value);

        public static string Read(ref FastReader reader) => reader.ReadString()!;

        public static void Skip(ref FastReader reader) => reader.ReadString();
    }
}
