#pragma warning disable CA2263 // The calls by a Type are what is tested.
using FastSer.AotSmoke;
using FastSer.CompilerServices;

[assembly: FastSerRoot(typeof(Parcel<Freight>))]
[assembly: FastSerRoot(typeof(Parcel<Freight>[]))]
[assembly: FastSerRoot(typeof(Dictionary<string, Parcel<int>?>))]
[assembly: FastSerRoot(typeof((Freight?, int)))]

namespace FastSer.AotSmoke;

/// <summary>A parcel as this program knows it: closed types of it are named in the attributes and the table only.</summary>
internal interface IParcel
{
    string Label { get; }
}

/// <summary>A type that only the table below names: nothing creates it but its serializer.</summary>
[FastSerType]
internal sealed partial class Freight
{
    public int Weight { get; set; }

    public override string ToString() => $"{Weight} kg";
}

[FastSerType]
internal sealed partial class Parcel<T> : IParcel
{
    public T? Content { get; set; }

    [FastSerIgnore]
    public string Label => $"[{Content}]";
}

/// <summary>A closed type of it is in no attribute.</summary>
[FastSerType]
internal sealed partial class Unnamed<T>
{
    public T? Content { get; set; }
}

/// <summary>
/// Types that are reached by <see cref="FastSerRootAttribute"/> and by calls that take a <see cref="Type"/> alone. The trimmer and
/// the native compiler see no call that names them.
/// </summary>
internal static class NamedRoots
{
    public static readonly (Type Type, byte[] Bytes, Func<object, string> Show, string Shown)[] Cases =
    [
        (typeof(Freight), [1, 7, 0, 0, 0], static value => value.ToString()!, "7 kg"),
        (typeof(Parcel<Freight>), [1, 1, 7, 0, 0, 0], static value => ((IParcel)value).Label, "[7 kg]"),
        (typeof(Parcel<Freight>[]), [2, 1, 1, 9, 0, 0, 0], static value => ((IParcel[])value)[0].Label, "[9 kg]"),
        (
            typeof(Dictionary<string, Parcel<int>?>), [2, 2, 97, 1, 5, 0, 0, 0],
            static value => ((System.Collections.IDictionary)value)["a"] is IParcel parcel ? parcel.Label : "none", "[5]"),
        (typeof((Freight?, int)), [1, 7, 0, 0, 0, 3, 0, 0, 0], static value => value.ToString()!, "(7 kg, 3)"),
    ];

    /// <summary>Describes the fault of a case, or returns null.</summary>
    public static string? FaultOf(Type type, byte[] bytes, Func<object, string> show, string shown)
    {
        try
        {
            if (!FastSerializer.CanSerialize(type))
            {
                return "not known by its Type";
            }

            var value = FastSerializer.Deserialize(type, bytes);
            var found = value is null ? "null" : show(value);
            return found != shown ? $"read as {found}"
                : !FastSerializer.Serialize(type, value).AsSpan().SequenceEqual(bytes) ? "written otherwise"
                : FastSerializer.GetSize(type, value) != bytes.Length ? "sized otherwise"
                : FastSerializer.Skip(type, bytes) != bytes.Length ? "skipped otherwise"
                : TypeSerializer.Visit(type, new Reader(bytes)) is var visited && (visited is null ? "null" : show(visited)) != shown ? "visited otherwise"
                : FaultOfItem(type, value, show, shown);
        }
        catch (Exception fault)
        {
            return fault.ToString();
        }
    }

    /// <summary>A type without a serializer is an error that says what to do, as it is just in time.</summary>
    public static string? FaultOfUnnamed()
    {
        var type = typeof(Unnamed<Freight>);
        return FastSerializer.CanSerialize(type) ? "has a serializer"
            : FastSerializer.TryDeserialize(type, [0], out _, out var error) ? "is read"
            : error.Code != FastSerErrorCode.NoSerializer ? $"is {error.Code}"
            : !error.Message.Contains("[assembly: FastSerRoot(typeof(...))]", StringComparison.Ordinal) ? error.Message
            : null;
    }

    /// <summary>Generic code for a type that is only known at run time, as the package for Orleans has it.</summary>
    private sealed class Reader(byte[] bytes) : ITypeVisitor<object?>
    {
        public object? Visit<T>() => FastSerializer.Deserialize<T>(bytes);
    }

    private static string? FaultOfItem(Type type, object? value, Func<object, string> show, string shown)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(type, value);
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        return show(reader.Read(type)!) != shown ? "read otherwise from a sequence" : null;
    }
}
