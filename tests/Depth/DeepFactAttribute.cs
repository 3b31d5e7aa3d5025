using Xunit;

namespace FastSer.TestKit;

/// <summary>A fact that only the whole run tests, because it takes seconds.</summary>
internal sealed class DeepFactAttribute : FactAttribute
{
    public DeepFactAttribute() => Skip = TestDepth.SkipReason;
}
