namespace FastSer.SafetyTests.GuardPages;

/// <summary>A fact that needs mmap.</summary>
public sealed class LinuxFactAttribute : FactAttribute
{
    public LinuxFactAttribute() => Skip = OperatingSystem.IsLinux() ? null : "Guard pages are made by mmap.";
}
