using System.Globalization;
using System.Text.RegularExpressions;

namespace FastSer.Tool.Schemas;

/// <summary>
/// Checks that a schema is one that types can have. A file may come from anywhere, and becomes names of files and code in JavaScript.
/// </summary>
internal sealed partial class SchemaRules
{
    private const int LongestName = 4096;

    /// <summary>More than any struct has: objects without a head are read as one block, whose members are counted once for each place.</summary>
    private const int MostFixedParts = 100_000;

    private readonly Dictionary<string, FastSerSchemaType> _types = new(StringComparer.Ordinal);

    /// <summary>The number of parts of each object without a head; null while they are counted.</summary>
    private readonly Dictionary<string, int?> _fixedParts = new(StringComparer.Ordinal);

    /// <summary>Checks a schema.</summary>
    /// <exception cref="FormatException">No types have this schema.</exception>
    public static void Check(FastSerSchema schema) => new SchemaRules().CheckAll(schema);

    private static void Require(bool isTrue, string error)
    {
        if (!isTrue)
        {
            throw new FormatException(error + ".");
        }
    }

    private void CheckAll(FastSerSchema schema)
    {
        foreach (var type in schema.Types)
        {
            Require(type.Name.Length <= LongestName && TypeNamePattern().IsMatch(type.Name), "a type has a name that C# does not allow");
            Require(_types.TryAdd(type.Name, type), $"the type {type.Name} is there twice");
        }

        foreach (var type in schema.Types)
        {
            CheckNames(type.Name, type.Members.Where(member => !IsKeyAlone(type, member)).Select(static member => member.Name));
            CheckNames(type.Name, type.Constants.Select(static constant => constant.Name));
            Require(type.Constants.DistinctBy(static constant => constant.Name).Count() == type.Constants.Count, $"a name of {type.Name} is there twice");
            Require(
                type.Constants.All(static one => Int128.TryParse(one.Value, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out _)),
                $"a number of {type.Name} is not valid");
            Require(type.Kind != FastSerSchemaTypeKind.Enum || type.Scalar is not null, $"the enum {type.Name} has no scalar");
            CheckParts(type.Members);
            CheckCases(type.Cases);
            CountFixedParts(type);
        }

        foreach (var root in schema.Roots)
        {
            CheckValue(root);
        }
    }

    /// <summary>Returns whether a member is gone, so that no code has its name.</summary>
    private static bool IsKeyAlone(FastSerSchemaType type, FastSerSchemaMember member) =>
        type.Format == WireFormat.Tolerant && (member.IsReserved || member.IsRetired);

    private static void CheckNames(string type, IEnumerable<string> names) =>
        Require(names.All(static name => MemberNamePattern().IsMatch(name)), $"a member of {type} has a name that C# does not allow");

    private void CheckParts(IEnumerable<FastSerSchemaMember> parts)
    {
        foreach (var part in parts)
        {
            CheckValue(part.Value);
        }
    }

    private void CheckCases(IReadOnlyList<FastSerSchemaCase> cases)
    {
        Require(cases.DistinctBy(static one => one.Tag).Count() == cases.Count, "a tag is there twice");
        foreach (var one in cases)
        {
            Require((one.Layout == FastSerSchemaCaseLayout.None) == (one.Value is null), $"the case {one.Tag} must have a value, or the layout 'none'");
            if (one.Value is not null)
            {
                CheckValue(one.Value);
            }
        }
    }

    private void CheckValue(FastSerSchemaValue value)
    {
        var isRight = value.Kind switch
        {
            FastSerSchemaKind.Scalar => value.Scalar is not null,
            FastSerSchemaKind.Enum => value.Scalar is not null && value.Reference is not null,
            FastSerSchemaKind.Object => value.Reference is not null,
            FastSerSchemaKind.Sequence => value.Parts.Count == 1,
            FastSerSchemaKind.MultiDimArray => value.Parts.Count == 1 && value.Rank is > 1 and <= 32,
            FastSerSchemaKind.Map => value.Parts.Count == 2,
            _ => true,
        };
        Require(isRight, $"a value of the kind '{value.Kind}' lacks something");
        Require(
            value.Reference is null || (_types.TryGetValue(value.Reference, out var type) && type.Kind.ToString() == value.Kind.ToString()),
            $"a value of the kind '{value.Kind}' refers to no such type");
        CheckParts(value.Parts);
        CheckCases(value.Cases);
    }

    private int CountFixedParts(FastSerSchemaType type)
    {
        if (type is not { Kind: FastSerSchemaTypeKind.Object, Head: FastSerSchemaHead.None })
        {
            return 1;
        }

        if (!_fixedParts.TryGetValue(type.Name, out var known))
        {
            _fixedParts.Add(type.Name, null);
            known = CountFixedParts(type.Members);
            Require(known <= MostFixedParts, $"the type {type.Name} is too large");
            _fixedParts[type.Name] = known;
        }

        Require(known is not null, $"the type {type.Name} contains itself");
        return known!.Value;
    }

    private int CountFixedParts(IEnumerable<FastSerSchemaMember> members)
    {
        var count = 1L;
        foreach (var value in members.Select(static member => member.Value).Where(static value => !value.HasPresence))
        {
            count += value.Kind switch
            {
                FastSerSchemaKind.Object when _types.TryGetValue(value.Reference ?? "", out var type) => CountFixedParts(type),
                FastSerSchemaKind.Tuple => CountFixedParts(value.Parts),
                _ => 1,
            };
        }

        return (int)Math.Min(count, int.MaxValue);
    }

    /// <summary>Names of generic types have spaces and brackets, and names of F# types more. None has what paths, texts or comments end with.</summary>
    [GeneratedRegex("""^[^\p{C}/\\:"'`*]+\z""")]
    private static partial Regex TypeNamePattern();

    [GeneratedRegex(@"^[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}\p{Cf}$]*\z")]
    private static partial Regex MemberNamePattern();
}
