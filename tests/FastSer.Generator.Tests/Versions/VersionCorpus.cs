namespace FastSer.Generator.Tests.Versions;

/// <summary>Declarations, each with every single edit.</summary>
internal static class VersionCorpus
{
    private const string Tolerant = "Format = WireFormat.Tolerant";
    private const string Compact = "Format = WireFormat.Compact";
    private const string Append = "Append = true";

    private static readonly string[] s_types =
        ["int", "int", "string?", "string?", "long", "double", "bool", "bool", "byte", "int?", "Kind", "Point", "List<int>?", "uint", "short"];

    private static readonly string[] s_fixedTypes = ["int", "int", "long", "double", "bool", "byte", "Kind", "uint", "short"];

    private static readonly (DeclarationForm Form, string Arguments)[] s_forms =
    [
        (DeclarationForm.Class, ""), (DeclarationForm.Class, Compact), (DeclarationForm.Class, Tolerant), (DeclarationForm.Class, Append),
        (DeclarationForm.PositionalRecord, ""), (DeclarationForm.PositionalRecord, Compact), (DeclarationForm.PositionalRecord, Tolerant),
        (DeclarationForm.PositionalRecord, Append), (DeclarationForm.Struct, ""), (DeclarationForm.Struct, Compact), (DeclarationForm.Struct, Tolerant),
        (DeclarationForm.Struct, Append), (DeclarationForm.DerivedClass, ""), (DeclarationForm.DerivedClass, Compact), (DeclarationForm.DerivedClass, Tolerant),
        (DeclarationForm.NumberedClass, ""), (DeclarationForm.NumberedClass, Compact), (DeclarationForm.InnerStruct, ""), (DeclarationForm.PlainStruct, ""),
        (DeclarationForm.Class, "References = true"),
    ];

    public static IEnumerable<(DeclarationForm Form, string Arguments)> Forms => s_forms;

    public static Declaration Create(DeclarationForm form, string arguments, Random random)
    {
        var types = form == DeclarationForm.PlainStruct ? s_fixedTypes : s_types;
        var count = random.Next(3, 6);
        // Two members of equal kind at least.
        var first = types[random.Next(types.Length)];
        var members = Enumerable.Range(0, count).Select(i => new Member(
            $"M{(char)('A' + i)}", i < 2 ? first : types[random.Next(types.Length)], i + 1, i) { IsInBase = form == DeclarationForm.DerivedClass && i < 2 });
        return new Declaration(form, arguments, [.. members]);
    }

    public static IEnumerable<VersionPair> EditsOf(Declaration old)
    {
        foreach (var (title, changed, isAllowed) in Edits.Of(old))
        {
            var fresh = changed.Members.Where(member => old.Members.All(other => other.Name != member.Name)).ToList();
            yield return new VersionPair(
                $"{old.Form} {old.Arguments} ({string.Join(", ", old.Members.Select(static member => $"{member.Type} {member.Name}"))}): {title}",
                old.Source, changed.Source, old.Value, old.Dump, changed.Dump,
                fresh.Where(static member => member.FormerName is null).ToDictionary(static member => member.Name, static member => member.Default))
            {
                IsAllowed = isAllowed,
                HasVersions = old.HasVersions || changed.HasVersions,
                Renamed = changed.Members.Where(static member => member.FormerName is not null)
                    .ToDictionary(static member => member.Name, static member => member.FormerName!),
            };
        }
    }

    /// <summary>Unions of two types with equal members; their edits.</summary>
    public static IEnumerable<VersionPair> Unions()
    {
        foreach (var arguments in new[] { "", Compact, Tolerant })
        {
            var old = Union(arguments, "0, typeof(Cat)", "1, typeof(Dog)");
            yield return Pair(arguments, "tags exchanged", old, Union(arguments, "1, typeof(Cat)", "0, typeof(Dog)"), isAllowed: false);
            yield return Pair(arguments, "type removed", old, Union(arguments, "0, typeof(Cat)"), isAllowed: false);
            yield return Pair(arguments, "tag changed", old, Union(arguments, "0, typeof(Cat)", "2, typeof(Dog)"), isAllowed: false);
            yield return Pair(arguments, "type added", old, Union(arguments, "0, typeof(Cat)", "1, typeof(Dog)", "2, typeof(Cow)"), isAllowed: true);
            yield return Pair(arguments, "type added before", old, Union(arguments, "0, typeof(Cow)", "1, typeof(Cat)", "2, typeof(Dog)"), isAllowed: false);
        }
    }

    private static VersionPair Pair(string arguments, string title, string old, string changed, bool isAllowed)
    {
        const string Dump = "\"Pet=\" + Shown.Of(value.Pet) + \";Last=\" + Shown.Of(value.Last) + \";\"";
        return new VersionPair(
            $"union {arguments}: {title}", old, changed, "new Root { Pet = new Dog { Age = 7 }, Last = new Cat { Age = 8 } }", Dump, Dump,
            new Dictionary<string, string>())
        {
            IsAllowed = isAllowed,
            HasVersions = arguments.Contains("Tolerant", StringComparison.Ordinal),
        };
    }

    private static string Union(string arguments, params string[] cases)
    {
        var mark = arguments.Length == 0 ? "[FastSerType]" : $"[FastSerType({arguments})]";
        var key = arguments.Contains("Tolerant", StringComparison.Ordinal) ? ("[FastSerMember(0)] ", "[FastSerMember(1)] ") : ("", "");
        var types = string.Concat(new[] { "Cat", "Dog", "Cow" }.Select(name =>
            $"{mark} public partial class {name} : Animal {{ {key.Item1}public int Age; public override string ToString() => \"{name} \" + Age; }}\n"));
        return $"{mark} {string.Concat(cases.Select(static item => $"[FastSerUnion({item})]"))} public abstract partial class Animal;\n{types}"
            + $"{mark} public partial class Root {{ {key.Item1}public Animal? Pet; {key.Item2}public Animal? Last; }}";
    }
}
