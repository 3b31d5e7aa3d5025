using FastSer.Errors;

namespace FastSer.Tests.Internal;

public class RuntimeRequirementsTests
{
    [Fact]
    public void LittleEndianProcessesOf64BitsAreServed()
    {
        Assert.Null(RuntimeRequirements.GetUnsupportedReason(isLittleEndian: true, pointerSize: 8));
        RuntimeRequirements.Check();
    }

    [Fact]
    public void OthersAreToldWhatIsMissing()
    {
        Assert.Contains("64-bit", RuntimeRequirements.GetUnsupportedReason(isLittleEndian: true, pointerSize: 4), StringComparison.Ordinal);
        Assert.Contains("little-endian", RuntimeRequirements.GetUnsupportedReason(isLittleEndian: false, pointerSize: 8), StringComparison.Ordinal);
    }
}
