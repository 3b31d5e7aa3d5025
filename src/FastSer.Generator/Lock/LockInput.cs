using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Lock;

/// <summary>The schema lock of a build. Immutable and structurally equal all the way down.</summary>
/// <param name="File">The lock, if there is one.</param>
/// <param name="IsUpdating">It is to be written.</param>
internal sealed record LockInput(LockFile? File, bool IsUpdating)
{
    private const string UpdateProperty = "build_property.FastSerUpdateLock";

    public static IncrementalValueProvider<LockInput> Of(IncrementalGeneratorInitializationContext context)
    {
        var files = context.AdditionalTextsProvider
            .Where(static text => Path.GetFileName(text.Path) == LockFormat.FileName)
            .Select(static (text, cancellation) =>
                StepRunner.Run(
                    () => LockFileParser.Parse(text.Path, text.GetText(cancellation)?.ToString() ?? ""),
                    _ => new LockFile(text.Path, EquatableArray<LockSection>.Empty, FaultyLine: 0)))
            .Collect();
        var isUpdating = context.AnalyzerConfigOptionsProvider.Select(static (options, _) =>
            options.GlobalOptions.TryGetValue(UpdateProperty, out var value)
            && string.Equals(value, "true", StringComparison.OrdinalIgnoreCase));
        return files.Combine(isUpdating).Select(static (input, _) => new LockInput(input.Left.FirstOrDefault(), input.Right));
    }
}
