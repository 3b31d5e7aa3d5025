using FastSer.Generator.Collections;
using FastSer.Generator.Model;

namespace FastSer.Generator.Parsing;

/// <summary>Turns what the Fast format says about a type into what the Compact format says (docs/format.md, lone values).</summary>
internal static class CompactTypes
{
    public static TypeRef Of(TypeRef type) => type.Kind switch
    {
        WireKind.Scalar or WireKind.Enum => OfScalar(type),
        WireKind.VariableScalar when type.IsString => type with { IsCompact = true, Suffix = "CompactString" },
        WireKind.Any => type with { IsCompact = true },
        WireKind.VariableScalar or WireKind.Object or WireKind.Struct or WireKind.Value or WireKind.Compact
            or WireKind.Custom or WireKind.Surrogate => type,
        _ => OfComposite(type),
    };

    /// <summary>The wrapper, whose value is written as the Compact format says wherever it stands.</summary>
    public static TypeRef Wrap(string fullName, TypeRef item)
    {
        var compact = Of(item);
        return new TypeRef
        {
            FullName = fullName,
            Kind = WireKind.Compact,
            Name = "Compact" + item.Name,
            MinimumSize = compact.MinimumSize,
            ClaimsSlots = compact.ClaimsSlots,
            Items = new[] { compact }.ToEquatableArray(),
        };
    }

    /// <summary>The fixed size, if there is one, and the least size of a compact struct of these members.</summary>
    public static (int? Fixed, int Minimum) SizesOf(IReadOnlyList<TypeRef?> members)
    {
        var isFixed = true;
        var bits = 0;
        var minimum = 0;
        foreach (var member in members)
        {
            var compact = member is null ? null : Of(member);
            bits += compact?.ControlBits ?? 0;
            isFixed &= compact is { ControlBits: 0, FixedSize: not null };
            minimum += compact is null ? 1 : compact.ControlBits > 0 ? 0 : compact.MinimumSize;
        }

        minimum = Math.Max(1, minimum + ((bits + 7) / 8));
        return (isFixed && members.Count > 0 ? minimum : null, minimum);
    }

    /// <summary>A value in a collection that is no array or list: never part of a sequence of integers.</summary>
    private static TypeRef Lone(TypeRef type) => Of(type) with { SequenceName = "" };

    /// <summary>An array or list whose elements stand as those of any other collection.</summary>
    private static TypeRef OfLoneItems(TypeRef type)
    {
        var compact = Of(type);
        return compact with { Items = compact.Items.Select(static item => item with { SequenceName = "" }).ToEquatableArray() };
    }

    private static bool IsSequence(TypeRef type) => type.Kind is WireKind.Array or WireKind.List or WireKind.Grid;

    private static TypeRef OfScalar(TypeRef type) => type.Suffix switch
    {
        "Boolean" => type with { IsCompact = true, IsMemoryScalar = false, SequenceName = "CompactBoolean" },
        "Int16" or "Int32" or "Int64" => Variable(type, 1, "CompactSigned"),
        "UInt16" or "Char" or "UInt32" or "UInt64" => Variable(type, 1, "CompactUnsigned"),
        "IntPtr" or "UIntPtr" => Variable(type, 1, ""),
        "Decimal" => Variable(type, 2, ""),
        _ => type,
    };

    private static TypeRef Variable(TypeRef type, int minimumSize, string sequenceName) => type with
    {
        IsCompact = true,
        Suffix = "Compact" + type.Suffix,
        FixedSize = null,
        MinimumSize = minimumSize,
        IsMemoryScalar = false,
        SequenceName = sequenceName,
    };

    private static TypeRef OfComposite(TypeRef type)
    {
        // What writes or copies memory of its own accord does so in any format.
        if (type.Collection is { Write: not null })
        {
            return type;
        }

        // A type that is another one on the wire is all of that; else its elements are lone, however they are held.
        Func<TypeRef, TypeRef> convert = type.Kind == WireKind.Converted ? Of : OfLoneItems;
        var items = type.Items.Select(item => IsSequence(type) ? Of(item) : Lone(item)).ToEquatableArray();
        int? size = type.FixedSize is not null && items.All(static item => item.FixedSize is not null)
            ? items.Sum(static item => item.FixedSize!.Value)
            : null;
        return type with
        {
            IsCompact = true,
            Items = items,
            Collection = type.Collection is not { } collection ? null : collection with
            {
                WriteVia = collection.WriteVia is { } write ? convert(write) : null,
                ReadVia = collection.ReadVia is { } read ? convert(read) : null,
                Cases = collection.Cases.Select(convert).ToEquatableArray(),
            },
            FixedSize = size,
            MinimumSize = type.Kind == WireKind.ValueTuple ? Math.Max(1, items.Sum(static item => item.MinimumSize)) : type.MinimumSize,
        };
    }
}
