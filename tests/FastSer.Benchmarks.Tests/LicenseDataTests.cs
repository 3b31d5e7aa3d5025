using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

/// <summary>The substitute data set of suite 002 is the one that its check values describe.</summary>
public class LicenseDataTests
{
    private const string MessagePackHash = "fde071c32237be165a9cfb774a13bbce67e8bde644755e868f167c786dd68d4f";
    private const string NewtonsoftHash = "6241e36773e99fa20012df22778f09b5ea1c3d19cdd292bae93ef1a2b3213fb0";

    private readonly UserLicensesResponse _response = LicenseData.Create();

    [Fact]
    public void GeneratorStartsAsSpecified()
    {
        var random = new XorShift(20201214);
        Assert.Equal((10324619783858073546, 8827183751578761427UL), (random.Next(), random.Next()));
    }

    [Fact]
    public void FirstLicenseIsAsSpecified()
    {
        var license = _response.Licenses![0];
        Assert.Equal("DbDLt8CE6cGWhMpweYzYqbjrEx2CdKpYKMfUNx5uv-M", license.ObjectId);
        Assert.Equal("dc8f8fd9-25e1-4190-b926-f96afee66c24", license.SkuId);
        Assert.Equal("RLROGWUPIRU&SNMJ", license.SkuPartNumber);
    }

    [Fact]
    public void FirstAndLastPlanAreAsSpecified()
    {
        var plans = _response.Licenses!.SelectMany(license => license.ServicePlans!).ToList();
        Assert.Equal((18, 106), (_response.Licenses!.Count, plans.Count));
        Assert.Equal(
            ("8f486afd-c1d4-4fca-ba80-74da87f3b8d3", "NJJENRIDWNEGGUJODMIKMGJKW", 913188934), Members(plans[0]));
        Assert.Equal(("331f82b2-48d8-4845-9923-d1b23d3c05cf", "thrkthrkhhekthrkth", 674109069), Members(plans[105]));
        Assert.Equal(84, plans.DistinctBy(plan => plan.ServicePlanId).Count());
        Assert.Equal(1754, plans.Sum(plan => plan.ServicePlanName!.Length));

        static (string?, string?, int) Members(ServicePlan plan) =>
            (plan.ServicePlanId, plan.ServicePlanName, plan.Count);
    }

    [Fact]
    public void StatusesAreAsOftenAsSpecified()
    {
        var counts = _response.Licenses!
            .SelectMany(license => license.ServicePlans!)
            .CountBy(plan => plan.ProvisioningStatus!)
            .ToDictionary();
        var expected = new Dictionary<string, int>
        {
            ["Success"] = 69,
            ["Disabled"] = 17,
            ["PendingProvisioning"] = 15,
            ["PendingInput"] = 4,
            ["PendingActivation"] = 1,
        };
        Assert.Equal(expected, counts);
    }

    [Fact]
    public void BytesOfMessagePackHaveTheSpecifiedSizeAndHash()
    {
        var bytes = MessagePackBytes();
        Assert.Equal(11012, bytes.Length);
        Assert.Equal(MessagePackHash, Convert.ToHexStringLower(SHA256.HashData(bytes)));
    }

    [Fact]
    public void BytesOfNewtonsoftHaveTheSpecifiedHash()
    {
        var bytes = Encoding.UTF8.GetBytes(Newtonsoft.Json.JsonConvert.SerializeObject(_response));
        Assert.Equal(NewtonsoftHash, Convert.ToHexStringLower(SHA256.HashData(bytes)));
    }

    [Theory]
    [InlineData("System.Text.Json", 21686)]
    [InlineData("Newtonsoft.Json", 21671)]
    [InlineData("Google.Protobuf", 11574)]
    [InlineData("Google.Protobuf, status not filled", 10393)]
    public void PlainSizesAreThoseOfTheSource(string system, int size)
    {
        var row = Suites.All.Single(suite => suite.Id == "002").Rows[0];
        var candidate = DefaultSystems.All()
            .SelectMany(adapter => adapter.Enter(row))
            .OfType<Candidate>()
            .Single(candidate => candidate.Name == system);
        candidate.Repeat(1);
        Assert.Equal(size, candidate.PayloadSize());
    }

    [Fact]
    public void FastSerIsNotLargerThanMessagePack() =>
        Assert.InRange(FastSerializer.GetSize(_response), 10000, 11012);

    /// <summary>By the rules of MessagePack, without its package: arrays in key order, the keys 4 and 5 are gaps.</summary>
    private byte[] MessagePackBytes()
    {
        var output = new List<byte>();
        Array(1);
        Array(_response.Licenses!.Count);
        foreach (var license in _response.Licenses!)
        {
            Array(5);
            Text(license.ObjectId!);
            Text(license.SkuId!);
            Text(license.SkuPartNumber!);
            Array(license.ServicePlans!.Count);
            foreach (var plan in license.ServicePlans!)
            {
                Array(7);
                Text(plan.ServicePlanId!);
                Text(plan.ServicePlanName!);
                Text(plan.ProvisioningStatus!);
                Text(plan.AppliesTo!);
                output.AddRange([0xC0, 0xC0]);
                Number(plan.Count);
            }

            output.Add((byte)(0x80 | license.FruitColors!.Count));
            foreach (var (fruit, color) in license.FruitColors)
            {
                Text(fruit);
                output.Add((byte)color);
            }
        }

        return [.. output];

        void Array(int count) => output.AddRange(count < 16 ? [(byte)(0x90 | count)] : [0xDC, 0, (byte)count]);

        void Text(string text)
        {
            output.AddRange(text.Length < 32 ? [(byte)(0xA0 | text.Length)] : [0xD9, (byte)text.Length]);
            output.AddRange(Encoding.ASCII.GetBytes(text));
        }

        void Number(int value)
        {
            Span<byte> bytes = [0xCE, 0, 0, 0, 0];
            BinaryPrimitives.WriteInt32BigEndian(bytes[1..], value);
            output.AddRange(bytes);
        }
    }
}
