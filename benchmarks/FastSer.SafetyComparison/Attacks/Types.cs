using System.Text;

namespace FastSer.SafetyComparison.Attacks;

/// <summary>Names of types in the data.</summary>
internal static class Types
{
    public static Verdict Run(Subject subject)
    {
        var bytes = subject.Write(new PartHolder { Value = new Widget0 { Value = "x" } });
        var text = Encoding.Latin1.GetString(bytes);
        if (!text.Contains(nameof(Widget0), StringComparison.Ordinal))
            return new(Verdict.Absent, "no names of types in the data");
        var probe = new Probe<PartHolder>(subject);
        var value = probe.Read(Encoding.Latin1.GetBytes(text.Replace(nameof(Widget0), nameof(Gadget0), StringComparison.Ordinal)));
        if (value?.Value is Gadget0 || Gadget0.WasFilled)
            return new(Verdict.WrongValue, "an object of that class");
        if (probe.HasForeignErrors)
            return new(Verdict.ForeignError, probe.ForeignErrors);
        return value is null ? new(Verdict.Rejected) : new(Verdict.Accepted, "as another type or null");
    }
}
