using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>Makes of a source what a person has on the screen while writing it.</summary>
internal sealed class SourceMutator(string source, IReadOnlyList<string> words, NodePool pool, Random random)
{
    private readonly SyntaxNode[] _parts = NodePool.PartsOf(source);
    private readonly SyntaxToken[] _tokens = [.. CSharpSyntaxTree.ParseText(source).GetRoot().DescendantTokens()];

    /// <summary>Some tokens removed, doubled, exchanged, or replaced by tokens of any sample.</summary>
    public string MutateTokens()
    {
        var texts = _tokens.Select(static token => token.ToFullString()).ToList();
        for (var left = random.Next(1, 4); left > 0; left--)
        {
            Mutate(texts, random.Next(texts.Count));
        }

        return string.Concat(texts);
    }

    /// <summary>One type, list of attributes or member exchanged for another: such a source often compiles.</summary>
    public string MutateNode()
    {
        var part = _parts[random.Next(_parts.Length)];
        return source.Remove(part.SpanStart, part.Span.Length).Insert(part.SpanStart, pool.Instead(part, random));
    }

    /// <summary>The front of the source, typed up to some character.</summary>
    public string Cut() => source[..random.Next(source.Length)];

    /// <summary>The source without some characters, as if they were not typed yet.</summary>
    public string Remove()
    {
        var start = random.Next(source.Length);
        return source.Remove(start, Math.Min(random.Next(1, 40), source.Length - start));
    }

    private void Mutate(List<string> texts, int place)
    {
        switch (random.Next(4))
        {
            case 0:
                texts[place] = " ";
                break;
            case 1:
                texts.Insert(place, texts[place]);
                break;
            case 2:
                var other = random.Next(texts.Count);
                (texts[place], texts[other]) = (texts[other], texts[place]);
                break;
            default:
                texts[place] = $" {words[random.Next(words.Count)]} ";
                break;
        }
    }
}
