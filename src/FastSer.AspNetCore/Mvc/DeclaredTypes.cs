using FastSer.Hosts;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.ApiExplorer;
using Microsoft.AspNetCore.Mvc.Controllers;

namespace FastSer.AspNetCore.Mvc;

/// <summary>
/// The type that an action declares for its result. MVC passes on the run-time type of what stands in <c>Ok(value)</c>, and the bytes
/// of a case of a union differ from those of the union.
/// </summary>
internal static class DeclaredTypes
{
    /// <summary>The type to write a result as.</summary>
    /// <exception cref="InvalidOperationException">The action does not tell it.</exception>
    public static Type Of(HttpContext context, object? value)
    {
        if (Find(context) is { } declared)
        {
            return declared;
        }

        var type = value?.GetType();
        var other = type is null ? null : ExpectedTypes.FindBase(type);
        if (type is null || other is not null)
        {
            throw new InvalidOperationException(
                $"The action '{context.GetEndpoint()?.DisplayName}' does not declare the type of its result"
                + (other is null ? "" : $", which may be '{type}' or '{other}'")
                + ". Return ActionResult<T>, or add [ProducesResponseType<T>(status)]: the bytes depend on the declared type.");
        }

        return type;
    }

    /// <summary>The type that the action of a request declares for the status of its response.</summary>
    public static Type? Find(HttpContext context)
    {
        var endpoint = context.GetEndpoint();
        if (endpoint?.Metadata.GetMetadata<ControllerActionDescriptor>() is not { } action)
        {
            return null;
        }

        var status = context.Response.StatusCode;
        return endpoint.Metadata.OfType<IApiResponseMetadataProvider>()
                .LastOrDefault(provider => provider.StatusCode == status && provider.Type is { } type && type != typeof(void))?.Type
            ?? (status is >= 200 and < 300 ? ResultOf(action.MethodInfo.ReturnType) : null);
    }

    /// <summary>Returns whether a value can be the result that an action declares. The status is not known yet.</summary>
    public static bool MayHold(HttpContext context, object? value) =>
        value is null
        || context.GetEndpoint()?.Metadata.GetMetadata<ControllerActionDescriptor>() is not { } action
        || ResultOf(action.MethodInfo.ReturnType) is not { } declared
        || declared.IsInstanceOfType(value);

    private static Type? ResultOf(Type type)
    {
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var open
            && (open == typeof(Task<>) || open == typeof(ValueTask<>) || open == typeof(ActionResult<>)))
        {
            return ResultOf(type.GenericTypeArguments[0]);
        }

        return type == typeof(object) || type == typeof(Task) || type == typeof(ValueTask) || type == typeof(void)
            || typeof(IActionResult).IsAssignableFrom(type) || typeof(IResult).IsAssignableFrom(type) ? null : type;
    }
}
