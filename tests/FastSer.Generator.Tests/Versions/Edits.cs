namespace FastSer.Generator.Tests.Versions;

/// <summary>Every single edit of a declaration.</summary>
internal static class Edits
{
    private static readonly Dictionary<string, string[]> s_otherTypes = new()
    {
        ["int"] = ["uint", "float", "long", "int?", "string?", "Kind"],
        ["int?"] = ["int", "long"],
        ["uint"] = ["int", "float"],
        ["long"] = ["ulong", "double", "int"],
        ["double"] = ["long", "float"],
        ["bool"] = ["byte", "int"],
        ["byte"] = ["bool", "short"],
        ["short"] = ["int", "byte"],
        ["string?"] = ["List<int>?", "int"],
        ["Kind"] = ["int", "uint"],
        ["Point"] = ["long", "int"],
        ["List<int>?"] = ["string?", "int"],
    };

    public static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Of(Declaration old)
    {
        var edits = Moves(old).Concat(Names(old)).Concat(Types(old)).Concat(Additions(old)).Concat(Removals(old)).Concat(Enums(old));
        // A member that a field of the plain struct's size does not fit is not an edit of it.
        return old.Form == DeclarationForm.PlainStruct
            ? edits.Where(static edit => edit.Changed.Members.All(static member => !member.Type.EndsWith('?')))
            : edits;
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Moves(Declaration old)
    {
        for (var i = 0; i < old.Members.Count; i++)
        {
            for (var j = i + 1; j < old.Members.Count; j++)
            {
                var (first, second) = (old.Members[i], old.Members[j]);
                var both = $"{first.Name} and {second.Name}";
                var moved = With(old, i, second with { IsInBase = first.IsInBase }, j, first with { IsInBase = second.IsInBase });
                yield return ($"{both} change places", moved, old.IsTolerant && first.IsInBase == second.IsInBase);
                yield return ($"{both} exchange keys", With(old, i, first with { Key = second.Key }, j, second with { Key = first.Key }), false);
                yield return ($"{both} exchange names", With(old, i, first with { Name = second.Name }, j, second with { Name = first.Name }), false);
            }

            if (old.Form == DeclarationForm.DerivedClass)
            {
                var member = old.Members[i];
                var moved = With(old, i, member with { IsInBase = !member.IsInBase });

                // Refused from the base: other classes that derive from it would lose the member.
                yield return ($"{member.Name} moves {(member.IsInBase ? "from" : "to")} the base", moved, old.IsTolerant && !member.IsInBase);
            }
        }
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Names(Declaration old)
    {
        for (var i = 0; i < old.Members.Count; i++)
        {
            var member = old.Members[i];
            yield return ($"{member.Name} is renamed", With(old, i, member with { Name = "Fresh" }), false);
            if (!old.IsInner || old.Form == DeclarationForm.InnerStruct)
            {
                yield return ($"{member.Name} is renamed, which is declared", With(old, i, member with { Name = "Fresh", FormerName = member.Name }), true);
            }
        }
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Types(Declaration old)
    {
        for (var i = 0; i < old.Members.Count; i++)
        {
            foreach (var type in s_otherTypes[old.Members[i].Type])
            {
                yield return ($"{old.Members[i].Name} becomes {type}", With(old, i, old.Members[i] with { Type = type }), false);
            }
        }

        if (!old.IsTolerant && old.Form is DeclarationForm.Class or DeclarationForm.Struct)
        {
            var other = old.Form == DeclarationForm.Class ? DeclarationForm.Struct : DeclarationForm.Class;
            if (!old.Arguments.Contains("References", StringComparison.Ordinal))
            {
                yield return ($"becomes a {other}", old with { Form = other }, false);
            }

            foreach (var arguments in new[] { "", "Append = true", "Format = WireFormat.Compact" }.Where(arguments => arguments != old.Arguments))
            {
                yield return ($"becomes ({arguments})", old with { Arguments = arguments }, false);
            }
        }
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Additions(Declaration old)
    {
        var next = old.Members.Max(static member => member.Key) + 1;
        for (var place = 0; place <= old.Members.Count; place++)
        {
            foreach (var type in new[] { old.Members[0].Type, "int" }.Distinct())
            {
                var isLast = place == old.Members.Count;
                var added = new Member("Added", type, 20, next) { IsInBase = place < old.Members.Count && old.Members[place].IsInBase };
                var isAllowed = old.IsTolerant || (isLast && old.Arguments.Contains("Append", StringComparison.Ordinal));
                var grown = old with { Members = [.. old.Members.Take(place), added, .. old.Members.Skip(place)] };
                yield return ($"{type} is inserted at {place}", grown, isAllowed);
            }
        }
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Removals(Declaration old)
    {
        for (var i = 0; i < old.Members.Count; i++)
        {
            var member = old.Members[i];
            var rest = old with { Members = [.. old.Members.Where(other => other != member)] };
            yield return ($"{member.Name} is removed", rest, false);
            yield return ($"{member.Name} is replaced", With(old, i, member with { Name = "Other", Number = 30 }), false);
            if (old.IsTolerant && old.Form != DeclarationForm.DerivedClass)
            {
                var retired = FormattableString.Invariant($" [FastSerRetired({member.Key}, typeof({member.Type.TrimEnd('?')}))]");
                yield return ($"{member.Name} is retired", rest with { TypeAttributes = retired }, member.Type != "int?");
            }
        }
    }

    private static IEnumerable<(string Title, Declaration Changed, bool IsAllowed)> Enums(Declaration old)
    {
        var hasEnum = old.Members.Any(static member => member.Type == "Kind");
        if (hasEnum)
        {
            yield return ("names of the enum are exchanged", old with { KindMembers = "Red, Blue, Green" }, false);
            yield return ("a name of the enum is inserted", old with { KindMembers = "Red, Pink, Green, Blue" }, false);
            yield return ("a name of the enum is removed", old with { KindMembers = "Red, Blue" }, false);
            yield return ("a name of the enum is appended", old with { KindMembers = "Red, Green, Blue, Pink" }, true);
            yield return ("the enum gets another number", old with { KindBase = "uint" }, false);
            yield return ("the enum gets a smaller number", old with { KindBase = "byte" }, false);
        }

        if (old.Members.Any(static member => member.Type == "Point"))
        {
            yield return ("fields of the inner struct are exchanged", old with { PointMembers = "Y, X" }, false);
        }
    }

    private static Declaration With(Declaration old, int index, Member member) =>
        old with { Members = [.. old.Members.Select((other, i) => i == index ? member : other)] };

    private static Declaration With(Declaration old, int first, Member atFirst, int second, Member atSecond) =>
        With(With(old, first, atFirst), second, atSecond);
}
