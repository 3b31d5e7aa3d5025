using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace FastSer.SafetyComparison;

/// <summary>Writes the results as a page of the documentation.</summary>
internal static class Page
{
    public static string Of(IReadOnlyList<Attack> attacks, IReadOnlyList<Subject> subjects, IReadOnlyDictionary<(Attack, Subject), Verdict> results)
    {
        var page = new StringBuilder();
        page.Append($"""
            # Hostile input, side by side

            Each row is a public class of weaknesses of serializers. Its input is made from the bytes that the attacked system itself writes, and read by that
            system in a process of its own with 2 GB of heap and a minute of time. Made by
            `dotnet run -c Release --project benchmarks/FastSer.SafetyComparison -- --write docs/safety-comparison.md`, on {RuntimeInformation.FrameworkDescription}.
            Every system has the setting that its documents recommend for untrusted data; MessagePack is shown with its default too.

            | system | version | setting | documented exceptions | attacks that harm | malformed input accepted |
            |---|---|---|---|---|---|

            """);
        foreach (var subject in subjects)
        {
            page.Append(CultureInfo.InvariantCulture, $"| {subject.Name} | {subject.Version} | {subject.Setting} | ");
            page.AppendJoin(", ", subject.DocumentedErrors.Select(static type => $"`{type.Name}`"));
            page.Append(CultureInfo.InvariantCulture, $" | {attacks.Count(attack => results[(attack, subject)].IsHarm)} of {attacks.Count} ");
            page.Append(CultureInfo.InvariantCulture, $"| {attacks.Count(attack => results[(attack, subject)].Kind == Verdict.Accepted)} of {attacks.Count} |\n");
        }

        page.Append("""

            A cell in **bold** is one of the outcomes that harm: memory or time out of proportion, a value that safe code cannot make, an exception that the
            documents do not name, contents of memory in the output, or the end of the process. "Accepted": the system reads input that no value is written
            as; some systems do so by design. "Not applicable": the format has no such thing.

            """);
        foreach (var attack in attacks)
        {
            page.Append(CultureInfo.InvariantCulture, $"\n## {attack.Title}\n\nInput: {attack.Input}.\n\n| system | outcome |\n|---|---|\n");
            foreach (var subject in subjects)
            {
                var verdict = results[(attack, subject)];
                page.Append(CultureInfo.InvariantCulture, $"| {subject.Name} | {(verdict.IsHarm ? $"**{verdict.Kind}**" : verdict.Kind)}");
                page.Append(verdict.Detail.Length == 0 ? " |\n" : $": {verdict.Detail} |\n");
            }
        }

        return page.ToString();
    }
}
