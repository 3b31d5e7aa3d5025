namespace FastSer.Generator.Objects;

/// <summary>Emits the checks of members whose length has a limit.</summary>
internal static class LengthLimitEmitter
{
    private const string Class = Names.CompilerServices + ".LengthLimit";
    private const string Sequences = "global::System.Collections.Generic.IEnumerable<";
    private const string Queues = "global::System.Collections.Generic.PriorityQueue<";
    private const string Pairs = "global::System.Collections.Generic.KeyValuePair";

    /// <summary>The expression that looks at the length at the reader's cursor: it is true, or throws. Null without a limit.</summary>
    public static string? FormatExpectation(MemberModel member) => member.MaxLength is { } maximum
        ? FormattableString.Invariant($"reader.{MethodOf(Unwrap(member.Type))}({maximum})")
        : null;

    /// <summary>The statement that looks at the length before the member is read, if it has a limit.</summary>
    public static void EmitExpectation(SourceWriter source, MemberModel member)
    {
        if (FormatExpectation(member) is { } expectation)
        {
            source.Line(expectation + ";");
        }
    }

    /// <summary>The member of <c>value</c> for the local that holds it; lazy elements are counted on the way.</summary>
    public static string FormatHeld(TypeModel model, MemberModel member, string value) => IsLazy(member)
        ? $"{Class}.Count({value}, {FormatPlace(model, member)})"
        : value;

    /// <summary>The check of a local that is about to be written.</summary>
    public static void EmitCheck(SourceWriter source, TypeModel model, MemberModel member)
    {
        if (member.MaxLength is not null && !IsLazy(member))
        {
            source.Line($"{Class}.Check({Class}.{FormatLength(member.Type, member.Local)}, {FormatPlace(model, member)});");
        }
    }

    private static bool IsLazy(MemberModel member) => member.MaxLength is not null
        && member.Type is ContainerType && member.Type.FullName.StartsWith(Sequences, StringComparison.Ordinal);

    private static string FormatPlace(TypeModel model, MemberModel member) => FormattableString.Invariant(
        $"{member.MaxLength}, typeof({model.SelfName}), {CSharpLiteral.String(member.DisplayName)}");

    private static WireType Unwrap(WireType type) => type is CompactWrapperType { Content: var content } ? content : type;

    private static string MethodOf(WireType type) => type switch
    {
        VariableScalarType { IsString: true, IsCompact: true } => "ExpectCompactText",
        VariableScalarType { Suffix: not VariableScalarType.Bits } => "ExpectText",
        _ => "ExpectCount",
    };

    /// <summary>Own classes may be enumerable in several ways: the elements that are written are named.</summary>
    private static string FormatLength(WireType type, string value) => type switch
    {
        CompactWrapperType { Content: var content } => FormatLength(content, value + ".Value"),
        SequenceType { IsClass: true, IsArray: false } sequence when !type.FullName.StartsWith(Queues, StringComparison.Ordinal) =>
            $"LengthOf<{sequence.Element.FullName}>({value})",
        MapType map => $"LengthOf<{Pairs}<{map.KeyType.FullName}, {map.ValueType.FullName}>>({value})",
        _ => $"LengthOf({value})",
    };
}
