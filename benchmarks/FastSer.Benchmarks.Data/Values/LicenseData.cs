namespace FastSer.Benchmarks.Data;

/// <summary>
/// The substitute data set of suite 002: the same object graph as the source and the same plain sizes to the byte.
/// </summary>
public sealed class LicenseData
{
    private const ulong Seed = 20201214;
    private const int PlanIds = 84;
    private const int PrefixLength = 21;
    private const int ObjectIdLength = 43;
    private const string Base64Url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private const string Upper = "DEFGIJKLMNOPRSUW";
    private const string Lower = "ertyujkh";

    private readonly XorShift _random = new(Seed);
    private readonly string[] _planIds;
    private readonly string _prefix;
    private int _plan;
    private int _mixedCounts;

    private LicenseData()
    {
        _planIds = [.. Enumerable.Range(0, PlanIds).Select(_ => NextGuid())];
        _prefix = NextText(Base64Url, PrefixLength);
    }

    public static UserLicensesResponse Create()
    {
        var data = new LicenseData();
        return new UserLicensesResponse
        {
            Licenses = Enumerable.Range(0, LicenseTables.PartNumberLengths.Length).Select(data.NextLicense).ToArray(),
        };
    }

    private UserLicense NextLicense(int index)
    {
        var chunk = NextText(Lower, 4);
        var name = index < 4 ? null : chunk;
        var objectId = _prefix + NextText(Base64Url, ObjectIdLength - PrefixLength);
        var skuId = NextGuid();
        var partNumber = NextName(LicenseTables.PartNumberLengths[index], name);
        var statuses = LicenseTables.Statuses[index];
        return new UserLicense
        {
            ObjectId = objectId,
            SkuId = skuId,
            SkuPartNumber = index == 0 ? WithCharacter(partNumber, 11, '&') : partNumber,
            ServicePlans = LicenseTables.NameLengths[index]
                .Select((length, i) => NextPlan(length, name, statuses[i]))
                .ToArray(),
            FruitColors = new Dictionary<string, Color>
            {
                ["Banana"] = Color.Yellow,
                ["Orange"] = Color.Orange,
                ["Apple"] = Color.Red,
                ["Lemon"] = Color.Yellow,
            },
        };
    }

    private ServicePlan NextPlan(int nameLength, string? chunk, char status)
    {
        var plan = _plan++;
        var name = NextName(nameLength, chunk);
        return new ServicePlan
        {
            ServicePlanId = _planIds[LicenseTables.PlanIdIndexes[plan]],
            ServicePlanName = plan switch
            {
                5 => WithCharacter(name, 8, '+'),
                26 => WithCharacter(name, 11, '<'),
                _ => name,
            },
            ProvisioningStatus = LicenseTables.StatusOf(status),
            AppliesTo = "Company",
            Count = NextCount(plan),
        };
    }

    /// <summary>Counts of the magnitudes that the sizes of the source need.</summary>
    private int NextCount(int plan)
    {
        if (plan % 5 == 4 && plan < 100)
            return 100000000 + NextBelow(168435456);
        var index = _mixedCounts++;
        return index % 2 == 0 || index >= 82
            ? 268435456 + NextBelow(731564544)
            : 1000000000 + NextBelow(1147483647);
    }

    private int NextBelow(uint limit) => (int)((_random.Next() >> 33) % limit);

    private string NextText(string alphabet, int length) =>
        string.Concat(Enumerable.Range(0, length).Select(_ => alphabet[NextBelow((uint)alphabet.Length)]));

    /// <summary>Upper-case letters, or the repeated chunk with another letter here and there.</summary>
    private string NextName(int length, string? chunk)
    {
        if (chunk is null)
            return NextText(Upper, length);
        return string.Concat(Enumerable.Range(0, length)
            .Select(i => NextBelow(24) == 0 ? Lower[NextBelow((uint)Lower.Length)] : chunk[i % chunk.Length]));
    }

    private string NextGuid()
    {
        var digits = $"{_random.Next():x16}{_random.Next():x16}".ToCharArray();
        digits[12] = '4';
        digits[16] = "89ab"[Convert.ToInt32(digits[16].ToString(), 16) & 3];
        var text = new string(digits);
        return $"{text[..8]}-{text[8..12]}-{text[12..16]}-{text[16..20]}-{text[20..]}";
    }

    private static string WithCharacter(string text, int index, char character) =>
        string.Concat(text.AsSpan(0, index), [character], text.AsSpan(index + 1));
}
