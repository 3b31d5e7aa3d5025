namespace FastSer.Generator.Symbols.Advice;

/// <summary>The other serializers whose annotations are understood.</summary>
internal enum ForeignKind
{
    MemoryPack,
    MessagePack,
    Nino,
    ProtoBuf,
    DataContract,
    PolyType,
    Orleans,
    TextJson,
    Newtonsoft,

    /// <summary>A type that protobuf-net serializes without an attribute.</summary>
    ProtoTuple,
    Serializable,
}
