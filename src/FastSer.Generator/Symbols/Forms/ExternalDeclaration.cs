using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>One <c>[assembly: FastSerExternal]</c> for a type of another assembly.</summary>
internal sealed class ExternalDeclaration
{
    private readonly HashSet<string> _ignored;

    private ExternalDeclaration(AttributeData attribute, ITypeSymbol type, IAssemblySymbol assembly)
    {
        LeavesOutComputed = MemberRules.OfAssembly(assembly) == MemberRule.PublicState;
        RejectsNull = NullRules.Find(attribute) ?? NullRules.IsStrict(assembly);
        Location = attribute.FindLocation();
        Type = type;
        Format = attribute.FindArgument("Format") is { Value: int format } ? format : 0;
        Ignored = NamesIn(attribute, "Ignore");
        Keys = NamesIn(attribute, "Keys");
        _ignored = new HashSet<string>(Ignored, StringComparer.Ordinal);
        Constructor = attribute.FindArgument("Constructor") is { Kind: TypedConstantKind.Array, IsNull: false } types
            ? [.. types.Values.Select(static value => value.Value as ITypeSymbol)]
            : null;
    }

    public ITypeSymbol Type { get; }

    public IReadOnlyList<string> Ignored { get; }

    /// <summary>The members of a Tolerant type, by their keys.</summary>
    public IReadOnlyList<string> Keys { get; }

    /// <summary>The types of the constructor's parameters; null where none are stated.</summary>
    public IReadOnlyList<ITypeSymbol?>? Constructor { get; }

    /// <summary>Gets whether the assembly with the attribute leaves computed properties out.</summary>
    public bool LeavesOutComputed { get; }

    /// <summary>Gets whether null is checked in members whose types do not allow it.</summary>
    public bool RejectsNull { get; }

    public bool IsCompact => Format == 1;

    public bool IsTolerant => Format == 2;

    public Location? Location { get; }

    private int Format { get; }

    /// <summary>Returns the declaration of an attribute; null where it is another one, or half typed.</summary>
    public static ExternalDeclaration? Of(AttributeData attribute, IAssemblySymbol assembly) =>
        attribute.ValuesOf(KnownTypes.ExternalAttribute) is [ITypeSymbol type] ? new ExternalDeclaration(attribute, type, assembly) : null;

    /// <summary>All of an assembly, in the order of its attributes.</summary>
    public static IEnumerable<ExternalDeclaration> In(IAssemblySymbol assembly) =>
        assembly.GetAttributes().Select(attribute => Of(attribute, assembly)).OfType<ExternalDeclaration>();

    public bool Ignores(string member) => _ignored.Contains(member);

    /// <summary>Both make the same code.</summary>
    public bool Agrees(ExternalDeclaration other) => Format == other.Format
        && LeavesOutComputed == other.LeavesOutComputed
        && RejectsNull == other.RejectsNull
        && _ignored.SetEquals(other._ignored)
        && Keys.SequenceEqual(other.Keys);

    private static List<string> NamesIn(AttributeData attribute, string argument) =>
        attribute.FindArgument(argument) is { Kind: TypedConstantKind.Array, IsNull: false } names
        ? [.. names.Values.Select(static value => value.Value as string ?? "")]
        : [];
}
