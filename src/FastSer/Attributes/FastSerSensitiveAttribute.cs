namespace FastSer;

/// <summary>
/// Marks a member that <see cref="FastSerializer.ToJson{T}"/> does not show: a password, a token, an address. Its bytes do not change, and
/// <see cref="FastSerializer.Explain{T}"/> shows all bytes.
/// </summary>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class FastSerSensitiveAttribute : Attribute;
