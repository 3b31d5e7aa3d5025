namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>The attributes of other serializers, with their names: their packages are not needed.</summary>
internal static class StandIns
{
    public const string Source = """
        #nullable enable
        using System;
        namespace MemoryPack
        {
            public enum GenerateType { Object, VersionTolerant, CircularReference, Collection, NoGenerate }
            public enum SerializeLayout { Sequential, Explicit }
            public sealed class MemoryPackableAttribute : Attribute
            {
                public MemoryPackableAttribute(GenerateType generateType = GenerateType.Object) { }
                public MemoryPackableAttribute(SerializeLayout serializeLayout) { }
                public MemoryPackableAttribute(GenerateType generateType, SerializeLayout serializeLayout) { }
            }
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
            public sealed class MemoryPackUnionAttribute(ushort tag, Type type) : Attribute { public ushort Tag => tag; public Type Type => type; }
            public sealed class MemoryPackOrderAttribute(int order) : Attribute { public int Order => order; }
            public sealed class MemoryPackIgnoreAttribute : Attribute;
            public sealed class MemoryPackIncludeAttribute : Attribute;
            public sealed class MemoryPackConstructorAttribute : Attribute;
            public sealed class MemoryPackAllowSerializeAttribute : Attribute;
            public sealed class MemoryPackOnSerializingAttribute : Attribute;
            public sealed class MemoryPackOnSerializedAttribute : Attribute;
            public sealed class MemoryPackOnDeserializingAttribute : Attribute;
            public sealed class MemoryPackOnDeserializedAttribute : Attribute;
            public abstract class MemoryPackCustomFormatterAttribute<T> : Attribute;
            public sealed class Utf8StringFormatterAttribute : MemoryPackCustomFormatterAttribute<string>;
        }
        namespace MessagePack
        {
            public sealed class MessagePackObjectAttribute(bool keyAsPropertyName = false) : Attribute
            {
                public bool KeyAsPropertyName => keyAsPropertyName;
                public bool AllowPrivate { get; set; }
            }
            [AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
            public sealed class KeyAttribute : Attribute { public KeyAttribute(int x) { } public KeyAttribute(string x) { } }
            public sealed class IgnoreMemberAttribute : Attribute;
            public sealed class SerializationConstructorAttribute : Attribute;
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
            public sealed class UnionAttribute : Attribute { public UnionAttribute(int key, Type subType) { } public UnionAttribute(int key, string subType) { } }
            public sealed class MessagePackFormatterAttribute(Type type) : Attribute { public Type FormatterType => type; }
            public interface IMessagePackSerializationCallbackReceiver { void OnBeforeSerialize(); void OnAfterDeserialize(); }
        }
        namespace ProtoBuf
        {
            public enum ImplicitFields { None, AllPublic, AllFields }
            public sealed class ProtoContractAttribute : Attribute
            {
                public bool SkipConstructor { get; set; }
                public ImplicitFields ImplicitFields { get; set; }
                public Type? Surrogate { get; set; }
                public string? Name { get; set; }
            }
            public sealed class ProtoMemberAttribute(int tag) : Attribute
            {
                public int Tag => tag;
                public bool AsReference { get; set; }
                public string? Name { get; set; }
                public bool IsRequired { get; set; }
                public bool IsPacked { get; set; }
            }
            public sealed class ProtoEnumAttribute : Attribute;
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            public sealed class ProtoPartialIgnoreAttribute(string memberName) : Attribute { public string Name => memberName; }
            public sealed class ProtoIgnoreAttribute : Attribute;
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
            public sealed class ProtoIncludeAttribute(int tag, Type knownType) : Attribute { public int Tag => tag; public Type KnownType => knownType; }
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            public sealed class ProtoPartialMemberAttribute(int tag, string memberName) : Attribute { public int Tag => tag; public string Name => memberName; }
            public sealed class ProtoBeforeSerializationAttribute : Attribute;
            public sealed class ProtoAfterSerializationAttribute : Attribute;
            public sealed class ProtoBeforeDeserializationAttribute : Attribute;
            public sealed class ProtoAfterDeserializationAttribute : Attribute;
        }
        namespace Nino.Core
        {
            public sealed class NinoTypeAttribute(bool autoCollect = true, bool containNonPublicMembers = false) : Attribute
            {
                public bool AutoCollect => autoCollect;
                public bool ContainNonPublicMembers => containNonPublicMembers;
            }
            public sealed class NinoMemberAttribute(ushort index) : Attribute { public ushort Index => index; }
            public sealed class NinoIgnoreAttribute : Attribute;
            public sealed class NinoConstructorAttribute(params string[] parameters) : Attribute { public string[] Parameters => parameters; }
            public sealed class NinoCustomFormatterAttribute(Type type) : Attribute { public Type Type => type; }
        }
        namespace PolyType
        {
            public sealed class GenerateShapeAttribute : Attribute;
            public sealed class PropertyShapeAttribute : Attribute { public string? Name { get; set; } public bool Ignore { get; set; } public int Order { get; set; } }
            public sealed class ConstructorShapeAttribute : Attribute;
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
            public sealed class DerivedTypeShapeAttribute(Type type) : Attribute { public Type Type => type; public int Tag { get; set; } = -1; }
        }
        namespace Newtonsoft.Json
        {
            public enum MemberSerialization { OptOut, OptIn, Fields }
            public enum NullValueHandling { Include, Ignore }
            public enum Required { Default, AllowNull, Always }
            public sealed class JsonObjectAttribute : Attribute
            {
                public JsonObjectAttribute() { }
                public JsonObjectAttribute(MemberSerialization memberSerialization) { }
                public MemberSerialization MemberSerialization { get; set; }
                public NullValueHandling ItemNullValueHandling { get; set; }
            }
            public sealed class JsonPropertyAttribute : Attribute
            {
                public JsonPropertyAttribute() { }
                public JsonPropertyAttribute(string propertyName) { }
                public string? PropertyName { get; set; }
                public int Order { get; set; }
                public Required Required { get; set; }
                public NullValueHandling NullValueHandling { get; set; }
                public Type? ItemConverterType { get; set; }
            }
            public sealed class JsonIgnoreAttribute : Attribute;
            public sealed class JsonRequiredAttribute : Attribute;
            public sealed class JsonExtensionDataAttribute : Attribute;
            public sealed class JsonConstructorAttribute : Attribute;
            public sealed class JsonConverterAttribute(Type converterType) : Attribute { public Type ConverterType => converterType; }
            public abstract class JsonConverter;
        }
        namespace Newtonsoft.Json.Converters { public class StringEnumConverter : JsonConverter; }
        namespace Orleans
        {
            public enum GenerateFieldIds { None, PublicProperties }
            public sealed class GenerateSerializerAttribute : Attribute
            {
                public GenerateFieldIds GenerateFieldIds { get; set; }
                public bool IncludePrimaryConstructorParameters { get; set; }
            }
            public sealed class IdAttribute(uint id) : Attribute { public uint Id => id; }
            public sealed class AliasAttribute(string alias) : Attribute { public string Alias => alias; }
            public sealed class ImmutableAttribute : Attribute;
            public sealed class OrleansConstructorAttribute : Attribute;
            public sealed class GeneratedActivatorConstructorAttribute : Attribute;
        }
        """;
}
