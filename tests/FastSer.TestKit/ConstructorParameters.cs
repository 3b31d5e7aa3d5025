using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Which members the parameters of a constructor or factory take (docs/types.md, how objects are created).</summary>
internal static class ConstructorParameters
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The constructor that an attribute chooses, or null.</summary>
    public static ConstructorInfo? ChosenOf(Type type)
    {
        var all = type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic);
        return ExternalTypes.Of(type) is { Constructor: { Length: > 0 } chosen }
            ? Array.Find(all, constructor => constructor.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(chosen))
            : Array.Find(all, static constructor => constructor.IsDefined(typeof(FastSerConstructorAttribute)));
    }

    /// <summary>The public one with the most parameters, without the copy constructor that every record has; null if there is none.</summary>
    public static ConstructorInfo? LongestOf(Type type) => type.GetConstructors()
        .Where(static constructor => constructor.DeclaringType!.GetMethod("<Clone>$") is null
            || constructor.GetParameters() is not [var only] || only.ParameterType != constructor.DeclaringType)
        .MaxBy(static constructor => constructor.GetParameters().Length);

    /// <summary>The name of the member: the one that the attribute states, or that of the parameter.</summary>
    public static string NameOf(ParameterInfo parameter) =>
        parameter.Member.GetCustomAttribute<FastSerConstructorAttribute>()?.Members.ElementAtOrDefault(parameter.Position) is { Length: > 0 } named
            ? named
            : parameter.Name!;

    /// <summary>The member, or null if there is none of the name and type.</summary>
    public static MemberInfo? MemberOf(Type type, ParameterInfo parameter)
    {
        for (var level = type; level is not null; level = level.BaseType)
        {
            var member = (MemberInfo?)level.GetProperties(Declared).FirstOrDefault(property => Takes(property.Name, property.PropertyType))
                ?? level.GetFields(Declared).FirstOrDefault(field => Takes(field.Name, field.FieldType));
            if (member is not null)
            {
                return member;
            }
        }

        return null;

        bool Takes(string name, Type held) => held == parameter.ParameterType
            && string.Equals(name, NameOf(parameter), StringComparison.OrdinalIgnoreCase);
    }
}
