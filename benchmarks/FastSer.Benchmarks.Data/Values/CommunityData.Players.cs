using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Data;

public static partial class CommunityData
{
    private const int SavedPlayers = 50;
    private const int MostItems = 40;
    private const int MostEnderItems = 27;
    private const int MostRecipes = 30;
    private const int MostDisplayedRecipes = 10;

    private static readonly string[] s_dimensions = ["overworld", "nether", "end"];
    private static readonly string[] s_items =
        ["dirt", "stone", "pickaxe", "sand", "gravel", "shovel", "chestplate", "steak"];

    private static readonly string[] s_entities =
        ["cow", "sheep", "zombie", "skeleton", "spider", "creeper", "parrot", "bee"];

    private static readonly string[] s_names =
        ["rainbow", "princess", "steve", "johnny", "missy", "coward", "fairy", "howard"];

    private static readonly string[] s_recipes =
        ["pickaxe", "torch", "bow", "crafting table", "furnace", "shears", "arrow", "tnt"];

    /// <summary>Makes players whose optional members are there in half of the cases.</summary>
    public static SavedPlayers Players()
    {
        var random = new Random(Seed);
        return new SavedPlayers { Players = Many(SavedPlayers, () => NewPlayer(random)) };
    }

    private static Player NewPlayer(Random random) => new()
    {
        GameType = (GameType)random.Next(4),
        PreviousGameType = (GameType)random.Next(4),
        Score = AnyLong(random),
        Dimension = Pick(random, s_dimensions),
        SelectedItemSlot = AnyUInt(random),
        SelectedItem = NewItem(random),
        SpawnDimension = Coin(random) ? Pick(random, s_dimensions) : null,
        SpawnX = AnyLong(random),
        SpawnY = AnyLong(random),
        SpawnZ = AnyLong(random),
        SpawnForced = Coin(random) ? Coin(random) : null,
        SleepTimer = AnyUShort(random),
        FoodExhaustionLevel = random.NextSingle(),
        FoodSaturationLevel = random.NextSingle(),
        FoodTickTimer = AnyUInt(random),
        XpLevel = AnyUInt(random),
        XpProgress = random.NextSingle(),
        XpTotal = (int)AnyUInt(random),
        XpSeed = (int)AnyUInt(random),
        Inventory = Many(random.Next(MostItems), () => NewItem(random)),
        EnderItems = Many(random.Next(MostEnderItems), () => NewItem(random)),
        Abilities = NewAbilities(random),
        EnteredNetherPosition = Coin(random) ? NewVector(random) : null,
        RootVehicle = Coin(random) ? new Vehicle { Uuid = NewUuid(random), Entity = NewEntity(random) } : null,
        ShoulderEntityLeft = Coin(random) ? NewEntity(random) : null,
        ShoulderEntityRight = Coin(random) ? NewEntity(random) : null,
        SeenCredits = Coin(random),
        RecipeBook = NewRecipeBook(random),
    };

    private static Entity NewEntity(Random random) => new()
    {
        Id = Pick(random, s_entities),
        Position = NewVector(random),
        Motion = NewVector(random),
        Rotation = new Vector2F { X = random.NextSingle(), Y = random.NextSingle() },
        FallDistance = random.NextSingle(),
        Fire = AnyUShort(random),
        Air = AnyUShort(random),
        OnGround = Coin(random),
        NoGravity = Coin(random),
        Invulnerable = Coin(random),
        PortalCooldown = (int)AnyUInt(random),
        Uuid = NewUuid(random),
        CustomName = Coin(random) ? Pick(random, s_names) : null,
        CustomNameVisible = Coin(random),
        Silent = Coin(random),
        Glowing = Coin(random),
    };

    private static Item NewItem(Random random) =>
        new() { Count = (sbyte)random.Next(-128, 128), Slot = Octet(random), Id = Pick(random, s_items) };

    private static Abilities NewAbilities(Random random) => new()
    {
        WalkSpeed = random.NextSingle(),
        FlySpeed = random.NextSingle(),
        MayFly = Coin(random),
        Flying = Coin(random),
        Invulnerable = Coin(random),
        MayBuild = Coin(random),
        InstantBuild = Coin(random),
    };

    private static RecipeBook NewRecipeBook(Random random) => new()
    {
        Recipes = Many(random.Next(MostRecipes), () => Pick(random, s_recipes)),
        ToBeDisplayed = Many(random.Next(MostDisplayedRecipes), () => Pick(random, s_recipes)),
        IsFilteringCraftable = Coin(random),
        IsGuiOpen = Coin(random),
        IsFurnaceFilteringCraftable = Coin(random),
        IsFurnaceGuiOpen = Coin(random),
        IsBlastingFurnaceFilteringCraftable = Coin(random),
        IsBlastingFurnaceGuiOpen = Coin(random),
        IsSmokerFilteringCraftable = Coin(random),
        IsSmokerGuiOpen = Coin(random),
    };

    private static Vector3D NewVector(Random random) =>
        new() { X = random.NextDouble(), Y = random.NextDouble(), Z = random.NextDouble() };

    private static EntityUuid NewUuid(Random random) =>
        new() { X0 = AnyUInt(random), X1 = AnyUInt(random), X2 = AnyUInt(random), X3 = AnyUInt(random) };

    private static bool Coin(Random random) => Chance(random, 0.5);

    private static bool Chance(Random random, double chance) => random.NextDouble() < chance;

    private static ushort AnyUShort(Random random) => (ushort)random.Next(1 << 16);

    private static uint AnyUInt(Random random) => (uint)random.NextInt64(1L << 32);

    private static long AnyLong(Random random) => ((long)AnyUInt(random) << 32) | AnyUInt(random);
}
