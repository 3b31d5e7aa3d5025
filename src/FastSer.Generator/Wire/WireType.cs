namespace FastSer.Generator.Wire;

/// <summary>
/// A type as it moves between memory and bytes: how large it is, how it is written, read, put and got, checked,
/// described and locked. It holds every fact that changes emitted code, and nothing else.
/// Immutable and structurally equal all the way down: two equal wire types emit the same text.
/// </summary>
internal abstract partial record WireType : IHelperOwner<HelperSet>
{
    /// <summary>The type as emitted code names it: <c>global::</c>-qualified, without nullable annotation.</summary>
    public required string FullName { get; init; }

    /// <summary>The part that the type adds to a helper's name, for example <c>ListOfNote</c>.</summary>
    public required string Name { get; init; }

    /// <summary>Reading a value may allocate elements from a count in the data (docs/wire-format.md, reservation).</summary>
    public bool AllocatesFromCount { get; init; }

    /// <summary>An array, or a value of a type parameter, that is a key: reading gives an object that no other value has.</summary>
    public bool IsDistinct { get; init; }

    /// <summary>The type, its formatter or its comparer can be named in some places only: it is private, or a type parameter.</summary>
    public bool IsPrivate { get; init; }

    /// <summary>Gets whether it is written as the Compact format says, where that differs from the Fast format.</summary>
    public bool IsCompact { get; init; }

    /// <summary>Bytes in the data where every value takes the same number, else null.</summary>
    public virtual int? FixedSize => null;

    /// <summary>The fewest bytes any value takes; never 0.</summary>
    public virtual int MinimumSize => FixedSize ?? 1;

    public virtual bool IsReference => false;

    /// <summary>Element, key and value, or tuple items.</summary>
    public virtual EquatableArray<WireType> Parts => EquatableArray<WireType>.Empty;

    /// <summary>A capacity check can cover a value without visiting anything but itself.</summary>
    public virtual bool IsBounded => FixedSize is not null;

    /// <summary>The constant part of a bounded value's greatest size.</summary>
    public virtual int BoundedSize => FixedSize ?? 0;

    /// <summary>A local must hold a value, so that what was measured is what is written.</summary>
    public virtual bool MustBeHeld => false;

    /// <summary>The control bits of a member of a compact object; null where it has none.</summary>
    public virtual ControlField? Control => null;

    /// <summary>Says whether it is bounded as a member of an object: as <see cref="IsBounded"/>, and also where it has control bits.</summary>
    public virtual bool IsBoundedMember => Control is not null || IsBounded;

    /// <summary>The runtime's name for elements that it moves as one block of memory, else empty.</summary>
    public virtual string BlockName => "";

    /// <summary>The runtime's name for arrays and lists of it that the Compact format packs, else empty.</summary>
    public virtual string PackedName => "";

    /// <summary>The runtime has the loops over arrays and lists of it (<see cref="FormatItems"/>).</summary>
    public virtual bool HasItems => false;

    /// <summary>The runtime moves spans of it in the same way.</summary>
    public virtual bool HasSpans => false;

    /// <summary>An annotated class whose values are put one after the other without a call between.</summary>
    public virtual bool IsBoundedObject => false;

    /// <summary>Its items are written one after the other, as members of an object are.</summary>
    public virtual bool IsWrittenAsItems => false;

    /// <summary>The first byte of a value that is null; only texts differ.</summary>
    public virtual int NullHeader => 0;

    /// <summary>Reading can fill an existing value instead of making a new one.</summary>
    public virtual bool PopulatesExisting => false;

    /// <summary>Writing it can fail, although no user code runs.</summary>
    public virtual bool HasForeignEnum => Parts.Any(static part => part.HasForeignEnum);

    /// <summary>The runtime's formatter of it as a root type; null where one must be emitted.</summary>
    public virtual string? RootSerializer => null;

    /// <summary>The runtime finds its serializer as a root by itself: no call has to show it.</summary>
    public virtual bool IsKnownToRuntime => false;

    /// <summary>The root formatter exists only as long as a struct of another assembly is of fixed size.</summary>
    public virtual bool HasFragileRoot => false;

    /// <summary>
    /// An expression that begins to read it as a root of the type <paramref name="root"/>, element by element while its bytes arrive; null
    /// where it is read as a whole.
    /// </summary>
    public virtual string? FormatIncrementalReader(string root, HelperSet helpers) => null;

    /// <summary>
    /// An expression that begins to write <c>value</c> part by part, if it is a long one; null where all values are written as a whole.
    /// </summary>
    public virtual string? FormatIncrementalWriter(HelperSet helpers) => null;

    /// <summary>The expression that describes its bytes to the runtime: what skipping, errors and fingerprints are made from.</summary>
    public abstract string Shape { get; }

    /// <summary>The facts that the bytes depend on, as the schema lock records them: <c>Sequence&lt;Int32&gt;</c>.</summary>
    public abstract string LockText { get; }

    /// <summary>The annotated types that values of this one are made of, as the schema lock names them.</summary>
    public virtual IEnumerable<string> LockReferences => Parts.SelectMany(static part => part.LockReferences);

    /// <summary>The structs without code of their own and the enums of this assembly among the types that values of this one are made of.</summary>
    public virtual IEnumerable<WireType> LockedTypes => Parts.SelectMany(static part => part.LockedTypes);

