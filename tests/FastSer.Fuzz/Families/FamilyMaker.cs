using System.Globalization;

namespace FastSer.Fuzz;

/// <summary>
/// Draws versions of Tolerant types that follow each other by the rules of docs/versioning.md: members are added, retired, renamed,
/// reordered, declared otherwise, made nullable, and given another collection; a union gains cases. Of types that members may be appended to,
/// members are added, renamed, declared otherwise and given another collection.
/// </summary>
internal sealed class FamilyMaker
{
    private const string Generic = "global::System.Collections.Generic.";

    private readonly Random _random;
    private readonly TypeRefMaker _refs;

    // Of an owner and a part that it holds, each key as it stands in the newest version.
    private readonly List<Slot> _owner = [];
    private readonly List<Slot> _part = [];
    private int _cases = 1;

    private readonly bool _appends;
    private readonly WireFormat _format;

    private FamilyMaker(int seed, bool appends)
    {
        _random = new Random(seed);
        _refs = new TypeRefMaker(_random, []);
        _appends = appends;
        _format = appends ? (WireFormat)(seed % 2) : WireFormat.Tolerant;
    }

    /// <summary>The types of each version; the first of a version is its root.</summary>
    public static List<List<TypeModel>> Make(int seed, int versions, bool appends)
    {
        var maker = new FamilyMaker(seed, appends);
        for (var i = maker._random.Next(1, 4); i > 0; i--)
        {
            maker.AddSlot(maker._part, mayHoldPart: false);
        }

        for (var i = maker._random.Next(2, 6); i > 0; i--)
        {
            maker.AddSlot(maker._owner, mayHoldPart: true);
        }

        var result = new List<List<TypeModel>>();
        for (var version = 0; version < versions; version++)
        {
            result.Add(maker.Version(version));
            ViewMaker.Choose(new Random(seed + version), result[^1]);
            maker.Evolve(maker._owner, mayHoldPart: true);
            maker.Evolve(maker._part, mayHoldPart: false);
            maker._cases += maker._random.Next(2);
        }

        return result;
    }

    private List<TypeModel> Version(int number)
    {
        var name = string.Create(CultureInfo.InvariantCulture, $"V{number}");
        TypeModel union = New("Channel", TypeKind.Interface, name);
        List<TypeModel> cases = [];
        for (var tag = 0; tag < _cases; tag++)
        {
            var item = New($"Case{tag}", TypeKind.Class, name);
            item.Base = union;
            item.BaseText = union.FullName;
            item.Members.Add(new MemberModel("Number", new TypeRef("int") { IsValue = true }, MemberStyle.Property) { Key = 0 });
            union.Cases.Add(new UnionCase(tag, item));
            cases.Add(item);
        }

        if (!_appends && _random.Next(2) == 0)
        {
            union.Fallback = $"global::{name}.Other";
            union.Companion = Fallback(name);
        }

        var part = Filled(New("Part", _random.Next(2) == 0 ? TypeKind.Record : TypeKind.Class, name), _part, null, union);
        var owner = Filled(New("Owner", _random.Next(2) == 0 ? TypeKind.Record : TypeKind.Class, name), _owner, part, union);
        _owner.ForEach(static slot => slot.LastName = slot.Name);
        _part.ForEach(static slot => slot.LastName = slot.Name);
        return [owner, part, union, .. cases];
    }

    private static string Fallback(string space) => $$"""
        namespace {{space}}
        {
            public sealed record Other(global::FastSer.FastSerUnknownCase Unknown) : Channel, global::FastSer.IFastSerFallback<Other>
            {
                public static Other Create(global::FastSer.FastSerUnknownCase unknown) => new(unknown);
            }
        }
        """;

    private TypeModel New(string name, TypeKind kind, string space) =>
        new() { Name = name, Kind = kind, Namespace = space, Format = _format, Appends = _appends && kind != TypeKind.Interface };

