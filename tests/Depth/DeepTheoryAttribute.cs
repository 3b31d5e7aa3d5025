using Xunit;

namespace FastSer.TestKit;

/// <summary>A theory that only the whole run tests, because it takes seconds.</summary>
internal sealed class DeepTheoryAttribute : TheoryAttribute
{
    public DeepTheoryAttribute() => Skip = TestDepth.SkipReason;
}
