using System.Reflection;

namespace FastSer.IntegrationTests.Versioning;

/// <summary>One version of the model.</summary>
internal abstract class CustomerVersion(Type type)
{
    /// <summary>Members by key.</summary>
    public IReadOnlyDictionary<int, PropertyInfo> Members { get; } = type.GetProperties()
        .Where(static p => p.IsDefined(typeof(FastSerMemberAttribute)))
        .ToDictionary(static p => p.GetCustomAttribute<FastSerMemberAttribute>()!.Order);

    /// <summary>Every key that the version knows is below.</summary>
    public int KeyCount => Members.Keys.Concat(type.GetCustomAttributes<FastSerRetiredAttribute>().Select(static r => r.Key)).Max() + 1;

    /// <summary>A value whose members all differ from their defaults, one whose nullable members are all null.</summary>
    public abstract IReadOnlyList<object> Values { get; }

    /// <summary>An object as construction alone makes it.</summary>
    public abstract object Initial { get; }

    public abstract byte[] Write(object value);

    public abstract object Read(byte[] data);
}

/// <param name="full">A value whose members all differ from their defaults.</param>
/// <param name="empty">A value whose nullable members are all null.</param>
/// <param name="initial">An object as construction alone makes it.</param>
internal sealed class CustomerVersion<T>(T full, T empty, T initial) : CustomerVersion(typeof(T))
    where T : notnull
{
    public override IReadOnlyList<object> Values { get; } = [full, empty];

    public override object Initial { get; } = initial;

    public override byte[] Write(object value) => FastSerializer.Serialize((T)value);

    public override object Read(byte[] data) => FastSerializer.Deserialize<T>(data);
}
