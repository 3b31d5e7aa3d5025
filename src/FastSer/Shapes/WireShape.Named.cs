namespace FastSer.CompilerServices;

// Values that are written as others: they have the shapes of those.
public sealed partial class WireShape
{
    /// <summary>Gets whether a reader refuses parts that do not go together, with its cursor before the first.</summary>
    internal bool IsRefusedAsAWhole { get; private init; }

    /// <summary>Gets the name of an annotated type, or of the type of a tag, in fingerprints; null for other shapes.</summary>
    internal string? SchemaName => FormerName
        ?? (TypeName is null ? Kind is WireShapeKind.Payload or WireShapeKind.Enclosed ? _members[0].Shape.Resolved.SchemaName : null : SimpleName(TypeName));

    /// <summary>Gets the name before the type was renamed, or null.</summary>
    internal string? FormerName { get; private set; }

    /// <summary>Returns this shape under another name for fingerprints.</summary>
    /// <param name="name">Its name before it was renamed.</param>
    /// <returns>The shape.</returns>
    public WireShape Formerly(string name)
    {
        FormerName = name;
        return this;
    }

    /// <summary>Gets a value indicating whether values of the type count for <see cref="FastSerializerOptions.MaxDepth"/>, as generated code decides.</summary>
    internal bool IsRecursive { get; private set; }

    /// <summary>Returns this shape as that of a recursive type.</summary>
    /// <returns>The shape.</returns>
    public WireShape Recursive()
    {
        IsRecursive = true;
        return this;
    }

    /// <summary><c>Box</c> of <c>Shop.Outer&lt;T&gt;.Box&lt;T&gt;</c>.</summary>
    internal static string SimpleName(string typeName)
    {
        var (start, end, depth) = (0, typeName.Length, 0);
        for (var i = 0; i < typeName.Length; i++)
        {
            switch (typeName[i])
            {
                case '<':
                    end = depth++ == 0 ? i : end;
                    break;
                case '>':
                    depth--;
                    break;
                case '.' when depth == 0:
                    (start, end) = (i + 1, typeName.Length);
                    break;
            }
        }

        return typeName[start..end];
    }

    /// <summary>Gets the shape of a CultureInfo: a name.</summary>
    public static WireShape CultureInfo => String;

    /// <summary>Gets the shape of a TimeZoneInfo: an id.</summary>
    public static WireShape TimeZoneInfo => String;

    /// <summary>Gets the shape of an Encoding: a name.</summary>
    public static WireShape Encoding => String;

    /// <summary>Gets the shape of a Color: its components and its name.</summary>
    public static WireShape Color { get; } = new(
        WireShapeKind.Object, [new WireMember("Argb", Scalar(WireScalar.Int32)), new WireMember("Name", String)]) { IsRefusedAsAWhole = true };

    /// <summary>Gets the shape of an IPNetwork: its base address and the length of its prefix.</summary>
    public static WireShape IPNetwork { get; } = new(
        WireShapeKind.Object, [new WireMember("BaseAddress", IPAddress), new WireMember("PrefixLength", Scalar(WireScalar.Byte))])
    {
        IsRefusedAsAWhole = true,
    };

    /// <summary>Gets the shape of a NameValueCollection: names, each with its values.</summary>
    public static WireShape NameValueCollection { get; } = Sequence(KeyValuePair(String, Sequence(String)));

    /// <summary>Gets the shape of a JsonElement: its text.</summary>
    public static WireShape JsonElement { get; } = Memory(Scalar(WireScalar.Byte));

    /// <summary>Gets the shape of a JsonDocument: its text.</summary>
    public static WireShape JsonDocument { get; } = Sequence(Scalar(WireScalar.Byte));

    /// <summary>Gets the shape of a JsonNode: its text.</summary>
    public static WireShape JsonNode => JsonDocument;

    /// <summary>Gets the shape of a JsonObject: its text.</summary>
    public static WireShape JsonObject => JsonDocument;

    /// <summary>Gets the shape of a JsonArray: its text.</summary>
    public static WireShape JsonArray => JsonDocument;

    /// <summary>Gets the shape of a JsonValue: its text.</summary>
    public static WireShape JsonValue => JsonDocument;
}