    /// <summary>Its code names something that not all code of the assembly can name.</summary>
    public bool IsHidden => IsPrivate || Parts.Any(static part => part.IsHidden);

    /// <summary>
    /// <see cref="Name"/> alone says how it is written: no other type has that name, and none is written differently under it.
    /// </summary>
    public virtual bool HasPlainName => false;

    /// <summary>The type in the Compact format (docs/wire-format.md, lone values).</summary>
    public virtual WireType ToCompact() => this;

    /// <summary>The type with all of its strings looked up in a pool when they are read; the same type where there are none.</summary>
    public virtual WireType ToInterned() => this;

    /// <summary>
    /// The type as a key. Arrays are compared by reference, also in tuples and behind memory, and reading would give one
    /// object for all empty ones.
    /// </summary>
    public virtual WireType ToKey() => this;

    /// <summary>The condition that a value of a type with null is null.</summary>
    public virtual string FormatIsNull(string value) => $"{value} is null";

    /// <summary>The condition that it is not.</summary>
    public virtual string FormatIsPresent(string value) => $"{value} is not null";

    /// <summary>A statement that writes <paramref name="value"/> at the writer's cursor.</summary>
    public virtual string FormatWrite(string value, HelperSet helpers) => $"{helpers.Call("Write", this)}(ref writer, {value});";

    /// <summary>
    /// An expression that reads a value at the reader's cursor; where <paramref name="existing"/> is given and
    /// <see cref="PopulatesExisting"/>, into that one, which may be null.
    /// </summary>
    /// <param name="helpers">The file's helpers.</param>
    /// <param name="existing">The expression of the value to read into.</param>
    /// <param name="mayReplace">The result is used: it may be another object than <paramref name="existing"/>.</param>
    public string FormatRead(HelperSet helpers, string? existing = null, bool mayReplace = true)
    {
        var read = FormatReadValue(helpers, PopulatesExisting ? existing : null, mayReplace);
        return IsDistinct ? $"{Names.Reader}.Distinct({read})" : read;
    }

    /// <summary>Emits the methods that <see cref="FormatWrite"/> and <see cref="FormatRead"/> call, under the name <see cref="Helper.Self"/>.</summary>
    public virtual void EmitHelpers(SourceWriter source, HelperSet helpers) =>
        throw new InvalidOperationException(FullName + " needs no helpers.");

    /// <summary>Emits statements that put a value of fixed size at a constant offset of the block.</summary>
    public virtual void EmitPut(SourceWriter source, int offset, string value) => throw NotFixed();

    /// <summary>An expression that gets a value of fixed size from a constant offset of a block.</summary>
    public virtual string FormatGet(int offset, string block = "block") => throw NotFixed();

    /// <summary>The checks that the bytes of a value of fixed size must pass; empty where every pattern is legal.</summary>
    public virtual IEnumerable<string> FormatChecks(int offset) => [];

    /// <summary>The runtime's method that moves arrays and lists of it: what it does, Write, ReadArray or ReadList.</summary>
    public virtual string FormatItems(string verb, HelperSet helpers) => throw new InvalidOperationException(FullName + " has no items.");

    /// <summary>The call that measures the variable part of a bounded value; null where <see cref="BoundedSize"/> is all.</summary>
    public virtual string? FormatBound(string value) => null;

    /// <summary>Puts a bounded value of variable size at an offset of the block; the expression of the block behind it.</summary>
    public virtual string FormatPutBounded(int offset, string value, HelperSet helpers) =>
        throw new InvalidOperationException(FullName + " is not bounded.");

    /// <summary>Keys of it need no code of their own to be hashed: the runtime knows the type.</summary>
    public virtual bool IsBuiltInKey => false;

    /// <summary>Keys of it are hashed by their parts.</summary>
    public virtual bool HasKeyParts => false;

    /// <summary>
    /// Statements that add to <c>hasher</c> what the equality of the type compares. By default that is the type's own hash code.
    /// </summary>
    public virtual IEnumerable<string> FormatKey(string value) => [$"hasher.Add({value});"];

    /// <summary>The function that hashes keys of the type; null where the runtime needs none.</summary>
    public string? FormatKeyHashing() => IsBuiltInKey
        ? null
        : $"static (ref {Names.KeyHasher} hasher, {FullName} key) => {{ {string.Join(" ", FormatKey("key"))} }}";

    /// <summary>The number that is written for a value: an enum's, else the value itself.</summary>
    public virtual string FormatNumber(string value) => value;

    /// <summary>The value of a number that was read.</summary>
    public virtual string FormatFromNumber(string number) => number;

    protected virtual string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) =>
        $"{helpers.Call("Read", this)}(ref reader)";

    /// <summary>The synthesized text would name every property.</summary>
    public sealed override string ToString() => FullName;

    private InvalidOperationException NotFixed() => new(FullName + " is of no fixed size.");
}

/// <summary>The control bits of a member of a compact object (docs/wire-format.md, control bits).</summary>
/// <param name="Bits">How many.</param>
/// <param name="Method">The end of the names of the methods that move the member.</param>
/// <param name="MaximumSize">The most bytes that the bits stand for.</param>
internal sealed record ControlField(int Bits, string Method, int MaximumSize);
