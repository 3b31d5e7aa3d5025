using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

public sealed partial class WireShape
{
    private StrongBox<bool>? _containsEnds;

    /// <summary>A generic type that holds itself with ever larger arguments has no end.</summary>
    private const int MaxShapes = 1 << 16;

    /// <summary>The shape of an annotated type in the Tolerant format: length, mask, then the members that the mask names.</summary>
    /// <param name="typeName">The name of the type, as error messages give it.</param>
    /// <param name="members">The members by key, from key 0 on, retired ones too; nullable values by their value.</param>
    /// <returns>The shape.</returns>
    public static WireShape Tolerant(string typeName, params WireMember[] members) =>
        new(WireShapeKind.Tolerant, members) { TypeName = typeName };

    /// <summary>A member of a Tolerant object that its type no longer has.</summary>
    /// <param name="key">Its key.</param>
    /// <param name="shape">The shape that it had.</param>
    /// <returns>The member.</returns>
    public static WireMember RetiredMember(int key, WireShape shape) =>
        new(FormattableString.Invariant($"(retired {key})"), shape) { IsRetired = true };

    /// <summary>The shape of a union whose types are all Tolerant: a reader steps over those it does not know.</summary>
    /// <param name="typeName">The name of the union, as error messages give it.</param>
    /// <param name="cases">The types.</param>
    /// <returns>The shape.</returns>
    public static WireShape TolerantUnion(string typeName, params WireCase[] cases)
    {
        var union = Union(typeName, cases);
        union.SkipsUnknownCases = true;
        return union;
    }

    /// <summary>A Tolerant union behind a tag of another: a length, then its own tag and what that names, but not null.</summary>
    /// <param name="tag">The tag.</param>
    /// <param name="union">The shape of the inner union.</param>
    /// <returns>The case.</returns>
    public static WireCase EnclosedCase(int tag, WireShape union) =>
        new(tag, new(WireShapeKind.Enclosed, [new WireMember("", union)]));

    /// <summary>Returns the number of keys that a writer knew whose last member is before a key: retired keys have no members.</summary>
    internal int WithRetired(int key)
    {
        while (key < _members.Length && _members[key].IsRetired)
        {
            key++;
        }

        return key;
    }

    /// <summary>Gets whether a length follows every tag, so that what an unknown one stands for can be stepped over.</summary>
    internal bool SkipsUnknownCases { get; private set; }

    /// <summary>
    /// Gets whether a value of this shape may be, or hold, a Tolerant object or a value that a Tolerant union encloses: a length says where they end.
    /// True for a type without an end.
    /// </summary>
    internal bool ContainsEnds =>
        (_containsEnds ??= new(Contains(static shape => shape.Kind is WireShapeKind.Tolerant or WireShapeKind.Enclosed))).Value;

    /// <summary>Gets whether a value of this shape may be, or hold, one that has a property. True for a type without an end.</summary>
    internal bool Contains(Func<WireShape, bool> property)
    {
        var seen = new HashSet<WireShape>();
        var pending = new Stack<WireShape>([Resolved]);
        while (pending.TryPop(out var shape))
        {
            if (property(shape) || seen.Count > MaxShapes)
            {
                return true;
            }

            if (seen.Add(shape))
            {
                foreach (var member in shape.Members)
                {
                    pending.Push(member.Shape.Resolved);
                }
            }
        }

        return false;
    }
}
