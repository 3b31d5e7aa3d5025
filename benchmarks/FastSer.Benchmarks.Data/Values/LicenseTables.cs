namespace FastSer.Benchmarks.Data;

/// <summary>The shape of suite 002: lengths, statuses and which plans share an id.</summary>
internal static class LicenseTables
{
    /// <summary>Of <c>SkuPartNumber</c>, by license.</summary>
    public static readonly int[] PartNumberLengths =
        [16, 12, 11, 13, 12, 8, 12, 12, 8, 19, 16, 11, 16, 10, 19, 25, 12, 9];

    /// <summary>Of <c>ServicePlanName</c>, by license and plan.</summary>
    public static readonly int[][] NameLengths =
    [
        [
            25, 21, 16, 15, 18, 18, 10, 10, 11, 15, 17, 17, 18, 19, 19, 17, 14, 18,
            18, 19, 24, 27, 5, 22, 8, 12, 16, 9, 17, 25, 17, 17, 15, 13, 20, 14,
        ],
        [12, 24],
        [13],
        [22, 17, 21, 23, 18, 26, 20, 19],
        [12, 21, 18, 15, 14],
        [12],
        [12],
        [16, 19],
        [16, 12],
        [20, 16],
        [14, 19, 14],
        [16, 13, 19, 16, 20],
        [12, 8, 19, 15, 16, 15, 15, 17, 14, 16],
        [9, 9, 10, 10, 13, 21, 12, 11, 12, 12, 16],
        [20, 20, 20, 27],
        [16, 23, 23, 23, 19, 26, 22],
        [14, 23],
        [11, 11, 11, 18],
    ];

    /// <summary>By license, a letter a plan: see <see cref="StatusOf"/>.</summary>
    public static readonly string[] Statuses =
    [
        "DDDPDSSSDSSSSSSSSSISSSSPDDSASSSSSSSS", "DS", "S", "SSSPDSDS", "SDSPS", "S", "S", "PS", "PS", "PI", "PSS",
        "PSSSS", "PSISSSISSS", "SSPDDSDDDDS", "PSSS", "PSSSSSS", "PS", "SSPS",
    ];

    /// <summary>The id of each of the 106 plans.</summary>
    public static readonly int[] PlanIdIndexes =
    [
        .. Enumerable.Range(0, 43),
        35, 43, 34, 44, 45, 11, 46, 42, 47, 48, 49, 42, 50, 42, 51, 42, 52, 42, 53, 54, 42, 55, 56, 57, 58, 42, 59, 60,
        61, 62, 29, 63, 64, 65, 66, 67, 68, 42, 69, 70, 71, 35, 34, 43, 44, 72, 42, 73, 74, 75, 42, 73, 76, 77, 75, 78,
        79, 42, 80, 81, 82, 42, 83,
    ];

    public static string StatusOf(char letter) => letter switch
    {
        'S' => "Success",
        'D' => "Disabled",
        'P' => "PendingProvisioning",
        'I' => "PendingInput",
        _ => "PendingActivation",
    };
}
