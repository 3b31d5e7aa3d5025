using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Schemas;

namespace FastSer;

/// <summary>Describes serializable types and their encoding: docs/schema.md.</summary>
/// <remarks>
/// The description is made when it is asked for, from the shapes that errors are found by and from the metadata of the types. It is not made
/// for hot paths. No constructor and no other code of the types runs.
/// </remarks>
public sealed class FastSerSchema
{
    /// <summary>The version of the JSON that <see cref="ToJson"/> returns.</summary>
    public const int JsonVersion = 1;

    internal const string TrimmingMessage = "The names and attributes of members are found by reflection; a trimmed program may lack them.";

    /// <summary>Gets the values that the schema was made for. <see cref="OfAssembly"/> orders them by name.</summary>
    public required IReadOnlyList<FastSerSchemaValue> Roots { get; init; }

    /// <summary>Gets the objects, unions and enums that the roots contain, ordered by name. The names are unique.</summary>
    public required IReadOnlyList<FastSerSchemaType> Types { get; init; }

    /// <summary>Describes a type, and all types that its values can contain.</summary>
    /// <typeparam name="T">The type of the value.</typeparam>
    /// <returns>The schema.</returns>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    [RequiresUnreferencedCode(TrimmingMessage)]
    public static FastSerSchema Of<T>()
    {
        var builder = new SchemaBuilder();
        builder.AddRoot(typeof(T), SerializerCache<T>.Instance.CachedShape);
        return builder.Build();
    }

    /// <summary>Describes a type, and all types that its values can contain.</summary>
    /// <param name="type">The type of the value.</param>
    /// <returns>The schema.</returns>
    /// <exception cref="FastSerException">No serializer of the type is known.</exception>
    [RequiresUnreferencedCode(TrimmingMessage)]
    public static FastSerSchema Of(Type type) => Of([type]);

    /// <summary>Describes types, and all types that their values can contain.</summary>
    /// <param name="types">The types of the values: the roots of the schema, in this order.</param>
    /// <returns>The schema.</returns>
    /// <exception cref="FastSerException">No serializer of a type is known.</exception>
    [RequiresUnreferencedCode(TrimmingMessage)]
    public static FastSerSchema Of(IEnumerable<Type> types)
    {
        ArgumentNullException.ThrowIfNull(types);
        var builder = new SchemaBuilder();
        foreach (var type in types)
        {
            builder.AddRoot(type, TypeSerializers.Of(type).CachedShape);
        }

        return builder.Build();
    }

    /// <summary>
    /// Describes the types of an assembly that have a serializer, and the closed types that its <see cref="FastSerRootAttribute"/>s name.
    /// Generic types count where a root or a member names them with arguments.
    /// </summary>
    /// <param name="assembly">The assembly.</param>
    /// <returns>The schema.</returns>
    [RequiresUnreferencedCode(TrimmingMessage)]
    public static FastSerSchema OfAssembly(Assembly assembly)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        return Of(RootFinder.Find(assembly));
    }

    /// <summary>Finds a type by its name.</summary>
    /// <param name="name">The name, as <see cref="FastSerSchemaValue.Reference"/> gives it.</param>
    /// <returns>The type, or null.</returns>
    public FastSerSchemaType? Find(string name) => Types.FirstOrDefault(type => type.Name == name);

    /// <summary>Returns the schema as JSON: the file <c>schema.json</c> of docs/schema.md. The same types give the same text.</summary>
    /// <returns>Indented JSON with <c>\n</c> as line ends.</returns>
    public string ToJson()
    {
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, SchemaJson.Options))
        {
            WriteJson(writer);
        }

        return Encoding.UTF8.GetString(stream.GetBuffer(), 0, (int)stream.Length).ReplaceLineEndings("\n") + "\n";
    }

    /// <summary>Writes the schema as one JSON object.</summary>
    /// <param name="writer">The receiver of the object. It is not flushed.</param>
    public void WriteJson(Utf8JsonWriter writer)
    {
        ArgumentNullException.ThrowIfNull(writer);
        SchemaJson.Write(writer, this);
    }
}
