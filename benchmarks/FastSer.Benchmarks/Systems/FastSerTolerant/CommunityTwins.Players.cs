using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.FastSerTolerant;

#pragma warning disable SA1402, MA0048 // The twins are read beside each other.

/// <summary>The twin of <see cref="Item"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class ItemTwin
{
    [FastSerMember(0)]
    public sbyte Count { get; set; }

    [FastSerMember(1)]
    public byte Slot { get; set; }

    [FastSerMember(2)]
    public string Id { get; set; } = "";
}

/// <summary>The twin of <see cref="Abilities"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class AbilitiesTwin
{
    [FastSerMember(0)]
    public float WalkSpeed { get; set; }

    [FastSerMember(1)]
    public float FlySpeed { get; set; }

    [FastSerMember(2)]
    public bool MayFly { get; set; }

    [FastSerMember(3)]
    public bool Flying { get; set; }

    [FastSerMember(4)]
    public bool Invulnerable { get; set; }

    [FastSerMember(5)]
    public bool MayBuild { get; set; }

    [FastSerMember(6)]
    public bool InstantBuild { get; set; }
}

/// <summary>The twin of <see cref="Vector3D"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct Vector3DTwin
{
    [FastSerMember(0)]
    public double X;

    [FastSerMember(1)]
    public double Y;

    [FastSerMember(2)]
    public double Z;
}

/// <summary>The twin of <see cref="Vector2F"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct Vector2FTwin
{
    [FastSerMember(0)]
    public float X;

    [FastSerMember(1)]
    public float Y;
}

/// <summary>The twin of <see cref="EntityUuid"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct EntityUuidTwin
{
    [FastSerMember(0)]
    public uint X0;

    [FastSerMember(1)]
    public uint X1;

    [FastSerMember(2)]
    public uint X2;

    [FastSerMember(3)]
    public uint X3;
}

/// <summary>The twin of <see cref="Entity"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class EntityTwin
{
    [FastSerMember(0)]
    public string Id { get; set; } = "";

    [FastSerMember(1)]
    public Vector3DTwin Position { get; set; }

    [FastSerMember(2)]
    public Vector3DTwin Motion { get; set; }

    [FastSerMember(3)]
    public Vector2FTwin Rotation { get; set; }

    [FastSerMember(4)]
    public float FallDistance { get; set; }

    [FastSerMember(5)]
    public ushort Fire { get; set; }

    [FastSerMember(6)]
    public ushort Air { get; set; }

    [FastSerMember(7)]
    public bool OnGround { get; set; }

    [FastSerMember(8)]
    public bool NoGravity { get; set; }

    [FastSerMember(9)]
    public bool Invulnerable { get; set; }

    [FastSerMember(10)]
    public int PortalCooldown { get; set; }

    [FastSerMember(11)]
    public EntityUuidTwin Uuid { get; set; }

    [FastSerMember(12)]
    public string? CustomName { get; set; }

    [FastSerMember(13)]
    public bool CustomNameVisible { get; set; }

    [FastSerMember(14)]
    public bool Silent { get; set; }

    [FastSerMember(15)]
    public bool Glowing { get; set; }
}

/// <summary>The twin of <see cref="Vehicle"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class VehicleTwin
{
    [FastSerMember(0)]
    public EntityUuidTwin Uuid { get; set; }

    [FastSerMember(1)]
    public EntityTwin Entity { get; set; } = new();
}

/// <summary>The twin of <see cref="RecipeBook"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class RecipeBookTwin
{
    [FastSerMember(0)]
    public string[] Recipes { get; set; } = [];

    [FastSerMember(1)]
    public string[] ToBeDisplayed { get; set; } = [];

    [FastSerMember(2)]
    public bool IsFilteringCraftable { get; set; }

    [FastSerMember(3)]
    public bool IsGuiOpen { get; set; }

    [FastSerMember(4)]
    public bool IsFurnaceFilteringCraftable { get; set; }

    [FastSerMember(5)]
    public bool IsFurnaceGuiOpen { get; set; }

    [FastSerMember(6)]
    public bool IsBlastingFurnaceFilteringCraftable { get; set; }

    [FastSerMember(7)]
    public bool IsBlastingFurnaceGuiOpen { get; set; }

    [FastSerMember(8)]
    public bool IsSmokerFilteringCraftable { get; set; }

    [FastSerMember(9)]
    public bool IsSmokerGuiOpen { get; set; }
}

/// <summary>The twin of <see cref="Player"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class PlayerTwin
{
    [FastSerMember(0)]
    public GameType GameType { get; set; }

    [FastSerMember(1)]
    public GameType PreviousGameType { get; set; }

    [FastSerMember(2)]
    public long Score { get; set; }

    [FastSerMember(3)]
    public string Dimension { get; set; } = "";

    [FastSerMember(4)]
    public uint SelectedItemSlot { get; set; }

    [FastSerMember(5)]
    public ItemTwin SelectedItem { get; set; } = new();

    [FastSerMember(6)]
    public string? SpawnDimension { get; set; }

    [FastSerMember(7)]
    public long SpawnX { get; set; }

    [FastSerMember(8)]
    public long SpawnY { get; set; }

    [FastSerMember(9)]
    public long SpawnZ { get; set; }

    [FastSerMember(10)]
    public bool? SpawnForced { get; set; }

    [FastSerMember(11)]
    public ushort SleepTimer { get; set; }

    [FastSerMember(12)]
    public float FoodExhaustionLevel { get; set; }

    [FastSerMember(13)]
    public float FoodSaturationLevel { get; set; }

    [FastSerMember(14)]
    public uint FoodTickTimer { get; set; }

    [FastSerMember(15)]
    public uint XpLevel { get; set; }

    [FastSerMember(16)]
    public float XpProgress { get; set; }

    [FastSerMember(17)]
    public int XpTotal { get; set; }

    [FastSerMember(18)]
    public int XpSeed { get; set; }

    [FastSerMember(19)]
    public ItemTwin[] Inventory { get; set; } = [];

    [FastSerMember(20)]
    public ItemTwin[] EnderItems { get; set; } = [];

    [FastSerMember(21)]
    public AbilitiesTwin Abilities { get; set; } = new();

    [FastSerMember(22)]
    public Vector3DTwin? EnteredNetherPosition { get; set; }

    [FastSerMember(23)]
    public VehicleTwin? RootVehicle { get; set; }

    [FastSerMember(24)]
    public EntityTwin? ShoulderEntityLeft { get; set; }

    [FastSerMember(25)]
    public EntityTwin? ShoulderEntityRight { get; set; }

    [FastSerMember(26)]
    public bool SeenCredits { get; set; }

    [FastSerMember(27)]
    public RecipeBookTwin RecipeBook { get; set; } = new();
}

/// <summary>The twin of <see cref="SavedPlayers"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class SavedPlayersTwin
{
    [FastSerMember(0)]
    public PlayerTwin[] Players { get; set; } = [];
}
