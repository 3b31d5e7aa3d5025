namespace FastSer.Benchmarks.Data;

/// <summary>The values of suite 004, fixed: texts of the lengths that the source has.</summary>
public static class BeerData
{
    private const string Lambic = "Spontaneous sour.";
    private const string LongBrewery = "Brouwerij Het Anker van Blaasveld N";

    public static int[] Integers() => [34492, 6603, 44033, 8874, 47607];

    public static double[] Doubles() => [34492, 6603, 44033, 8874, 47607];

    public static Beer One() =>
        Beer("Westvleteren Zes", 6.2f, "Sint-Sixtusabdij van Westvleteren", "trappist");

    /// <summary>The two-byte characters are where the source has them.</summary>
    public static Beer[] List() =>
    [
        Beer("Oud B\u0413\u00A9rsl", 6, "Brouwerij Oud Beersel.", Lambic),
        Beer("Goudblond", 6.5f, LongBrewery, "lambic"),
        Beer("Dubbels", 7.5f, LongBrewery, Lambic),
        Beer("Kriekrod", 6, LongBrewery, Lambic, "fruit beer"),
        Beer("Tripel Ten", 8, "Abdij van Westmalle", "trappist."),
        Beer("Witkap Pater Zoet", 6, "Brouwerij Slaghmuylder.", "trappist."),
        Beer("Oude Gueuze Vieille Cuv\u0413\u0401e van Vl", 6, "Brouwerij Lindemans NV.", "old gueuze", "blend"),
    ];

    private static Beer Beer(string brand, float alcohol, string brewery, params List<string> sort) =>
        new() { Brand = brand, Alcohol = alcohol, Brewery = brewery, Sort = sort };
}
