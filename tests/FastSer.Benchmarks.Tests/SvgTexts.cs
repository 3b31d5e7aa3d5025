using System.Xml.Linq;

namespace FastSer.Benchmarks.Tests;

/// <summary>Looks into a picture.</summary>
internal static class SvgTexts
{
    /// <summary>A little more than a character of 12 pixels takes on average.</summary>
    private const double CharacterWidth = 6.8;

    public static IEnumerable<XElement> Elements(XDocument picture, string name) =>
        picture.Descendants().Where(element => element.Name.LocalName == name);

    /// <summary>From where to where a text is.</summary>
    public static (double Start, double End) PlaceOf(XElement text)
    {
        var width = text.Value.Length * CharacterWidth;
        var x = (double)text.Attribute("x")!;
        var start = (string?)text.Attribute("text-anchor") switch
        {
            "end" => x - width,
            "middle" => x - width / 2,
            _ => x,
        };
        return (start, start + width);
    }
}
