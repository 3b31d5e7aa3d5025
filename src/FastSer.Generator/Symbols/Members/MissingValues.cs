using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Finds what a member of a Tolerant type is where the bytes do not say: its declared default.</summary>
internal sealed class MissingValues(INamedTypeSymbol type)
{
    public MissingMember Of(
        MemberSymbol symbol, int index, SelectedConstructor selected, Restoration restoration, bool rejectsNull)
    {
        if (restoration == Restoration.Fill)
        {
            return new MissingMember(MissingRule.Unassigned, "default");
        }

        var isRequired = symbol.IsRequired && !selected.SetsRequiredMembers && !selected.IsFactory;
        if (selected.Takes(index) && !isRequired)
        {
            var parameter = selected.Arguments.First(argument => argument.Member == index).Parameter;
            var value = parameter.HasExplicitDefaultValue ? FormatDefault(parameter) : "default";
            return new MissingMember(
                restoration == Restoration.Constructor || (rejectsNull && value is "default" or "null") ? MissingRule.Value : KeptBy(symbol), value);
        }

        var isGiven = !isRequired && (HasInitializer(symbol.Symbol) || !IsPlain(selected.Symbol));
        return new MissingMember(
            !isGiven ? MissingRule.Value : KeptBy(symbol),
            "default");
    }

    /// <summary>The ways in which a member keeps the value that construction gave it.</summary>
    private static MissingRule KeptBy(MemberSymbol symbol) => symbol.Setter is { IsInitOnly: true } ? MissingRule.Copied : MissingRule.Unassigned;

    private static string FormatDefault(IParameterSymbol parameter)
    {
        var value = parameter.ExplicitDefaultValue;
        return EnumOf(parameter.Type) is { } type ? FormatEnum(type, value) : CSharpLiteral.Constant(value);
    }

    private static INamedTypeSymbol? EnumOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { TypeKind: TypeKind.Enum } named => named,
        INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable =>
            EnumOf(nullable.TypeArguments[0]),
        _ => null,
    };

    /// <summary>By its name; a combination of flags, or a number that has no name, is cast.</summary>
    private static string FormatEnum(INamedTypeSymbol type, object? value)
    {
        var name = TypeNames.Full(type);
        var member = type.GetMembers().OfType<IFieldSymbol>()
            .FirstOrDefault(field => field.HasConstantValue && field.ConstantValue.Equals(value));
        return member is not null ? $"{name}.{LocalNames.Escape(member.Name)}"
            : value is null ? CSharpLiteral.Constant(null)
            : $"({name})({CSharpLiteral.Constant(value)})";
    }

    /// <summary>Of a member whose source is not there nothing is known, so it is taken to have one.</summary>
    private static bool HasInitializer(ISymbol member) => member.DeclaringSyntaxReferences is not [var reference] || IsInitialized(reference.GetSyntax());

    /// <summary>Returns whether the declaration of a field or property has an initializer.</summary>
    public static bool IsInitialized(SyntaxNode declaration) =>
        declaration is VariableDeclaratorSyntax { Initializer: not null } or PropertyDeclarationSyntax { Initializer: not null };

    /// <summary>Neither the constructor nor those of the base types have a body that could assign members.</summary>
    private bool IsPlain(IMethodSymbol constructor) => IsPlainConstructor(constructor) && !type.BaseType.HasLevel(static level =>
        level.DeclaringSyntaxReferences.IsEmpty || !level.InstanceConstructors.All(IsPlainConstructor));

    private static bool IsPlainConstructor(IMethodSymbol constructor) => constructor.IsImplicitlyDeclared || SelectedConstructor.IsPrimary(constructor);
}
