using FastSer.Errors;

namespace FastSer.Tests.Internal;

public class RuntimeRequirementsTests
{
    [Fact]
    public void LittleEndianProcessesAreServed() => RuntimeRequirements.Check();
}
