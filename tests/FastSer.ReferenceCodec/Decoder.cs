using System.Numerics;

namespace FastSer.ReferenceCodec;

/// <summary>Reads a value as docs/wire-format.md says, and rejects all that it says is rejected.</summary>
internal sealed partial class Decoder(byte[] bytes)
{
    private const uint MaxElements = 2_147_483_591;
    private const uint MaxBits = 2_147_483_616;
    private const int MaxDepth = 64;

    private readonly Input _input = new(bytes);
    private int _depth;

    /// <summary>The most elements or characters of the value that is read next.</summary>
    private uint _maxLength = uint.MaxValue;

    /// <summary>The assembly of the innermost annotated type, in which structs can be of fixed size.</summary>
    private string? _container;

    public static DecodeResult Decode(Schema schema, byte[] bytes)
    {
        var result = DecodePrefix(schema, bytes);
        return result.IsAccepted && result.Offset < bytes.Length
            ? new DecodeResult(null, ErrorCode.TrailingBytes, result.Offset)
            : result;
    }

    /// <summary>The value at the front of the bytes, and where it ends.</summary>
    public static DecodeResult DecodePrefix(Schema schema, byte[] bytes)
    {
        var decoder = new Decoder(bytes);
        try
        {
            var value = decoder.Read(schema, compact: false);
            return new DecodeResult(value, null, decoder._input.Position);
        }
        catch (RejectedException rejected)
        {
            return new DecodeResult(null, rejected.Code, rejected.Offset);
        }
    }

    private Value Read(Schema schema, bool compact) => schema switch
    {
        ScalarSchema scalar when compact && scalar.Kind.IsInteger => ReadLoneInteger(scalar.Kind),
        ScalarSchema scalar when compact && scalar.Kind == ScalarKind.Decimal => ReadLoneDecimal(),
        ScalarSchema scalar => ReadScalar(scalar.Kind),
        TextSchema text => ReadText(text.Kind, compact),
        NullableSchema nullable => _input.Presence() ? Read(nullable.Item, compact) : NullValue.Instance,
        ParameterSchema parameter => Read(parameter.Item, compact),
        ExtensionSchema extension => ReadExtension(extension),
        CompactSchema wrapper => new WrapperValue(Read(wrapper.Item, compact: true)),
        TupleSchema tuple => ReadTuple(tuple, compact),
        CollectionSchema collection => ReadCollection(collection, compact),
        GridSchema grid => ReadGrid(grid, compact),
        UnionSchema union => ReadUnion(union),
        ChoiceSchema choice => ReadChoice(choice, choice.Format is { } own ? own == ObjectFormat.Compact : compact),
        ObjectSchema type => ReadObject(type),
        VersionSchema => ReadVersion(),
        BigIntegerSchema => ReadBigInteger(),
        BitArraySchema => ReadBitArray(),
        AddressSchema address => ReadAddress(address),
        _ => throw new ArgumentException($"{schema.GetType().Name} is unknown.", nameof(schema)),
    };

    private ScalarValue ReadScalar(ScalarKind kind)
    {
        _input.Need(kind.Size);
        var value = new ScalarValue([.. kind.Sizes.Select(_input.Number)]);
        Validate(kind.Accepts(value.Parts), ErrorCode.InvalidValue);
        return value;
    }

    private void Validate(bool isValid, ErrorCode code)
    {
        if (!isValid)
        {
            throw _input.Reject(code);
        }
    }

    private Value ReadVersion()
    {
        if (!_input.Presence())
        {
            return NullValue.Instance;
        }

        _input.Need(16);
        var parts = Enumerable.Range(0, 4).Select(_ => _input.Number(4)).ToArray();
        var (major, minor, build, revision) = ((int)parts[0], (int)parts[1], (int)parts[2], (int)parts[3]);
        var areThere = major >= 0 && minor >= 0 && build >= -1 && revision >= -1;
        Validate(areThere && (build >= 0 || revision < 0), ErrorCode.InvalidValue);
        return new ScalarValue(parts);
    }

    private BigIntegerValue ReadBigInteger()
    {
        var count = _input.Length();
        if (count == 0)
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }

