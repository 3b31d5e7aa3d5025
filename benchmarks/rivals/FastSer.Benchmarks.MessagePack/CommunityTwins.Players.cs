using FastSer.Benchmarks.Data.Community;
using MessagePack;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="Item"/>.</summary>
[MessagePackObject]
public sealed class ItemTwin
{
    [Key(0)]
    public sbyte Count { get; set; }

    [Key(1)]
    public byte Slot { get; set; }

    [Key(2)]
    public string Id { get; set; } = "";
}

/// <summary>The twin of <see cref="Abilities"/>.</summary>
[MessagePackObject]
public sealed class AbilitiesTwin
{
    [Key(0)]
    public float WalkSpeed { get; set; }

    [Key(1)]
    public float FlySpeed { get; set; }

    [Key(2)]
    public bool MayFly { get; set; }

    [Key(3)]
    public bool Flying { get; set; }

    [Key(4)]
    public bool Invulnerable { get; set; }

    [Key(5)]
    public bool MayBuild { get; set; }

    [Key(6)]
    public bool InstantBuild { get; set; }
}

/// <summary>The twin of <see cref="Vector3D"/>.</summary>
[MessagePackObject]
public struct Vector3DTwin
{
    [Key(0)]
    public double X;

    [Key(1)]
    public double Y;

    [Key(2)]
    public double Z;
}

/// <summary>The twin of <see cref="Vector2F"/>.</summary>
[MessagePackObject]
public struct Vector2FTwin
{
    [Key(0)]
    public float X;

    [Key(1)]
    public float Y;
}

/// <summary>The twin of <see cref="EntityUuid"/>.</summary>
[MessagePackObject]
public struct EntityUuidTwin
{
    [Key(0)]
    public uint X0;

    [Key(1)]
    public uint X1;

    [Key(2)]
    public uint X2;

    [Key(3)]
    public uint X3;
}

/// <summary>The twin of <see cref="Entity"/>.</summary>
[MessagePackObject]
public sealed class EntityTwin
{
    [Key(0)]
    public string Id { get; set; } = "";

    [Key(1)]
    public Vector3DTwin Position { get; set; }

    [Key(2)]
    public Vector3DTwin Motion { get; set; }

    [Key(3)]
    public Vector2FTwin Rotation { get; set; }

    [Key(4)]
    public float FallDistance { get; set; }

    [Key(5)]
    public ushort Fire { get; set; }

    [Key(6)]
    public ushort Air { get; set; }

    [Key(7)]
    public bool OnGround { get; set; }

    [Key(8)]
    public bool NoGravity { get; set; }

    [Key(9)]
    public bool Invulnerable { get; set; }

    [Key(10)]
    public int PortalCooldown { get; set; }

    [Key(11)]
    public EntityUuidTwin Uuid { get; set; }

    [Key(12)]
    public string? CustomName { get; set; }

    [Key(13)]
    public bool CustomNameVisible { get; set; }

    [Key(14)]
    public bool Silent { get; set; }

    [Key(15)]
    public bool Glowing { get; set; }
}

/// <summary>The twin of <see cref="Vehicle"/>.</summary>
[MessagePackObject]
public sealed class VehicleTwin
{
    [Key(0)]
    public EntityUuidTwin Uuid { get; set; }

    [Key(1)]
    public EntityTwin Entity { get; set; } = new();
}

/// <summary>The twin of <see cref="RecipeBook"/>.</summary>
[MessagePackObject]
public sealed class RecipeBookTwin
{
    [Key(0)]
    public string[] Recipes { get; set; } = [];

    [Key(1)]
    public string[] ToBeDisplayed { get; set; } = [];

    [Key(2)]
    public bool IsFilteringCraftable { get; set; }

    [Key(3)]
    public bool IsGuiOpen { get; set; }

    [Key(4)]
    public bool IsFurnaceFilteringCraftable { get; set; }

    [Key(5)]
    public bool IsFurnaceGuiOpen { get; set; }

    [Key(6)]
    public bool IsBlastingFurnaceFilteringCraftable { get; set; }

    [Key(7)]
    public bool IsBlastingFurnaceGuiOpen { get; set; }

    [Key(8)]
    public bool IsSmokerFilteringCraftable { get; set; }

    [Key(9)]
    public bool IsSmokerGuiOpen { get; set; }
}

/// <summary>The twin of <see cref="Player"/>.</summary>
[MessagePackObject]
public sealed class PlayerTwin
{
    [Key(0)]
    public GameType GameType { get; set; }

    [Key(1)]
    public GameType PreviousGameType { get; set; }

    [Key(2)]
    public long Score { get; set; }

    [Key(3)]
    public string Dimension { get; set; } = "";

    [Key(4)]
    public uint SelectedItemSlot { get; set; }

    [Key(5)]
    public ItemTwin SelectedItem { get; set; } = new();

    [Key(6)]
    public string? SpawnDimension { get; set; }

    [Key(7)]
    public long SpawnX { get; set; }

    [Key(8)]
    public long SpawnY { get; set; }

    [Key(9)]
    public long SpawnZ { get; set; }

    [Key(10)]
    public bool? SpawnForced { get; set; }

    [Key(11)]
    public ushort SleepTimer { get; set; }

    [Key(12)]
    public float FoodExhaustionLevel { get; set; }

    [Key(13)]
    public float FoodSaturationLevel { get; set; }

    [Key(14)]
    public uint FoodTickTimer { get; set; }

    [Key(15)]
    public uint XpLevel { get; set; }

    [Key(16)]
    public float XpProgress { get; set; }

    [Key(17)]
    public int XpTotal { get; set; }

    [Key(18)]
    public int XpSeed { get; set; }

    [Key(19)]
    public ItemTwin[] Inventory { get; set; } = [];

    [Key(20)]
    public ItemTwin[] EnderItems { get; set; } = [];

    [Key(21)]
    public AbilitiesTwin Abilities { get; set; } = new();

    [Key(22)]
    public Vector3DTwin? EnteredNetherPosition { get; set; }

    [Key(23)]
    public VehicleTwin? RootVehicle { get; set; }

    [Key(24)]
    public EntityTwin? ShoulderEntityLeft { get; set; }

    [Key(25)]
    public EntityTwin? ShoulderEntityRight { get; set; }

    [Key(26)]
    public bool SeenCredits { get; set; }

    [Key(27)]
    public RecipeBookTwin RecipeBook { get; set; } = new();
}

/// <summary>The twin of <see cref="SavedPlayers"/>.</summary>
[MessagePackObject]
public sealed class SavedPlayersTwin
{
    [Key(0)]
    public PlayerTwin[] Players { get; set; } = [];
}
