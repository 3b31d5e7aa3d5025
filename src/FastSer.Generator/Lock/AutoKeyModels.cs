namespace FastSer.Generator.Lock;

/// <summary>Puts the keys that the schema lock gives into the models of types.</summary>
internal static class AutoKeyModels
{
    public static ParseResult Apply(ParseResult result, AutoKeyTable table)
    {
        var model = result.Model!;
        var auto = model.AutoKeys!;
        if (table.Of(auto) is not { } assigned)
        {
            return Pending(result, [.. table.Issues]);
        }

        var keyed = WithKeys(model, auto, assigned.Numbers);
        var section = result.Lock! with
        {
            Entries = LockEntries.Of(keyed.Keys!.Value, keyed.Members).ToEquatableArray(),
            IsPending = assigned.IsPending,
        };
        return result with
        {
            Model = assigned.IsPending ? keyed with { IsStub = true } : keyed,
            Lock = section,
            Issues = assigned.Issues,
        };
    }

    /// <summary>No code may use the keys that the type would have.</summary>
    public static ParseResult Pending(ParseResult result, params SymbolDiagnostic[] issues) => result with
    {
        Model = result.Model! with { IsStub = true, AutoKeys = null },
        Lock = null,
        Issues = issues.ToEquatableArray(),
        IsBroken = true,
    };

    /// <summary>The model is that of the same type with an attribute at each member.</summary>
    private static TypeModel WithKeys(TypeModel model, AutoKeys auto, EquatableArray<int> numbers)
    {
        var keys = auto.Given.ToDictionary(static given => given.Number, static given => given.Key);
        for (var i = 0; i < numbers.Count; i++)
        {
            if (numbers[i] >= 0)
            {
                keys[numbers[i]] = new KeyModel(model.Members[i].Type, i);
            }
        }

        var order = OrderOf(auto, keys, model.Members.Count);
        var places = order.Select(static (member, place) => (member, place)).ToDictionary(static item => item.member, static item => item.place);
        var members = order.Select(member => model.Members[member]).ToEquatableArray();
        return model with
        {
            AutoKeys = null,
            Members = members,
            Constructor = model.Constructor with
            {
                Arguments = model.Constructor.Arguments
                    .Select(argument => argument with { MemberIndex = places[argument.MemberIndex] }).ToEquatableArray(),
            },
            KeyMembers = model.KeyMembers.Select(member => places[member]).OrderBy(static place => place).ToEquatableArray(),
            View = model.View is { } view
                ? view with { Members = view.Members.Select(member => member with { Index = places[member.Index] }).ToEquatableArray() }
                : null,
            Keys = Fill(keys).Select(key => (key.IsRetired ? key : key with { MemberIndex = places[key.MemberIndex] }).In(members)).ToEquatableArray(),
        };
    }

    /// <summary>Base types first, then by keys, as members stand whose keys are attributes.</summary>
    private static List<int> OrderOf(AutoKeys auto, Dictionary<int, KeyModel> keys, int count)
    {
        var levels = auto.Members.Select(static member => member.Level).Distinct().ToList();
        var numbers = keys.Where(static item => !item.Value.IsRetired).ToDictionary(static item => item.Value.MemberIndex, static item => item.Key);
        return [.. Enumerable.Range(0, count)
            .OrderBy(member => levels.IndexOf(auto.Members[member].Level))
            .ThenBy(member => numbers.TryGetValue(member, out var key) ? key : 0)];
    }

    /// <summary>A key between others that no member has: those of types that derive from the same class use it.</summary>
    private static IEnumerable<KeyModel> Fill(Dictionary<int, KeyModel> keys)
    {
        var highest = keys.Count == 0 ? -1 : keys.Keys.Max();
        for (var number = 0; number <= highest; number++)
        {
            yield return keys.TryGetValue(number, out var key) ? key : new KeyModel(ReservedType.OfDerived, -1);
        }
    }
}