        var content = _input.Bytes(count);
        var number = new BigInteger(content);
        Validate(number.ToByteArray().Length == content.Length, ErrorCode.InvalidLength);
        return new BigIntegerValue(number);
    }

    private Value ReadAddress(AddressSchema schema)
    {
        var header = _input.Length();
        if (header == 0)
        {
            return NullValue.Instance;
        }

        if (header is not (5 or 17 or 21))
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }

        _input.Need(header - 1);
        var address = _input.Bytes(Math.Min(header - 1, 16));
        var scope = header == 21 ? (uint)_input.Number(4) : 0;
        Validate(header < 21 || scope != 0, ErrorCode.InvalidValue);
        return new AddressValue(address, scope, schema.HasPort ? ReadPort() : (ushort)0);
    }

    private ushort ReadPort()
    {
        _input.Need(2);
        return (ushort)_input.Number(2);
    }

    private Value ReadBitArray()
    {
        var header = _input.Length();
        if (header == 0)
        {
            return NullValue.Instance;
        }

        if (header - 1 > MaxBits)
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }

        LimitLength(TakeMaxLength(), header - 1);

        _input.Need((header - 1L + 7) / 8);
        return new BitsValue(_input.Bits((int)(header - 1)));
    }

    private Value ReadTuple(TupleSchema tuple, bool compact) => tuple.IsClass && !_input.Presence()
        ? NullValue.Instance
        : new ListValue([.. tuple.Items.Select(item => Read(item, compact))]);

    /// <summary>Section 14.</summary>
    private Value ReadExtension(ExtensionSchema extension)
    {
        if (extension.HasPresence && !_input.Presence())
        {
            return NullValue.Instance;
        }

        var value = Read(extension.Item, compact: false);
        Validate(!extension.IsNeverNull || value is not NullValue, ErrorCode.InvalidValue);
        Validate(value is NullValue || extension.Accepts?.Invoke(value) != false, ErrorCode.InvalidValue);
        return value is NullValue ? value : extension.Normal?.Invoke(value) ?? value;
    }

    /// <summary>Section 16.</summary>
    private Value ReadChoice(ChoiceSchema choice, bool compact)
    {
        var header = _input.Length();
        if (header == 0)
        {
            return choice.IsNeverNull ? throw _input.Reject(ErrorCode.InvalidValue) : NullValue.Instance;
        }

        if (choice.Cases.FirstOrDefault(item => item.Tag == header - 1) is not { } named)
        {
            return header > MaxTagHeader ? throw _input.Reject(ErrorCode.InvalidLength)
                : choice.IsTolerant ? StepOverObject()
                : throw _input.Reject(ErrorCode.UnknownUnionTag);
        }

        if (Encoder.IsEnclosed(choice, named))
        {
            return ReadEnclosed(named, () => Read(named.Schema, compact));
        }

        var value = Read(named.Schema, compact);
        return value is NullValue ? throw _input.Reject(ErrorCode.InvalidValue) : new CaseValue(named.Tag, value);
    }

    private Value ReadText(TextKind kind, bool compact)
    {
        var maxLength = TakeMaxLength();
        if ((compact && kind == TextKind.Text ? ReadCompactString() : ReadString()) is not { } text)
        {
            return NullValue.Instance;
        }

        LimitLength(maxLength, (uint)text.Length);

        Validate(kind != TextKind.Uri || Uri.TryCreate(text, UriKind.RelativeOrAbsolute, out _), ErrorCode.InvalidValue);
        return new TextValue(text);
    }

    /// <summary>Section 5.</summary>
    private string? ReadString()
    {
        var header = _input.Length();
        if (header == 1)
        {
            return null;
        }

        LimitCharacters(header >> 1);
        if ((header & 1) == 0)
        {
            return Texts.FromLatin(_input.Bytes(header >> 1));
        }

        var text = Texts.FromWide(_input.Bytes((header >> 1) * 2L));
        Validate(Texts.Encode(text).Header == header, ErrorCode.InvalidString);
        return text;
    }

    /// <summary>Section 20.6.</summary>
    private string? ReadCompactString()
    {
        var header = _input.Length();
        if (header == 1)
        {
            return null;
        }

        if ((header & 1) == 0)
        {
            LimitCharacters(header >> 1);
            return Texts.FromLatin(_input.Bytes(header >> 1));
        }

        LimitCharacters(header >> 2);
        var isWide = (header & 2) != 0;
        var bytes = _input.Bytes((header >> 2) * (isWide ? 2L : 1));
        var text = bytes.Length == 0 ? null : isWide ? Texts.FromWide(bytes) : Texts.FromPacked(bytes);
        Validate(
            text is not null && Texts.EncodeCompact(text) is var (form, payload) && form == header && payload.SequenceEqual(bytes),
            ErrorCode.InvalidString);
        return text;
    }

    /// <summary>The limit is for the member's own value, and not for what it holds.</summary>
    private uint TakeMaxLength()
    {
        var limit = _maxLength;
        _maxLength = uint.MaxValue;
        return limit;
    }

    private void LimitLength(uint limit, uint length) => Validate(length <= limit, ErrorCode.LengthExceeded);

    private void LimitCharacters(uint count)
    {
        if (count > Texts.MaxCharacters)
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }
    }
}
