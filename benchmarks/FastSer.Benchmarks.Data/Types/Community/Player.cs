namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: one saved player.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class Player
{
    public GameType GameType { get; set; }

    public GameType PreviousGameType { get; set; }

    public long Score { get; set; }

    public string Dimension { get; set; } = "";

    public uint SelectedItemSlot { get; set; }

    public Item SelectedItem { get; set; } = new();

    public string? SpawnDimension { get; set; }

    public long SpawnX { get; set; }

    public long SpawnY { get; set; }

    public long SpawnZ { get; set; }

    public bool? SpawnForced { get; set; }

    public ushort SleepTimer { get; set; }

    public float FoodExhaustionLevel { get; set; }

    public float FoodSaturationLevel { get; set; }

    public uint FoodTickTimer { get; set; }

    public uint XpLevel { get; set; }

    public float XpProgress { get; set; }

    public int XpTotal { get; set; }

    public int XpSeed { get; set; }

    public Item[] Inventory { get; set; } = [];

    public Item[] EnderItems { get; set; } = [];

    public Abilities Abilities { get; set; } = new();

    public Vector3D? EnteredNetherPosition { get; set; }

    public Vehicle? RootVehicle { get; set; }

    public Entity? ShoulderEntityLeft { get; set; }

    public Entity? ShoulderEntityRight { get; set; }

    public bool SeenCredits { get; set; }

    public RecipeBook RecipeBook { get; set; } = new();
}
