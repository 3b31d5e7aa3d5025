namespace FastSer.ReferenceCodec;

/// <summary>Collections (sections 6, 20.4 and 20.5).</summary>
internal sealed partial class Decoder
{
    private Value ReadCollection(CollectionSchema collection, bool compact)
    {
        var maxLength = TakeMaxLength();
        var header = _input.Length();
        if (header == 0)
        {
            return collection.NullForm switch
            {
                NullForm.Null => NullValue.Instance,
                NullForm.Default => DefaultValue.Instance,
                _ => throw _input.Reject(ErrorCode.InvalidValue),
            };
        }

        var count = header - 1;
        LimitLength(maxLength, count);
        if (compact && collection.IsSequence && ReadPacked(collection.Item, count) is { } packed)
        {
            return new ListValue(packed);
        }

        var unique = new HashSet<object>();
        var distinct = new List<Value>();
        void Check(Value item) => CheckUnique(collection, item, unique, distinct);

        // Groups are compared when all have been read.
        var isLookup = collection.Uniqueness == Uniqueness.Key;
        var items = ReadItems(
            collection.Item, count, compact && !collection.HasFastItems, isLookup ? static _ => { } : Check);
        Array.ForEach(isLookup ? items : [], Check);
        return new ListValue(items);
    }

    private Value[] ReadItems(Schema item, uint count, bool compact, Action<Value> check)
    {
        var least = Sizes.Least(item, compact, _container);
        NeedElements((UInt128)least * count, count);
        var reserves = Sizes.HoldsVariable(item, compact, _container);
        var reserved = _input.Reserved;
        var items = new Value[count];
        for (var i = 0; i < items.Length; i++)
        {
            _input.Reserved = reserves ? reserved + ((long)least * (count - 1 - i)) : reserved;
            items[i] = Read(item, compact);
            check(items[i]);
        }

        _input.Reserved = reserved;
        return items;
    }

    /// <summary>The bytes are looked for first: a count that no array has is too large only where they are there.</summary>
    private void NeedElements(UInt128 size, uint count)
    {
        _input.NeedElements(size);
        if (count > MaxElements)
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }
    }

    private void CheckUnique(CollectionSchema collection, Value item, HashSet<object> unique, List<Value> distinct)
    {
        if (collection.Uniqueness == Uniqueness.None)
        {
            return;
        }

        var isPair = collection.Uniqueness != Uniqueness.Element;
        var key = isPair ? ((ListValue)item).Items[0] : item;
        if (collection.Uniqueness == Uniqueness.KeyOfMap && key is NullValue)
        {
            throw _input.Reject(ErrorCode.InvalidValue);
        }

        var schema = isPair ? ((TupleSchema)collection.Item).Items[0] : collection.Item;
        var isNew = collection.Comparer is { } comparer
            ? !distinct.Contains(key, comparer)
            : unique.Add(KeyEquality.Of(schema, key));
        distinct.Add(key);
        Validate(isNew, ErrorCode.DuplicateKey);
    }

    /// <summary>Section 6.1.</summary>
    private Value ReadGrid(GridSchema grid, bool compact)
    {
        var first = _input.Length();
        if (first == 0)
        {
            return NullValue.Instance;
        }

        uint[] lengths = [first - 1, .. Enumerable.Range(1, grid.Rank - 1).Select(_ => _input.Length())];
        var product = lengths.Where(static n => n > 0).Aggregate((UInt128)1, static (all, n) => all * n);
        if (lengths.Any(static n => n > MaxElements) || product > MaxElements)
        {
            throw _input.Reject(ErrorCode.InvalidLength);
        }

        var count = lengths.Contains(0u) ? 0 : (uint)product;
        var packed = compact && grid.Item is ScalarSchema { Kind.IsInteger: true } ? ReadPacked(grid.Item, count) : null;
        return new GridValue(
            [.. lengths.Select(static n => (int)n)], packed ?? ReadItems(grid.Item, count, compact, static _ => { }));
    }

    /// <summary>The elements of a sequence that is packed, or null if elements of the type are lone.</summary>
    private Value[]? ReadPacked(Schema item, uint count)
    {
        switch (item)
        {
            case ScalarSchema { Kind.ControlBits: 1 }:
                NeedElements((count + 7UL) / 8, count);
                return [.. _input.Bits((int)count).Select(static bit => new ScalarValue(bit ? 1u : 0u))];
            case ScalarSchema { Kind: { IsInteger: true, IsNative: false } kind }:
                NeedElements(count, count);
                var items = new List<Value>();
                var ofBlock = 64 * 16 / kind.Size;
                while (items.Count < count)
                {
                    ReadBlock(kind, (int)Math.Min((uint)ofBlock, count - (uint)items.Count), items);
                }

                return [.. items];
            default:
                return null;
        }
    }

    private void ReadBlock(ScalarKind kind, int count, List<Value> items)
    {
        var ofGroup = 16 / kind.Size;
        var width = 8 / ofGroup;
        var control = _input.Bytes((count + ofGroup - 1) / ofGroup);
        int SizeOf(int i) => ((control[i / ofGroup] >> (i % ofGroup * width)) & ((1 << width) - 1)) + 1;

        Validate(Enumerable.Range(0, count).All(i => SizeOf(i) <= kind.Size), ErrorCode.InvalidLength);
        for (var i = 0; i < count; i++)
        {
            var number = (ulong)_input.Number(SizeOf(i));
            Validate(SizeOf(i) == Math.Max(1, ControlBits.BytesOf(number)), ErrorCode.InvalidLength);
            items.Add(new ScalarValue(ControlBits.UnZigZag(kind, number)));
        }

        // Bits of elements that are not there.
        Validate(count % ofGroup == 0 || control[^1] >> (count % ofGroup * width) == 0, ErrorCode.InvalidLength);
    }
}
