namespace FastSer.CodeFixes.Migration;

/// <summary>The names of a serializer's attributes, by what they say.</summary>
internal sealed class ForeignVocabulary
{
    private const string Contracts = "System.Runtime.Serialization.";

    private static readonly string[] s_contractCallbacks =
    [
        Contracts + "OnSerializingAttribute", Contracts + "OnSerializedAttribute",
        Contracts + "OnDeserializingAttribute", Contracts + "OnDeserializedAttribute",
    ];

    /// <summary>A member has a number, or takes part.</summary>
    public string[] Keys { get; private set; } = [];

    public string[] Ignores { get; private set; } = [];

    public string[] Includes { get; private set; } = [];

    public string[] Constructors { get; private set; } = [];

    public string[] Unions { get; private set; } = [];

    /// <summary>Before and after writing, before and after reading; several names follow in the same order.</summary>
    public string[] Callbacks { get; private set; } = [];

    /// <summary>Attributes of members and types that name code of the user.</summary>
    public string[] Formatters { get; private set; } = [];

    public static ForeignVocabulary Of(ForeignKind kind) => kind switch
    {
        ForeignKind.MemoryPack => new()
        {
            Keys = ["MemoryPack.MemoryPackOrderAttribute"],
            Ignores = ["MemoryPack.MemoryPackIgnoreAttribute"],
            Includes = ["MemoryPack.MemoryPackIncludeAttribute"],
            Constructors = ["MemoryPack.MemoryPackConstructorAttribute"],
            Unions = ["MemoryPack.MemoryPackUnionAttribute"],
            Callbacks =
            [
                "MemoryPack.MemoryPackOnSerializingAttribute", "MemoryPack.MemoryPackOnSerializedAttribute",
                "MemoryPack.MemoryPackOnDeserializingAttribute", "MemoryPack.MemoryPackOnDeserializedAttribute",
            ],
            Formatters = ["MemoryPack.MemoryPackCustomFormatterAttribute", "MemoryPack.MemoryPackAllowSerializeAttribute"],
        },
        ForeignKind.MessagePack => new()
        {
            Keys = ["MessagePack.KeyAttribute"],
            Ignores = ["MessagePack.IgnoreMemberAttribute", Contracts + "IgnoreDataMemberAttribute"],
            Constructors = ["MessagePack.SerializationConstructorAttribute"],
            Unions = ["MessagePack.UnionAttribute"],
            Formatters = ["MessagePack.MessagePackFormatterAttribute"],
        },
        ForeignKind.Nino => new()
        {
            Keys = ["Nino.Core.NinoMemberAttribute"],
            Ignores = ["Nino.Core.NinoIgnoreAttribute"],
            Constructors = ["Nino.Core.NinoConstructorAttribute"],
            Formatters = ["Nino.Core.NinoCustomFormatterAttribute"],
        },
        ForeignKind.ProtoBuf => new()
        {
            Keys = ["ProtoBuf.ProtoMemberAttribute", Contracts + "DataMemberAttribute"],
            Ignores = ["ProtoBuf.ProtoIgnoreAttribute", Contracts + "IgnoreDataMemberAttribute"],
            Unions = ["ProtoBuf.ProtoIncludeAttribute"],
            Callbacks =
            [
                "ProtoBuf.ProtoBeforeSerializationAttribute", "ProtoBuf.ProtoAfterSerializationAttribute",
                "ProtoBuf.ProtoBeforeDeserializationAttribute", "ProtoBuf.ProtoAfterDeserializationAttribute",
                .. s_contractCallbacks,
            ],
        },
        ForeignKind.DataContract => new()
        {
            Keys = [Contracts + "DataMemberAttribute"],
            Ignores = [Contracts + "IgnoreDataMemberAttribute", JsonModels.Newtonsoft + "JsonIgnoreAttribute"],
            Includes = [JsonModels.Newtonsoft + "JsonPropertyAttribute"],
            Unions = [Contracts + "KnownTypeAttribute"],
            Callbacks = s_contractCallbacks,
        },
        ForeignKind.Orleans => new()
        {
            Keys = ["Orleans.IdAttribute"],
            Ignores = ["System.NonSerializedAttribute"],
            Constructors = ["Orleans.OrleansConstructorAttribute", "Orleans.GeneratedActivatorConstructorAttribute"],
        },
        ForeignKind.TextJson => new()
        {
            Ignores = [JsonModels.Text + "JsonIgnoreAttribute"],
            Includes = [JsonModels.Text + "JsonIncludeAttribute"],
            Constructors = [JsonModels.Text + "JsonConstructorAttribute"],
            Unions = [JsonModels.Text + "JsonDerivedTypeAttribute"],
            Formatters = [JsonModels.Text + "JsonConverterAttribute"],
        },
        ForeignKind.Newtonsoft => new()
        {
            Ignores = [JsonModels.Newtonsoft + "JsonIgnoreAttribute", "System.NonSerializedAttribute", Contracts + "IgnoreDataMemberAttribute"],
            Includes = [JsonModels.Newtonsoft + "JsonPropertyAttribute", JsonModels.Newtonsoft + "JsonRequiredAttribute"],
            Constructors = [JsonModels.Newtonsoft + "JsonConstructorAttribute"],
            Callbacks = s_contractCallbacks,
            Formatters = [JsonModels.Newtonsoft + "JsonConverterAttribute"],
        },
        ForeignKind.ProtoTuple => new(),
        ForeignKind.PolyType => new()
        {
            Keys = ["PolyType.PropertyShapeAttribute"],
            Constructors = ["PolyType.ConstructorShapeAttribute"],
            Unions = ["PolyType.DerivedTypeShapeAttribute"],
        },
        _ => new() { Ignores = ["System.NonSerializedAttribute"], Callbacks = s_contractCallbacks },
    };
}
