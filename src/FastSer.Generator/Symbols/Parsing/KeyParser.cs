using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Orders the members of a Tolerant type by their keys; each key from 0 on is a member's, or is retired.</summary>
internal sealed class KeyParser(INamedTypeSymbol type, WireTypeFactory resolver, Action<DiagnosticInfo> report)
{
    private readonly SortedDictionary<int, KeyModel> _keys = [];
    private readonly Dictionary<int, string> _names = [];
    private readonly HashSet<int> _forDerived = [];

    /// <summary>A retired key has a type that cannot be read.</summary>
    public bool IsIncomplete { get; private set; }

    /// <summary>Parses the keys of attributes; the lock gives keys to the other members.</summary>
    /// <param name="members">The members, base types first.</param>
    /// <param name="types">Their types.</param>
    public AutoKeys ParseGiven(List<MemberSymbol> members, List<WireType> types)
    {
        ParseAttributes(members, types);
        return new AutoKeys(
            TypeNames.Schema(type), TypeNames.Metadata(type),
            _keys.Select(static item => new GivenKey(item.Key, item.Value)).ToEquatableArray(),
            members.Select(Describe).ToEquatableArray())
        {
            Bases = type.BaseType.Levels().Select(TypeNames.Schema).ToEquatableArray(),
        };
    }

    private KeyedMember Describe(MemberSymbol member) =>
        new(member.Name, TypeNames.Schema(member.DeclaringType), member.Order is null && !UnknownMembers.Is(member))
        {
            FormerName = TypeNames.Former(member.Symbol),
            Barred = LeftToDerived(range => range.Level.DerivesFrom(member.DeclaringType)),
            Preferred = LeftToDerived(range => !range.Level.DerivesFrom(member.DeclaringType)),
        };

    /// <summary>Returns the keys that classes reserve for derived ones, of the class that declares a member or one below it, or of one above it.</summary>
    private EquatableArray<int> LeftToDerived(Func<ReservedRange, bool> isWanted) => ReservedKeys.Of(type)
        .Where(range => range is { ForDerived: true, First: >= 0, Last: <= KeyModel.Maximum } && isWanted(range))
        .SelectMany(static range => range.Keys).Distinct().ToEquatableArray();

    /// <returns>The keys in order; faulty ones are reported.</returns>
    public EquatableArray<KeyModel> Parse(List<MemberSymbol> members, List<WireType> types)
    {
        CheckGaps(ParseAttributes(members, types));
        return _keys.Values.ToEquatableArray();
    }

    private bool ParseAttributes(List<MemberSymbol> members, List<WireType> types)
    {
        var isComplete = types.Count == members.Count;
        for (var i = 0; i < members.Count; i++)
        {
            if (UnknownMembers.Is(members[i]))
            {
                continue;
            }

            if (members[i].Order is not { } key)
            {
                if (type.HasAutoKeys())
                {
                    continue;
                }

                Report(Descriptors.TolerantMemberMustHaveKey, KnownTypes.LocationOf(members[i].Symbol, type), members[i].Name);
                isComplete = false;
            }
            else if (CheckFree(key, members[i].Name, KnownTypes.LocationOf(members[i].Symbol, type)) && isComplete)
            {
                _keys[key] = new KeyModel(types[i], i);
            }
        }

        foreach (var (key, retired, location) in RetiredKeys.Of(type))
        {
            if (retired is null || resolver.Resolve(retired) is not { } retiredType)
            {
                IsIncomplete = true;
                isComplete = false;
                if (retired is not null && resolver.Fault is null)
                {
                    continue;
                }

                Report(Descriptors.RetiredTypeMustBeSupported, location, Format(key),
                    retired?.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat) ?? "null",
                    retired is null ? "name the type that the member had" : resolver.Fault!.FormatForPlace());
            }
            else if (CheckFree(key, null, location))
            {
                _keys[key] = new KeyModel(retiredType, -1);
            }
        }

        ParseReserved();
        return isComplete;
    }

    /// <summary>A base type may have reserved what a derived type reserves too.</summary>
    private void ParseReserved()
    {
        foreach (var range in ReservedKeys.Of(type))
        {
            if (range.IsPossible)
            {
                Reserve(range);
            }
            else
            {
                var key = range.First < 0 || range.First > range.Last ? range.First : range.Last;
                Report(Descriptors.KeyMustBeInRange, range.Location, Format(key), Format(KeyModel.Maximum));
            }
        }
    }

    private void Reserve(ReservedRange range)
    {
        for (var key = range.First; key <= range.Last; key++)
        {
            if (range.ForDerived)
            {
                // Derived types may use them; for this type alone they are taken.
                if (range.IsOwnOf(type) && _names.ContainsKey(key) && !(_keys.TryGetValue(key, out var other) && other.IsReserved))
                {
                    CheckFree(key, null, range.Location);
                    return;
                }

                _forDerived.Add(key);
                continue;
            }

            if (_keys.TryGetValue(key, out var known) && known.IsReserved)
            {
                continue;
            }

            if (!CheckFree(key, null, range.Location))
            {
                return;
            }

            _keys[key] = new KeyModel(ReservedType.Instance, -1);
        }
    }

    private bool CheckFree(int key, string? member, Location? location)
    {
        if (key is < 0 or > KeyModel.Maximum)
        {
            Report(Descriptors.KeyMustBeInRange, location, Format(key), Format(KeyModel.Maximum));
            return false;
        }

        if (_names.TryGetValue(key, out var other))
        {
            Report(
                member is null ? Descriptors.RetiredKeyMustStayUnused : Descriptors.KeyMustBeUnique, location,
                member is null ? [Format(key), other] : [Format(key), other, member]);
            return false;
        }

        _names.Add(key, member ?? "retired");
        return true;
    }

    private void CheckGaps(bool isComplete)
    {
        var highest = _names.Count == 0 ? -1 : _names.Keys.Max();
        for (var key = 0; isComplete && key < highest; key++)
        {
            if (_names.ContainsKey(key))
            {
                continue;
            }

            if (_forDerived.Contains(key) || resolver.HasDerivedKey(type, key))
            {
                _keys[key] = new KeyModel(ReservedType.OfDerived, -1);
            }
            else
            {
                var next = _names.Keys.Where(other => other > key).Min();
                var range = next - key == 1 ? Format(key) : $"{Format(key)}, {Format(next - 1)}";
                Report(Descriptors.KeyGapMustBeRetired, KnownTypes.LocationOf(type), Format(key), range);
                return;
            }
        }
    }

    private void Report(DiagnosticDescriptor rule, Location? location, params string[] details) =>
        report(DiagnosticInfo.Create(rule, location, [type.Name, .. details]));

    private static string Format(int number) => number.ToString(CultureInfo.InvariantCulture);
}
