namespace FastSer.Tool.Schemas;

internal sealed partial class SchemaComparison
{
    private void CompareObjects(FastSerSchemaType old, FastSerSchemaType @new)
    {
        var name = @new.Name;
        if (old.Head != @new.Head)
        {
            Add(name, Readers.Both, $"objects began with {Text(old.Head)} and begin with {Text(@new.Head)}");
            return;
        }

        AddIf(old.ControlBytes != @new.ControlBytes, name, Readers.Both, $"{old.ControlBytes} control bytes became {@new.ControlBytes}");
        var isClassToStruct = old.Format == WireFormat.Tolerant && (old.IsValueType, @new.IsValueType) is (false, true);
        AddIf(isClassToStruct, name, Readers.None, "is a struct now: data with null in its place is rejected");
        if (old.Format == WireFormat.Tolerant)
        {
            CompareKeys(old, @new);
        }
        else
        {
            CompareOrder(old, @new);
        }
    }

    /// <summary>Compares the members of a Tolerant type: each key has its place.</summary>
    private void CompareKeys(FastSerSchemaType old, FastSerSchemaType @new)
    {
        for (var i = 0; i < Math.Max(old.Members.Count, @new.Members.Count); i++)
        {
            if (i >= old.Members.Count)
            {
                Add(@new.Name, Readers.None, $"{Place(@new.Members[i], i)} is new");
            }
            else if (i >= @new.Members.Count)
            {
                Add(@new.Name, Readers.None, $"{Place(old.Members[i], i)} is gone: retire its key, or a later member may take it");
            }
            else
            {
                CompareMembers(old, @new, i);
            }
        }
    }

    /// <summary>Compares the members of other types: their order is data.</summary>
    private void CompareOrder(FastSerSchemaType old, FastSerSchemaType @new)
    {
        var isAppendable = @new.Head is FastSerSchemaHead.MemberCount or FastSerSchemaHead.IdentityAndMemberCount;
        var (places, last) = (PlacesIn(old, @new), -1);
        for (var i = 0; i < places.Length; i++)
        {
            var after = @new.Members[i];
            if (places[i] < 0)
            {
                var isLast = places.AsSpan(i).IndexOfAnyExcept(-1) < 0;
                var text = isAppendable && !isLast ? "is new, and not the last" : "is new";
                Add(@new.Name, isAppendable && isLast ? Readers.Old : Readers.Both, $"{after.Name} {text}");
                continue;
            }

            var before = old.Members[places[i]];
            var isRenamed = before.Name != after.Name && before.Name != after.FormerName;
            AddIf(isRenamed, @new.Name, Readers.None, $"{before.Name} has the name {after.Name}");
            AddIf(places[i] < last, @new.Name, Readers.Both, $"{after.Name} moved: values are exchanged");
            AddIf(before.ControlBit != after.ControlBit, @new.Name, Readers.Both, $"the control bits of {after.Name} moved");
            CompareValues(@new.Name, after.Name, before.Value, after.Value);
            last = Math.Max(last, places[i]);
        }

        for (var i = 0; i < old.Members.Count; i++)
        {
            // Members behind it are in other places now.
            var broken = isAppendable && i > last ? Readers.New : Readers.Both;
            AddIf(!places.Contains(i), @new.Name, broken, $"{old.Members[i].Name} is gone");
        }
    }

    /// <summary>Finds the old index of each new member: by its name, or, if both have another name, at the same place with the same encoding.</summary>
    private static int[] PlacesIn(FastSerSchemaType old, FastSerSchemaType @new)
    {
        // Each name is taken once: a derived class may hide a member of its base class.
        var names = old.Members.Select(static member => (string?)member.Name).ToList();
        var places = new int[@new.Members.Count];
        for (var i = 0; i < places.Length; i++)
        {
            var member = @new.Members[i];
            places[i] = names.IndexOf(member.Name) is >= 0 and var place ? place : member.FormerName is { } former ? names.IndexOf(former) : -1;
            if (places[i] >= 0)
            {
                names[places[i]] = null;
            }
        }

        for (var i = 0; i < Math.Min(places.Length, names.Count); i++)
        {
            if (places[i] < 0 && names[i] is not null && Encoding(old.Members[i].Value) == Encoding(@new.Members[i].Value))
            {
                places[i] = i;
            }
        }

        return places;
    }

    private void CompareMembers(FastSerSchemaType old, FastSerSchemaType @new, int i)
    {
        var (before, after) = (old.Members[i], @new.Members[i]);
        var place = Place(before, i);
        if (before.IsReserved || after.IsReserved)
        {
            AddIf(!after.IsReserved, @new.Name, Readers.Old, $"key {i} was reserved and is used: older programs reject it");
            AddIf(!before.IsReserved, @new.Name, Readers.New, $"{place} became a reserved key: retire it instead");
            return;
        }

        AddIf(before.IsRetired && !after.IsRetired, @new.Name, Readers.Both, $"the retired key {i} is used again");
        AddIf(!before.IsRetired && after.IsRetired, @new.Name, Readers.None, $"{place} is retired");
        if (!before.IsRetired && !after.IsRetired && before.Name != after.Name && before.Name != after.FormerName)
        {
            var isExchanged = @new.Members.Any(member => member.Name == before.Name) || old.Members.Any(member => member.Name == after.Name);
            Add(@new.Name, isExchanged ? Readers.Both : Readers.None, isExchanged
                ? $"{after.Name} is in the place of {before.Name}: values are exchanged" : $"{place} has the name {after.Name}");
        }

        CompareValues(@new.Name, place, before.Value, after.Value);
    }

