namespace FastSer;

/// <summary>
/// Makes equal strings of a member one object when they are read: each string of up to 64 characters is looked up in the
/// <see cref="FastSerializerOptions.StringPool"/> of the call, or else in <see cref="FastSerStringPool.Shared"/>. It saves time and memory where
/// strings repeat, such as names of categories, currencies and states.
/// </summary>
/// <remarks>
/// The member is a string, or a collection, a tuple or the like with strings in it, which the attribute then concerns: the elements of a
/// <c>List&lt;string&gt;</c>, the keys and values of a dictionary. It does not concern the members of annotated types in it, which have attributes of
/// their own. It changes no bytes. A pool keeps strings of earlier calls in memory: do not use it for secrets. docs/interning.md.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerInternAttribute : Attribute;