    private TypeModel Filled(TypeModel model, List<Slot> slots, TypeModel? part, TypeModel union)
    {
        model.IsSealed = true;
        model.HasAutoKeys = !_appends && _random.Next(2) == 0;
        if (!_appends && _random.Next(3) == 0)
        {
            model.Noise.Add("public global::FastSer.FastSerUnknown KeptMembers { get; init; }");
        }

        foreach (var (key, slot) in slots.Index())
        {
            if (slot.IsReserved)
            {
                model.Reserved.Add(key);
                continue;
            }

            var type = TypeOf(slot, part, union);
            if (slot.IsRetired)
            {
                model.Retired.Add((key, type));
                continue;
            }

            var style = _random.Next(4) switch { 0 => MemberStyle.Init, 1 => MemberStyle.Field, _ => MemberStyle.Property };
            model.Members.Add(new MemberModel(slot.Name, type, style)
            {
                Key = key,
                Initializer = slot.Initializer,
                Attributes = slot.Name == slot.FirstName ? "" : $"[global::FastSer.FastSerFormerName(\"{slot.FirstName}\")] ",

                // The lock gives keys above all reserved ones.
                HasWrittenKey = slot.LastName is { } last ? last != slot.Name || _random.Next(4) == 0 : slots.Exists(IsNewlyReserved),
                IsInterned = type.HoldsStrings && _random.Next(2) == 0,
            });
        }

        for (var i = model.Members.Count - 1; i > 0; i--)
        {
            var other = _random.Next(i + 1);
            (model.Members[i], model.Members[other]) = (model.Members[other], model.Members[i]);
        }

        // The lock gives keys to new members in the order of the source.
        var places = model.Members.Index().Where(m => slots[m.Item.Key].LastName is null).ToArray();
        foreach (var ((index, _), (_, item)) in places.Zip(places.OrderBy(static m => m.Item.Key)))
        {
            model.Members[index] = item;
        }

        return model;
    }

    private static bool IsNewlyReserved(Slot slot) => slot is { IsReserved: true, LastName: null };

    private static TypeRef TypeOf(Slot slot, TypeModel? part, TypeModel union) => slot.Kind switch
    {
        SlotKind.Part => RefOf(part!),
        SlotKind.Parts => TypeRef.Of(slot.IsList ? Generic + "List<{0}>" : "{0}[]", false, RefOf(part!)),
        SlotKind.PartMap => TypeRef.Of(Generic + "Dictionary<string, {0}>", false, RefOf(part!)),
        SlotKind.Union => RefOf(union),
        SlotKind.Unions => TypeRef.Of(Generic + "List<{0}>", false, RefOf(union)),
        SlotKind.Items => TypeRef.Of(slot.IsList ? Generic + "List<{0}>" : "{0}[]", false, slot.Type!),
        _ => slot.IsNullable && slot.Type is { IsValue: true, IsNullable: false }
            ? slot.Type with { Text = slot.Type.Text + "?", IsNullable = true }
            : slot.Type!,
    };

    private static TypeRef RefOf(TypeModel model) => new(model.FullName) { IsValue = model.IsValue, Uses = [model] };

    private void AddSlot(List<Slot> slots, bool mayHoldPart)
    {
        if (!_appends && _random.Next(8) == 0)
        {
            slots.Add(new Slot { Name = "", IsReserved = true });
        }

        var slot = new Slot { Name = $"Member{slots.Count}" };
        slot.Kind = mayHoldPart && _random.Next(2) == 0 ? (SlotKind)_random.Next(5) : _random.Next(3) == 0 ? SlotKind.Items : SlotKind.Any;
        slot.Type = slot.Kind == SlotKind.Items ? _refs.Value(1) : slot.Kind == SlotKind.Any ? _refs.Any(2) : null;
        slot.IsList = _random.Next(2) == 0;
        slot.Initializer = slot.Kind != SlotKind.Any ? null : slot.Type?.Text switch
        {
            "int" or "long" => "-7",
            "string" => "\"declared\"",
            "bool" => "true",
            _ => null,
        };
        slots.Add(slot);
    }

    private void Evolve(List<Slot> slots, bool mayHoldPart)
    {
        for (var i = _random.Next(3); i > 0; i--)
        {
            var slot = slots[_random.Next(slots.Count)];
            switch (_appends ? _random.Next(5) switch { 0 => 1, 1 => 3, _ => 4 } : _random.Next(6))
            {
                case 0:
                    slot.IsRetired = true;
                    break;
                case 1:
                    slot.Name = $"Renamed{_random.Next(1000)}At{slots.IndexOf(slot)}";
                    break;
                case 2:
                    slot.IsNullable = !slot.IsNullable && slot.Initializer is null;
                    break;
                case 3:
                    slot.IsList = !slot.IsList;
                    break;
                default:
                    AddSlot(slots, mayHoldPart);
                    break;
            }
        }
    }

    private enum SlotKind
    {
        Part,
        Parts,
        PartMap,
        Union,
        Unions,
        Items,
        Any,
    }

    /// <summary>The member that a key stands for.</summary>
    private sealed class Slot
    {
        public required string Name { get; set; }

        /// <summary>Its name in the first version that has it: the one that the lock knows.</summary>
        public string FirstName => field ??= Name;

        /// <summary>Its name in the version before; null if that has no such member.</summary>
        public string? LastName { get; set; }

        public SlotKind Kind { get; set; }

        public TypeRef? Type { get; set; }

        public bool IsList { get; set; }

        public bool IsNullable { get; set; }

        public bool IsRetired { get; set; }

        /// <summary>No version has a member of the key.</summary>
        public bool IsReserved { get; init; }

        public string? Initializer { get; set; }
    }
}