    private static string Place(FastSerSchemaMember member, int index) => member.Name.Length > 0 ? member.Name : $"key {index}";

    private static string Text(FastSerSchemaHead head) => head switch
    {
        FastSerSchemaHead.None => "their members",
        FastSerSchemaHead.Presence => "a presence byte",
        FastSerSchemaHead.Identity => "an identity",
        FastSerSchemaHead.MemberCount => "the number of members",
        FastSerSchemaHead.IdentityAndMemberCount => "an identity and the number of members",
        FastSerSchemaHead.ControlBytes => "control bytes",
        _ => "a length and a mask",
    };

    /// <summary>Compares the encodings of two values. The types that both name are compared where they are listed.</summary>
    private void CompareValues(string type, string place, FastSerSchemaValue old, FastSerSchemaValue @new)
    {
        if (Encoding(old) != Encoding(@new))
        {
            Add(type, Readers.Both, $"{place} was {Text(old)} and is {Text(@new)}");
            return;
        }

        var (nullReaders, isNullPossible) = @new.RejectsNull ? (Readers.New, "no longer") : (Readers.Old, "now");
        AddIf(old.RejectsNull != @new.RejectsNull, type, nullReaders, $"{place}: null is {isNullPossible} possible");
        if (old.Reference is { } name && @new.Reference is { } newName && NewNameOf(name) != newName && _old[name].Kind != FastSerSchemaTypeKind.Enum)
        {
            Add(type, AreAlike(name, newName) ? Readers.None : Readers.Both, $"{place} was {name} and is {newName}");
        }

        if (old.Kind is FastSerSchemaKind.Union or FastSerSchemaKind.TypeName && old.Reference is null)
        {
            CompareCases(type, place + ": ", old.Cases, @new.Cases, isTolerant: false);
        }

        for (var i = 0; i < old.Parts.Count; i++)
        {
            CompareValues(type, $"{place}{PartName(old.Parts[i])}", old.Parts[i].Value, @new.Parts[i].Value);
        }
    }

    /// <summary>Finds whether objects of two names have the same members. Other types must keep their names.</summary>
    private bool AreAlike(string old, string @new)
    {
        var (before, after) = (_old[old], _new[@new]);
        var comparison = new SchemaComparison(new() { Roots = [], Types = [.. _old.Values] }, new() { Roots = [], Types = [.. _new.Values] });
        foreach (var (name, newName) in _newNames.Append(new(old, @new)))
        {
            comparison._newNames[name] = newName;
        }

        comparison.CompareType(before);
        return before.Kind == after.Kind && comparison._differences.TrueForAll(static item => item.Broken == Readers.None);
    }

    private static string PartName(FastSerSchemaMember part) => part.Name.Length > 0 ? "." + part.Name : "[]";

    /// <summary>Everything about a value that its bytes depend on, apart from its parts. An enum is its number.</summary>
    private static (FastSerSchemaKind Kind, string? Scalar, string? Formatter, bool HasPresence, bool IsCompact, int Rank, int Parts, bool IsNamed) Encoding(
        FastSerSchemaValue value) => value.Kind == FastSerSchemaKind.Enum
        ? (FastSerSchemaKind.Scalar, value.Scalar, null, value.HasPresence, value.IsCompact, 0, 0, false)
        : (value.Kind, value.Scalar, value.Formatter, value.HasPresence, value.IsCompact, value.Rank, value.Parts.Count, value.Reference is not null);

    private static string Text(FastSerSchemaValue value) => (value.Kind switch
    {
        FastSerSchemaKind.Scalar or FastSerSchemaKind.Enum => value.Scalar!,
        FastSerSchemaKind.Object or FastSerSchemaKind.Union when value.Reference is { } name => name,
        FastSerSchemaKind.Sequence => Text(value.Parts[0].Value) + "[]",
        FastSerSchemaKind.MultiDimArray => $"{Text(value.Parts[0].Value)}[{new string(',', value.Rank - 1)}]",
        FastSerSchemaKind.Map or FastSerSchemaKind.Tuple => $"{value.Kind}<{string.Join(", ", value.Parts.Select(static part => Text(part.Value)))}>",
        FastSerSchemaKind.Opaque => "bytes of " + value.Formatter,
        _ => value.Kind.ToString(),
    }) + (value.HasPresence ? "?" : "") + (value.IsCompact ? " (compact)" : "");
}
