using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Docs.Tests;

/// <summary>A schema lock in an example.</summary>
internal sealed class LockText(string text) : AdditionalText
{
    public override string Path => "FastSer.schema.lock";

    public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
}
