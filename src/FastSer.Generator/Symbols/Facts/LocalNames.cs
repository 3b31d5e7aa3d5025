using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// Gives each member of a type a readable local variable name. Taken are the names in methods that have such locals: those
/// of collections have none, so that members may be called items and count.
/// </summary>
internal sealed class LocalNames
{
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal)
    {
        "writer", "reader", "value", "block", "limit", "result", "header", "reference", "body",
    };

    /// <param name="hasVersions">The names that only the code of types with other versions uses are taken too.</param>
    /// <param name="isAppendable">Those versions differ in the number of their members.</param>
    public LocalNames(bool hasVersions, bool isAppendable)
    {
        if (isAppendable)
        {
            _taken.UnionWith(["count", "initial"]);
        }
        else if (hasVersions)
        {
            _taken.UnionWith(["start", "end", "mask", "initial", "skipped"]);
        }
    }

    public string Allocate(string memberName)
    {
        var name = ToCamelCase(memberName);
        var unique = name;
        for (var i = 2; !_taken.Add(unique); i++)
        {
            unique = name + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }

        return Escape(unique);
    }

    public static string ToCamelCase(string memberName)
    {
        var name = memberName.TrimStart('_');
        name = name.StartsWith("m_", StringComparison.Ordinal) ? name.Substring(2) : name;
        return name.Length == 0 || !SyntaxFacts.IsIdentifierStartCharacter(name[0])
            ? "member" + name
            : LowerFirstWord(name);
    }

    /// <summary>Of an acronym at the start (<c>ID</c>, <c>URLName</c>), all letters but those of the next word.</summary>
    private static string LowerFirstWord(string name)
    {
        var length = 1;
        while (length < name.Length && char.IsUpper(name[length]) && (length + 1 == name.Length || !char.IsLower(name[length + 1])))
        {
            length++;
        }

        return name.Substring(0, length).ToLowerInvariant() + name.Substring(length);
    }

    public static string ToPascalCase(string memberName)
    {
        var name = ToCamelCase(memberName);
        return char.ToUpperInvariant(name[0]) + name.Substring(1);
    }

    public static string Escape(string name) =>
        SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : "@" + name;
}
