using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Results;

/// <summary>
/// Runs every step of the pipeline. The compiler would drop all files of a generator that throws, with no more than a warning: an exception of a
/// step becomes an error instead.
/// </summary>
internal static class StepRunner
{
    /// <summary>Runs a step.</summary>
    /// <param name="step">The step.</param>
    /// <param name="onFailure">Returns the result of a step that threw.</param>
    public static T Run<T>(Func<T> step, Func<Exception, T> onFailure)
    {
        try
        {
            return step();
        }
        catch (Exception exception) when (exception is not OperationCanceledException)
        {
            return onFailure(exception);
        }
    }

    /// <summary>Returns the error of a step that threw.</summary>
    public static DiagnosticInfo Describe(Exception exception, string subject, Location? location) => DiagnosticInfo.Create(
        Descriptors.GeneratorMustNotFail, location, subject,
        $"{exception.GetType().Name} in {exception.TargetSite?.DeclaringType?.Name}.{exception.TargetSite?.Name}: {exception.Message}");
}
