using System.Globalization;
using System.Text;

namespace FastSer.ReferenceCodec;

/// <summary>
/// Prints a value so that equal texts mean equal values, whatever order its collections do not keep: those are ordered by what
/// their elements are alone, before the objects in them get numbers.
/// </summary>
public sealed class ValueText
{
    /// <summary>Graphs have more paths than objects: an order does not look further than this.</summary>
    private const int MostLevels = 2;

    private readonly Dictionary<ObjectValue, int> _known = new(ReferenceEqualityComparer.Instance);

    /// <summary>The objects that the one which is printed is part of, from outside: those of a cycle name them by their place.</summary>
    private readonly List<ObjectValue> _path;

    private readonly int _outer;

    /// <summary>The number of collections without an order that are being ordered around this one.</summary>
    private readonly int _level;

    private ValueText(IEnumerable<ObjectValue> path, int level)
    {
        _path = [.. path];
        _outer = _path.Count;
        _level = level;
    }

    public static string Of(Schema schema, Value value) => new ValueText([], 0).Print(schema, value);

    private string Print(Schema schema, Value value) => (schema, value) switch
    {
        (_, NullValue) => "null",
        (_, DefaultValue) => "default",
        (NullableSchema nullable, _) => Print(nullable.Item, value),
        (ParameterSchema parameter, _) => Print(parameter.Item, value),
        (ExtensionSchema extension, _) => Print(extension.Item, value),
        (CompactSchema wrapper, _) => Print(wrapper.Item, WrapperValue.ItemOf(value)),
        (_, ScalarValue scalar) =>
            string.Join(':', scalar.Parts.Select(static p => p.ToString("X", CultureInfo.InvariantCulture))),
        (_, TextValue text) => Quote(text.Text),
        (_, BigIntegerValue big) => big.Number.ToString(CultureInfo.InvariantCulture),
        (_, AddressValue address) => $"{Convert.ToHexString([.. address.Bytes])}%{address.Scope}:{address.Port}",
        (_, BitsValue bits) => "b" + string.Concat(bits.Bits.Select(static bit => bit ? '1' : '0')),
        (TupleSchema tuple, ListValue list) => $"({string.Join(", ", tuple.Items.Zip(list.Items, Print))})",
        (CollectionSchema collection, ListValue list) => PrintItems(collection, list),
        (GridSchema grid, GridValue value1) =>
            $"{string.Join('x', value1.Lengths)}[{string.Join(", ", value1.Items.Select(i => Print(grid.Item, i)))}]",
        (UnionSchema union, CaseValue tagged) => PrintCase(union.Cases, tagged),
        (ChoiceSchema choice, CaseValue tagged) => PrintCase(choice.Cases, tagged),
        (ObjectSchema, ObjectValue content) => PrintObject(content),
        _ => throw new ArgumentException($"{value.GetType().Name} is no value of {schema.GetType().Name}.", nameof(value)),
    };

    private string PrintItems(CollectionSchema collection, ListValue list)
    {
        IEnumerable<Value> items = collection.KeepsOrder
            ? list.Items
            : list.Items.OrderBy(item => new ValueText(_path, _level + 1).Print(collection.Item, item), StringComparer.Ordinal);
        return $"[{string.Join(", ", items.Select(item => Print(collection.Item, item)))}]";
    }

    private string PrintCase(IReadOnlyList<Case> cases, CaseValue tagged) => tagged.Value is UnknownCase unknown
        ? $"{tagged.Tag}#{unknown}"
        : $"{tagged.Tag}#{Print(cases.Single(item => item.Tag == tagged.Tag).Schema, tagged.Value)}";

    private string PrintObject(ObjectValue value)
    {
        if (_path.IndexOf(value, 0, _outer) is >= 0 and var place)
        {
            return "^" + place.ToString(CultureInfo.InvariantCulture);
        }

        if (value.Schema.KeepsIdentity && _level > MostLevels)
        {
            return "*";
        }

        if (value.Schema.KeepsIdentity && !_known.TryAdd(value, _known.Count))
        {
            return "@" + _known[value].ToString(CultureInfo.InvariantCulture);
        }

        _path.Add(value);
        var members = value.Schema.Members
            .Select((member, i) => member.IsRetired ? null : $"{member.Name} = {Print(member.Schema, value.Members[i])}")
            .OfType<string>().Concat(value.Unknown is { } unknown ? [$"unknown {unknown}"] : []);
        var text = $"{{ {string.Join(", ", members)} }}";
        _path.RemoveAt(_path.Count - 1);
        return text;
    }

    private static string Quote(string text)
    {
        var quoted = new StringBuilder("\"");
        foreach (var c in text)
        {
            quoted.Append(c is >= ' ' and <= '~' and not '"' and not '\\'
                ? c.ToString()
                : "\\u" + ((int)c).ToString("X4", CultureInfo.InvariantCulture));
        }

        return quoted.Append('"').ToString();
    }
}
