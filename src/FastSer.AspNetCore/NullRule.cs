using System.Collections.Concurrent;
using System.Reflection;

namespace FastSer.AspNetCore;

/// <summary>Gets whether a body may be null: the compiler's annotation of <c>FastSer&lt;Order&gt;</c> or <c>FastSer&lt;Order?&gt;</c> decides.</summary>
internal static class NullRule
{
    /// <summary>The parameters of endpoints, whose number does not grow with requests.</summary>
    private static readonly ConcurrentDictionary<ParameterInfo, bool> s_refused = new();

    // A trimmed program has no annotations unless its project sets NullabilityInfoContextSupport.
    private static readonly bool s_hasAnnotations =
        !AppContext.TryGetSwitch("System.Reflection.NullabilityInfoContext.IsSupported", out var isSupported) || isSupported;

    public static bool RefusesNull(ParameterInfo parameter) => s_refused.GetOrAdd(parameter, Find);

    private static bool Find(ParameterInfo parameter) =>
        s_hasAnnotations
        && new NullabilityInfoContext().Create(parameter).GenericTypeArguments is [{ Type.IsValueType: false, ReadState: NullabilityState.NotNull }];
}
