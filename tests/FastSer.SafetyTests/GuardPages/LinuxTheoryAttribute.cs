namespace FastSer.SafetyTests.GuardPages;

/// <summary>A theory that needs mmap.</summary>
public sealed class LinuxTheoryAttribute : TheoryAttribute
{
    public LinuxTheoryAttribute() => Skip = OperatingSystem.IsLinux() ? null : "Guard pages are made by mmap.";
}
