using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using FastSer.Http;
using Microsoft.AspNetCore.Mvc.Formatters;

namespace FastSer.AspNetCore.Mvc;

/// <summary>Writes what an action returns as <see cref="IAsyncEnumerable{T}"/> as a sequence, value by value.</summary>
public sealed class FastSerSequenceOutputFormatter : OutputFormatter
{
    private static readonly MethodInfo s_write =
        typeof(FastSerSequenceOutputFormatter).GetMethod(nameof(WriteAsync), BindingFlags.NonPublic | BindingFlags.Static)!;

    /// <summary>Initializes a formatter for <see cref="FastSerMediaTypes.Sequence"/>.</summary>
    public FastSerSequenceOutputFormatter() => SupportedMediaTypes.Add(FastSerMediaTypes.Sequence);

    /// <inheritdoc/>
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Controllers run neither trimmed nor compiled ahead of time.")]
    [UnconditionalSuppressMessage("Trimming", "IL2060", Justification = "Controllers run neither trimmed nor compiled ahead of time.")]
    public override Task WriteResponseBodyAsync(OutputFormatterWriteContext context)
    {
        ArgumentNullException.ThrowIfNull(context);
        var item = ItemOf(DeclaredTypes.Find(context.HttpContext) ?? context.ObjectType) ?? ItemOf(context.Object?.GetType())
            ?? throw new InvalidOperationException($"The result is no IAsyncEnumerable<T>, and cannot be sent as {FastSerMediaTypes.Sequence}.");
        return (Task)s_write.MakeGenericMethod(item).Invoke(null, [context])!;
    }

    /// <inheritdoc/>
    protected override bool CanWriteType(Type? type) => ItemOf(type) is not null;

    private static Task WriteAsync<T>(OutputFormatterWriteContext context) => FastSerSequence.WriteAsync(
        context.HttpContext.Response.Body, (IAsyncEnumerable<T>)context.Object!, RequestBody.OptionsOf(context.HttpContext).Sequence,
        context.HttpContext.RequestAborted);

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Controllers run neither trimmed nor compiled ahead of time.")]
    private static Type? ItemOf(Type? type) => type is null ? null
        : IsSequence(type) ? type.GenericTypeArguments[0]
        : type.GetInterfaces().FirstOrDefault(IsSequence)?.GenericTypeArguments[0];

    private static bool IsSequence(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>);
}
