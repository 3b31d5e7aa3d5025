namespace FastSer;

/// <summary>
/// Makes equal strings of a member one object when they are read: each string of up to 64 characters is looked up in the
/// <see cref="FastSerializerOptions.StringPool"/> of the call, or else in <see cref="FastSerStringPool.Shared"/>. It saves time and memory
/// if strings repeat, such as names of categories, currencies and states.
/// </summary>
/// <remarks>
/// The member is a string, or contains strings: the elements of a <c>List&lt;string&gt;</c>, the keys and values of a dictionary, the
/// items of a tuple. The attribute does not apply to members of annotated types inside the member: put it on those members. It does not
/// change the encoding. A pool keeps strings of earlier calls in memory: do not use it for secrets. docs/interning.md.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerInternAttribute : Attribute;
