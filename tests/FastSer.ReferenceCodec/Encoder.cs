using System.Numerics;

namespace FastSer.ReferenceCodec;

/// <summary>Writes a value as docs/wire-format.md says.</summary>
internal sealed partial class Encoder(Random? versions)
{
    private readonly Dictionary<ObjectValue, uint> _known = new(ReferenceEqualityComparer.Instance);
    private Output _output = new();

    public static byte[] Encode(Schema schema, Value value, Random? versions, out IReadOnlyList<int> structure)
    {
        var encoder = new Encoder(versions);
        encoder.Write(schema, value, compact: false);
        structure = encoder._output.Structure;
        return encoder._output.ToArray();
    }

    /// <summary>Writes a value; in the Compact format it is a lone one (section 20.3).</summary>
    private void Write(Schema schema, Value value, bool compact)
    {
        switch (schema)
        {
            case ScalarSchema scalar when compact && scalar.Kind.IsInteger:
                WriteLoneInteger(ControlBits.ZigZag(scalar.Kind, ((ScalarValue)value).Parts[0]));
                break;
            case ScalarSchema scalar when compact && scalar.Kind == ScalarKind.Decimal:
                WriteLoneDecimal((ScalarValue)value);
                break;
            case ScalarSchema scalar:
                WriteParts(scalar.Kind.Sizes, (ScalarValue)value);
                break;
            case TextSchema text:
                WriteText(value, compact && text.Kind == TextKind.Text);
                break;
            case NullableSchema nullable:
                WritePresent(nullable.Item, value, compact);
                break;
            case ParameterSchema parameter:
                Write(parameter.Item, value, compact);
                break;
            case ExtensionSchema { HasPresence: true } extension:
                WritePresent(extension.Item, value, compact: false);
                break;
            case ExtensionSchema extension:
                Write(extension.Item, value, compact: false);
                break;
            case CompactSchema wrapper:
                Write(wrapper.Item, WrapperValue.ItemOf(value), compact: true);
                break;
            case TupleSchema tuple:
                WriteTuple(tuple, value, compact);
                break;
            case CollectionSchema collection:
                WriteCollection(collection, value, compact);
                break;
            case GridSchema grid:
                WriteGrid(grid, value, compact);
                break;
            case UnionSchema union:
                WriteUnion(union, value);
                break;
            case ChoiceSchema choice:
                WriteChoice(choice, value, choice.Format is { } own ? own == ObjectFormat.Compact : compact);
                break;
            case ObjectSchema type:
                WriteObject(type, value);
                break;
            default:
                WriteVariable(schema, value);
                break;
        }
    }

    private void WriteParts(IReadOnlyList<int> sizes, ScalarValue value)
    {
        for (var i = 0; i < sizes.Count; i++)
        {
            _output.Number(value.Parts[i], sizes[i]);
        }
    }

    /// <summary>Section 4.</summary>
    private void WriteVariable(Schema schema, Value value)
    {
        switch (schema, value)
        {
            case (VersionSchema or BitArraySchema or AddressSchema, NullValue):
                _output.Length(0);
                break;
            case (VersionSchema, ScalarValue version):
                _output.Control(1);
                WriteParts([4, 4, 4, 4], version);
                break;
            case (BigIntegerSchema, BigIntegerValue big):
                // The fewest bytes of two's complement, lowest first.
                var bytes = big.Number.ToByteArray();
                _output.Length((ulong)bytes.Length);
                _output.Bytes(bytes);
                break;
            case (AddressSchema schemaOfAddress, AddressValue address):
                _output.Length((ulong)address.Bytes.Count + (address.Scope == 0 ? 1ul : 5ul));
                _output.Bytes(address.Bytes);
                _output.Number(address.Scope, address.Scope == 0 ? 0 : 4);
                _output.Number(address.Port, schemaOfAddress.HasPort ? 2 : 0);
                break;
            case (BitArraySchema, BitsValue bits):
                _output.Length((ulong)bits.Bits.Count + 1);
                _output.Bits(bits.Bits);
                break;
            default:
                throw new ArgumentException($"{value.GetType().Name} is no value of {schema.GetType().Name}.", nameof(value));
        }
    }

    private void WritePresent(Schema schema, Value value, bool compact)
    {
        _output.Control(value is NullValue ? (byte)0 : (byte)1);
        if (value is not NullValue)
        {
            Write(schema, value, compact);
        }
    }

    private void WriteTuple(TupleSchema tuple, Value value, bool compact)
    {
        if (tuple.IsClass)
        {
            _output.Control(value is NullValue ? (byte)0 : (byte)1);
        }

        for (var i = 0; value is ListValue items && i < tuple.Items.Count; i++)
        {
            Write(tuple.Items[i], items.Items[i], compact);
        }
    }

    private void WriteCollection(CollectionSchema collection, Value value, bool compact)
    {
        if (value is not ListValue list)
        {
            _output.Length(0);
            return;
        }

        _output.Length((ulong)list.Items.Count + 1);
        if (compact && collection.IsSequence)
        {
            WriteSequence(collection.Item, list.Items);
        }
        else
        {
            WriteItems(collection.Item, list.Items, compact && !collection.HasFastItems);
        }
    }

    private void WriteItems(Schema item, IReadOnlyList<Value> items, bool compact)
    {
        foreach (var element in items)
        {
            Write(item, element, compact);
        }
    }

    private void WriteGrid(GridSchema schema, Value value, bool compact)
    {
        if (value is not GridValue grid)
        {
            _output.Length(0);
            return;
        }

        for (var i = 0; i < grid.Lengths.Count; i++)
        {
            _output.Length((ulong)grid.Lengths[i] + (i == 0 ? 1UL : 0));
        }

        if (compact && schema.Item is ScalarSchema { Kind.IsInteger: true })
        {
            WriteSequence(schema.Item, grid.Items);
        }
        else
        {
            WriteItems(schema.Item, grid.Items, compact);
        }
    }

    /// <summary>Section 16.</summary>
    private void WriteChoice(ChoiceSchema choice, Value value, bool compact)
    {
        if (value is not CaseValue tagged)
        {
            _output.Length(0);
            return;
        }

        if (choice.IsTolerant && versions?.Next(8) == 0)
        {
            WriteUnknownCase(choice.Cases);
            return;
        }

        _output.Length((ulong)tagged.Tag + 1);
        var named = choice.Cases.Single(item => item.Tag == tagged.Tag);
        if (IsEnclosed(choice, named))
        {
            WriteEnclosed(() => Write(named.Schema, tagged.Value, compact));
        }
        else
        {
            Write(named.Schema, tagged.Value, compact);
        }
    }

    private void WriteText(Value value, bool compact)
    {
        if (value is not TextValue text)
        {
            _output.Length(1);
            return;
        }

        var (header, payload) = compact ? Texts.EncodeCompact(text.Text) : Texts.Encode(text.Text);
        _output.Length(header);
        _output.Bytes(payload);
    }
}
