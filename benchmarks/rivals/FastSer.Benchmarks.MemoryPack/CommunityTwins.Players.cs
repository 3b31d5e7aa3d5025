using FastSer.Benchmarks.Data.Community;
using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="Item"/>.</summary>
[MemoryPackable]
public sealed partial class ItemTwin
{
    public sbyte Count { get; set; }

    public byte Slot { get; set; }

    public string Id { get; set; } = "";
}

/// <summary>The twin of <see cref="Abilities"/>.</summary>
[MemoryPackable]
public sealed partial class AbilitiesTwin
{
    public float WalkSpeed { get; set; }

    public float FlySpeed { get; set; }

    public bool MayFly { get; set; }

    public bool Flying { get; set; }

    public bool Invulnerable { get; set; }

    public bool MayBuild { get; set; }

    public bool InstantBuild { get; set; }
}

/// <summary>The twin of <see cref="Entity"/>.</summary>
[MemoryPackable]
public sealed partial class EntityTwin
{
    public string Id { get; set; } = "";

    public Vector3D Position { get; set; }

    public Vector3D Motion { get; set; }

    public Vector2F Rotation { get; set; }

    public float FallDistance { get; set; }

    public ushort Fire { get; set; }

    public ushort Air { get; set; }

    public bool OnGround { get; set; }

    public bool NoGravity { get; set; }

    public bool Invulnerable { get; set; }

    public int PortalCooldown { get; set; }

    public EntityUuid Uuid { get; set; }

    public string? CustomName { get; set; }

    public bool CustomNameVisible { get; set; }

    public bool Silent { get; set; }

    public bool Glowing { get; set; }
}

/// <summary>The twin of <see cref="Vehicle"/>.</summary>
[MemoryPackable]
public sealed partial class VehicleTwin
{
    public EntityUuid Uuid { get; set; }

    public EntityTwin Entity { get; set; } = new();
}

/// <summary>The twin of <see cref="RecipeBook"/>.</summary>
[MemoryPackable]
public sealed partial class RecipeBookTwin
{
    public string[] Recipes { get; set; } = [];

    public string[] ToBeDisplayed { get; set; } = [];

    public bool IsFilteringCraftable { get; set; }

    public bool IsGuiOpen { get; set; }

    public bool IsFurnaceFilteringCraftable { get; set; }

    public bool IsFurnaceGuiOpen { get; set; }

    public bool IsBlastingFurnaceFilteringCraftable { get; set; }

    public bool IsBlastingFurnaceGuiOpen { get; set; }

    public bool IsSmokerFilteringCraftable { get; set; }

    public bool IsSmokerGuiOpen { get; set; }
}

/// <summary>The twin of <see cref="Player"/>.</summary>
[MemoryPackable]
public sealed partial class PlayerTwin
{
    public GameType GameType { get; set; }

    public GameType PreviousGameType { get; set; }

    public long Score { get; set; }

    public string Dimension { get; set; } = "";

    public uint SelectedItemSlot { get; set; }

    public ItemTwin SelectedItem { get; set; } = new();

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

    public ItemTwin[] Inventory { get; set; } = [];

    public ItemTwin[] EnderItems { get; set; } = [];

    public AbilitiesTwin Abilities { get; set; } = new();

    public Vector3D? EnteredNetherPosition { get; set; }

    public VehicleTwin? RootVehicle { get; set; }

    public EntityTwin? ShoulderEntityLeft { get; set; }

    public EntityTwin? ShoulderEntityRight { get; set; }

    public bool SeenCredits { get; set; }

    public RecipeBookTwin RecipeBook { get; set; } = new();
}

/// <summary>The twin of <see cref="SavedPlayers"/>.</summary>
[MemoryPackable]
public sealed partial class SavedPlayersTwin
{
    public PlayerTwin[] Players { get; set; } = [];
}
