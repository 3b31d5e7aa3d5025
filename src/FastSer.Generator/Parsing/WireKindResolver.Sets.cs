using FastSer.Generator.Collections;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

internal sealed partial class WireKindResolver
{
    private DeclaredSet? _set;
    private bool _isSetUsed;

    /// <summary>Resolves the type of a member with the set of types that it, or a part of it, may hold.</summary>
    /// <param name="set">The set, checked; or null.</param>
    /// <param name="resolve">Resolves the type.</param>
    /// <param name="isSetUsed">Whether the set says something about the type.</param>
    public TypeRef? Resolve(DeclaredSet? set, Func<TypeRef?> resolve, out bool isSetUsed)
    {
        _set = set;
        _isSetUsed = false;
        var resolved = resolve();
        _set = null;
        isSetUsed = _isSetUsed;
        return resolved;
    }

    /// <summary>What is wrong has been reported by other words.</summary>
    public void ClearReason() => Reason = "";

    /// <summary>A place where only the declared types may stand, each behind its tag.</summary>
    private TypeRef ResolveSet(INamedTypeSymbol type, DeclaredSet set)
    {
        _isSetUsed = true;
        _set = null;
        var items = set.Types.Select(item => Resolve(item.Type!)! with { HoldsDerived = DeclaredSet.HoldsDerived(item.Type!) }).ToList();
        _set = set;
        var names = items.Take(3).Select(static item => item.Name);
        return new TypeRef
        {
            FullName = TypeNames.Full(type),
            Kind = WireKind.Choice,
            Name = TypeNames.ForHelper(type) + "As" + string.Join("Or", items.Count > 3 ? names.Append("Other") : names),
            MinimumSize = 1,
            IsReference = true,
            ClaimsSlots = true,
            Items = items.ToEquatableArray(),
            Tags = set.Types.Select(static item => item.Tag).ToEquatableArray(),
            SetKey = "{" + string.Join(",", set.Types.Select(static item =>
                FormattableString.Invariant($"{item.Tag}:{TypeNames.Full(item.Type!)}"))) + "}",
        };
    }
}
