using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>
/// Finds the types that a JSON serializer handles: types with its attributes on them, on their members or on their constructors, those that a
/// JSON context names, and those that these hold.
/// </summary>
internal static class JsonModels
{
    public const string Text = "System.Text.Json.Serialization.";
    public const string Newtonsoft = "Newtonsoft.Json.";

    private static readonly string[] s_names =
    [
        "JsonDerivedType", "JsonPolymorphic", "JsonUnmappedMemberHandling", "JsonObjectCreationHandling", "JsonNumberHandling", "JsonObject",
        "JsonPropertyName", "JsonProperty", "JsonInclude", "JsonIgnore", "JsonConstructor", "JsonRequired", "JsonPropertyOrder", "JsonExtensionData",
        "JsonConverter",
    ];

    private static readonly ConditionalWeakTable<IAssemblySymbol, Dictionary<INamedTypeSymbol, (AttributeData, ForeignKind)>> s_found = new();

    /// <summary>Returns the attribute by which a type of source is serialized as JSON.</summary>
    public static (AttributeData Attribute, ForeignKind Kind)? MarkOf(INamedTypeSymbol type) =>
        type.ContainingAssembly is ISourceAssemblySymbol assembly && s_found.GetValue(assembly, FindAll).TryGetValue(type.OriginalDefinition, out var mark)
            ? mark
            : null;

    /// <summary>Returns whether a type has an attribute itself, not only a type that holds it.</summary>
    public static bool IsMarked(INamedTypeSymbol type, AttributeData mark) => OwnMarkOf(type)?.Attribute == mark;

    private static (AttributeData Attribute, ForeignKind Kind)? OwnMarkOf(INamedTypeSymbol type)
    {
        foreach (var symbol in type.GetMembers().Where(static member => member is IPropertySymbol or IFieldSymbol or IMethodSymbol).Prepend(type))
        {
            foreach (var attribute in symbol.GetAttributes())
            {
                if (attribute.AttributeClass is { Arity: 0 } found && KindOf(found) is { } kind)
                {
                    return (attribute, kind);
                }
            }
        }

        return null;
    }

    private static ForeignKind? KindOf(INamedTypeSymbol attribute)
    {
        const string Suffix = "Attribute";
        return !Array.Exists(s_names, name => attribute.Name.Length == name.Length + Suffix.Length && attribute.Name.StartsWith(name, StringComparison.Ordinal))
            ? null
            : attribute.Is(Text + attribute.Name) ? ForeignKind.TextJson
            : attribute.Is(Newtonsoft + attribute.Name) ? ForeignKind.Newtonsoft
            : null;
    }

    private static Dictionary<INamedTypeSymbol, (AttributeData, ForeignKind)> FindAll(IAssemblySymbol assembly)
    {
        var found = new Dictionary<INamedTypeSymbol, (AttributeData, ForeignKind)>(SymbolEqualityComparer.Default);
        foreach (var type in HeldTypes.In(assembly.GlobalNamespace))
        {
            if (OwnMarkOf(type) is { } mark)
            {
                Reach(type, mark, found);
            }

            foreach (var attribute in type.BaseType?.Is(Text + "JsonSerializerContext") == true ? type.GetAttributes() : [])
            {
                if (attribute.AttributeClass?.Is(Text + "JsonSerializableAttribute") == true
                    && attribute.ConstructorArguments is [{ Value: ITypeSymbol root }, ..])
                {
                    ReachIn(root, (attribute, ForeignKind.TextJson), assembly, found);
                }
            }
        }

        return found;
    }

    /// <summary>Adds a type, its base type, the types that it names as derived ones, and those that its members hold.</summary>
    private static void Reach(
        INamedTypeSymbol type, (AttributeData, ForeignKind) mark, Dictionary<INamedTypeSymbol, (AttributeData, ForeignKind)> found)
    {
        if (found.ContainsKey(type) || type.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface))
        {
            return;
        }

        found.Add(type, mark);
        var derived = type.GetAttributes().Where(static attribute => attribute.AttributeClass?.Is(Text + "JsonDerivedTypeAttribute") == true)
            .Select(static attribute => attribute.ConstructorArguments is [{ Value: ITypeSymbol named }, ..] ? named : null);
        foreach (var one in HeldTypes.OfMembers(type, IsHeld).Concat(derived).Append(type.BaseType).OfType<ITypeSymbol>())
        {
            ReachIn(one, mark, type.ContainingAssembly, found);
        }
    }

    private static void ReachIn(
        ITypeSymbol type, (AttributeData, ForeignKind) mark, IAssemblySymbol assembly, Dictionary<INamedTypeSymbol, (AttributeData, ForeignKind)> found)
    {
        foreach (var named in HeldTypes.NamedIn(type).Where(named => SymbolEqualityComparer.Default.Equals(named.ContainingAssembly, assembly)))
        {
            Reach(named, OwnMarkOf(named) ?? mark, found);
        }
    }

    /// <summary>
    /// Returns whether System.Text.Json leaves a member out only sometimes: JsonIgnoreCondition.Never is 0, WhenWritingDefault and WhenWritingNull are 2 and 3.
    /// </summary>
    public static bool IsWrittenSometimes(ISymbol member) =>
        member.FindAttribute(Text + "JsonIgnoreAttribute")?.FindArgument("Condition")?.Value is 0 or 2 or 3;

    private static bool IsHeld(ISymbol member) => member.DeclaredAccessibility == Accessibility.Public
        ? (!member.HasAttribute(Text + "JsonIgnoreAttribute") || IsWrittenSometimes(member)) && !member.HasAttribute(Newtonsoft + "JsonIgnoreAttribute")
        : member.HasAttribute(Text + "JsonIncludeAttribute") || member.HasAttribute(Newtonsoft + "JsonPropertyAttribute");
}
