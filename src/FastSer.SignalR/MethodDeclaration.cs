using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Threading.Channels;

namespace FastSer.SignalR;

/// <summary>Finds the methods that a hub or an interface declares, and tells which of their types are sent.</summary>
internal static class MethodDeclaration
{
    /// <summary>The methods of an interface and its base interfaces, or those of a class and its base classes that a client can call.</summary>
    public static IEnumerable<MethodInfo> MethodsOf([DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.All)] Type type) => type.IsInterface
        ? type.GetInterfaces().Prepend(type).SelectMany(MethodsOfOne)
        : type.GetMethods(BindingFlags.Public | BindingFlags.Instance).Where(IsDeclaredByUser);

    /// <summary>The attribute is found by its name: its assembly is the server's, and clients do not have it.</summary>
    public static string NameOf(MethodInfo method) => method.CustomAttributes
        .FirstOrDefault(static data => data.AttributeType.FullName == "Microsoft.AspNetCore.SignalR.HubMethodNameAttribute")
        ?.ConstructorArguments[0].Value as string ?? method.Name;

    /// <summary>The types of the arguments of a call: streams have messages of their own, and services and cancellation tokens are not sent.</summary>
    public static Type[] ArgumentsOf(MethodInfo method) => [.. method.GetParameters()
        .Where(static parameter => parameter.ParameterType != typeof(CancellationToken) && !IsStream(parameter.ParameterType) && !IsService(parameter))
        .Select(static parameter => NotNullable(parameter.ParameterType))];

    /// <summary>The types of the items of streams that the caller sends.</summary>
    public static IEnumerable<Type> StreamedItemsOf(MethodInfo method) =>
        method.GetParameters().Select(static parameter => parameter.ParameterType).Where(IsStream).Select(static type => type.GenericTypeArguments[0]);

    /// <summary>The type of a result or of the items of a result; null if there is none.</summary>
    public static Type? ResultOf(Type type) => type switch
    {
        { IsGenericType: true } when IsStream(type) || IsTask(type.GetGenericTypeDefinition()) => ResultOf(type.GenericTypeArguments[0]),
        _ => type == typeof(void) || type == typeof(Task) || type == typeof(ValueTask) || type == typeof(object) ? null : NotNullable(type),
    };

    /// <summary>A nullable value is written as its value: null has a code of its own.</summary>
    public static Type NotNullable(Type type) => Nullable.GetUnderlyingType(type) ?? type;

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "DynamicallyAccessedMemberTypes.All keeps the methods of base interfaces.")]
    private static MethodInfo[] MethodsOfOne(Type type) => type.GetMethods();

    private static bool IsTask(Type open) => open == typeof(Task<>) || open == typeof(ValueTask<>);

    private static bool IsStream(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() is var open
        && (open == typeof(IAsyncEnumerable<>) || open == typeof(ChannelReader<>));

    private static bool IsService(ParameterInfo parameter) => parameter.CustomAttributes.Any(static data => data.AttributeType.FullName
        is "Microsoft.AspNetCore.Mvc.FromServicesAttribute" or "Microsoft.Extensions.DependencyInjection.FromKeyedServicesAttribute");

    private static bool IsDeclaredByUser(MethodInfo method) => !method.IsSpecialName
        && method.GetBaseDefinition().DeclaringType is { } type && type != typeof(object) && type.Namespace != "Microsoft.AspNetCore.SignalR";
}
