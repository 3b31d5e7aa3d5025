using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using FastSer.Benchmarks.Harness;
using FastSer.Benchmarks.Runs;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Tests;

/// <summary>The content of the suite community: the counts and ranges of its source, and round trips of every system that runs it.</summary>
public sealed class CommunityDataTests
{
    [Fact]
    public void EntriesOfTheLogAreWithinTheirTables()
    {
        var entries = CommunityData.Log().Logs;

        Assert.Equal(1000, entries.Length);
        Assert.All(entries, static entry => Assert.Matches(
            @"^\d{1,2}/[A-Z][a-z]{2}/(19|20)\d\d:\d{1,2}:\d{1,2}:\d{1,2} [+-](0\d|1[012])00$", entry.Date));
        Assert.All(entries, static entry => Assert.Matches("^[A-Z]+ /\\S+ HTTP/[123]", entry.Request));
        Assert.All(entries, static entry => Assert.InRange(entry.Size, 0ul, 99_999_999ul));
        Assert.Equal(9, entries.Select(static entry => entry.UserId).Distinct().Count());
        Assert.Equal(63, entries.Select(static entry => entry.Code).Distinct().Count());
    }

    [Fact]
    public void MeshHasFloatsBelowOne()
    {
        var triangles = CommunityData.Mesh().Triangles;

        Assert.Equal(12_500, triangles.Length);
        Assert.All(triangles, static triangle => Assert.InRange(triangle.Normal.Z, 0, 1));
        Assert.Equal(12_500, triangles.Distinct().Count());
    }

    [Fact]
    public void HalfOfWhatIsOptionalIsThere()
    {
        var players = CommunityData.Players().Players;

        Assert.Equal(50, players.Length);
        Assert.InRange(players.Count(static player => player.RootVehicle is null), 10, 40);
        Assert.InRange(players.Count(static player => player.EnteredNetherPosition is null), 10, 40);
        Assert.InRange(players.Count(static player => player.SpawnForced is null), 10, 40);
        Assert.InRange(players.Max(static player => player.Inventory.Length), 30, 39);
        Assert.InRange(players.Max(static player => player.RecipeBook.Recipes.Length), 20, 29);
    }

    [Fact]
    public void ShipsOutOfSightAreUnknown()
    {
        var contacts = CommunityData.Updates().Updates.SelectMany(static update => update.Contacts).ToList();

        Assert.InRange(contacts.Count, 2000, 4000);
        Assert.All(contacts, static contact => Assert.Equal(contact.ShipType is null, contact.PlayerId is null));
        Assert.All(contacts, static contact => Assert.True(contact.ShipType is not null || contact.Reloads.Length == 0));
        Assert.InRange(contacts.Count(static contact => contact.ShipType is not null) / (double)contacts.Count, 0.65, 0.75);

        var known = contacts.Where(static contact => contact.ShipType is not null).ToList();
        Assert.Equal(10, known.Select(static contact => contact.ShipType).Distinct().Count());
        Assert.All(known, static contact =>
            Assert.True(contact.ShipType != ShipType.Iowa || (contact.Reloads.Length, contact.TurretAngles.Length) == (28, 3)));
        // 13.16 of 44.86.
        Assert.InRange(known.Count(static contact => contact.ShipType == ShipType.G5) / (double)known.Count, 0.26, 0.33);
    }

    [Fact]
    public void ValuesAreTheSameInEveryProcess()
    {
        Assert.Null(DeepComparison.FirstDifference(CommunityData.Players(), CommunityData.Players()));
        Assert.Equal("GET /img/logo-full.svg HTTP/1.0", CommunityData.Log().Logs[0].Request);
    }

    [DeepFact]
    public void EverySystemThatRunsItReadsWhatItWrote()
    {
        var suites = RowSelection.Of(Suites.All, new RunOptions { Suites = ["community"] });
        var counts = new List<int>();

        var result = new SuiteRunner(suites, DefaultSystems.All(), MeasurementPlan.Quick).Verify((_, count) => counts.Add(count));

        Assert.Empty(result.Failures);
        Assert.Equal(8, counts.Count);
        // Three formats of FastSer, both JSONs, the code by hand; Google.Protobuf for the log and the mesh; a floor beside each write.
        Assert.Equal([8, 7, 8, 7, 7, 6, 7, 6], counts);
    }

    [Fact]
    public void StructThatMayBeMissingIsCopiedIntoItsTwin()
    {
        var twin = Twin.Of<Place>(new Player { EnteredNetherPosition = new Vector3D { Y = 7 } });
        Assert.Equal(7, twin.EnteredNetherPosition!.Value.Y);
        Assert.Null(Twin.Of<Place>(new Player()).EnteredNetherPosition);
    }

    public sealed class Place
    {
        public PlaceVector? EnteredNetherPosition { get; set; }
    }

    public struct PlaceVector
    {
        public double X;

        public double Y;

        public double Z;
    }
}
