using FastSer.Benchmarks.Data.Community;
using Orleans;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="Item"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ItemTwin
{
    [Id(0)]
    public sbyte Count { get; set; }

    [Id(1)]
    public byte Slot { get; set; }

    [Id(2)]
    public string Id { get; set; } = "";
}

/// <summary>The twin of <see cref="Abilities"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class AbilitiesTwin
{
    [Id(0)]
    public float WalkSpeed { get; set; }

    [Id(1)]
    public float FlySpeed { get; set; }

    [Id(2)]
    public bool MayFly { get; set; }

    [Id(3)]
    public bool Flying { get; set; }

    [Id(4)]
    public bool Invulnerable { get; set; }

    [Id(5)]
    public bool MayBuild { get; set; }

    [Id(6)]
    public bool InstantBuild { get; set; }
}

/// <summary>The twin of <see cref="Vector3D"/>.</summary>
[GenerateSerializer]
public struct Vector3DTwin
{
    [Id(0)]
    public double X;

    [Id(1)]
    public double Y;

    [Id(2)]
    public double Z;
}

/// <summary>The twin of <see cref="Vector2F"/>.</summary>
[GenerateSerializer]
public struct Vector2FTwin
{
    [Id(0)]
    public float X;

    [Id(1)]
    public float Y;
}

/// <summary>The twin of <see cref="EntityUuid"/>.</summary>
[GenerateSerializer]
public struct EntityUuidTwin
{
    [Id(0)]
    public uint X0;

    [Id(1)]
    public uint X1;

    [Id(2)]
    public uint X2;

    [Id(3)]
    public uint X3;
}

/// <summary>The twin of <see cref="Entity"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class EntityTwin
{
    [Id(0)]
    public string Id { get; set; } = "";

    [Id(1)]
    public Vector3DTwin Position { get; set; }

    [Id(2)]
    public Vector3DTwin Motion { get; set; }

    [Id(3)]
    public Vector2FTwin Rotation { get; set; }

    [Id(4)]
    public float FallDistance { get; set; }

    [Id(5)]
    public ushort Fire { get; set; }

    [Id(6)]
    public ushort Air { get; set; }

    [Id(7)]
    public bool OnGround { get; set; }

    [Id(8)]
    public bool NoGravity { get; set; }

    [Id(9)]
    public bool Invulnerable { get; set; }

    [Id(10)]
    public int PortalCooldown { get; set; }

    [Id(11)]
    public EntityUuidTwin Uuid { get; set; }

    [Id(12)]
    public string? CustomName { get; set; }

    [Id(13)]
    public bool CustomNameVisible { get; set; }

    [Id(14)]
    public bool Silent { get; set; }

    [Id(15)]
    public bool Glowing { get; set; }
}

/// <summary>The twin of <see cref="Vehicle"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class VehicleTwin
{
    [Id(0)]
    public EntityUuidTwin Uuid { get; set; }

    [Id(1)]
    public EntityTwin Entity { get; set; } = new();
}

/// <summary>The twin of <see cref="RecipeBook"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class RecipeBookTwin
{
    [Id(0)]
    public string[] Recipes { get; set; } = [];

    [Id(1)]
    public string[] ToBeDisplayed { get; set; } = [];

    [Id(2)]
    public bool IsFilteringCraftable { get; set; }

    [Id(3)]
    public bool IsGuiOpen { get; set; }

    [Id(4)]
    public bool IsFurnaceFilteringCraftable { get; set; }

    [Id(5)]
    public bool IsFurnaceGuiOpen { get; set; }

    [Id(6)]
    public bool IsBlastingFurnaceFilteringCraftable { get; set; }

    [Id(7)]
    public bool IsBlastingFurnaceGuiOpen { get; set; }

    [Id(8)]
    public bool IsSmokerFilteringCraftable { get; set; }

    [Id(9)]
    public bool IsSmokerGuiOpen { get; set; }
}

/// <summary>The twin of <see cref="Player"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class PlayerTwin
{
    [Id(0)]
    public GameType GameType { get; set; }

    [Id(1)]
    public GameType PreviousGameType { get; set; }

    [Id(2)]
    public long Score { get; set; }

    [Id(3)]
    public string Dimension { get; set; } = "";

    [Id(4)]
    public uint SelectedItemSlot { get; set; }

    [Id(5)]
    public ItemTwin SelectedItem { get; set; } = new();

    [Id(6)]
    public string? SpawnDimension { get; set; }

    [Id(7)]
    public long SpawnX { get; set; }

    [Id(8)]
    public long SpawnY { get; set; }

    [Id(9)]
    public long SpawnZ { get; set; }

    [Id(10)]
    public bool? SpawnForced { get; set; }

    [Id(11)]
    public ushort SleepTimer { get; set; }

    [Id(12)]
    public float FoodExhaustionLevel { get; set; }

    [Id(13)]
    public float FoodSaturationLevel { get; set; }

    [Id(14)]
    public uint FoodTickTimer { get; set; }

    [Id(15)]
    public uint XpLevel { get; set; }

    [Id(16)]
    public float XpProgress { get; set; }

    [Id(17)]
    public int XpTotal { get; set; }

    [Id(18)]
    public int XpSeed { get; set; }

    [Id(19)]
    public ItemTwin[] Inventory { get; set; } = [];

    [Id(20)]
    public ItemTwin[] EnderItems { get; set; } = [];

    [Id(21)]
    public AbilitiesTwin Abilities { get; set; } = new();

    [Id(22)]
    public Vector3DTwin? EnteredNetherPosition { get; set; }

    [Id(23)]
    public VehicleTwin? RootVehicle { get; set; }

    [Id(24)]
    public EntityTwin? ShoulderEntityLeft { get; set; }

    [Id(25)]
    public EntityTwin? ShoulderEntityRight { get; set; }

    [Id(26)]
    public bool SeenCredits { get; set; }

    [Id(27)]
    public RecipeBookTwin RecipeBook { get; set; } = new();
}

/// <summary>The twin of <see cref="SavedPlayers"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class SavedPlayersTwin
{
    [Id(0)]
    public PlayerTwin[] Players { get; set; } = [];
}
