using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.ByHand;

internal static partial class ByHandFormat
{
    private static void Write(BinaryWriter writer, Item value)
    {
        writer.Write(value.Count);
        writer.Write(value.Slot);
        writer.Write(value.Id);
    }

    private static Item ReadItem(BinaryReader reader) => new()
    {
        Count = reader.ReadSByte(),
        Slot = reader.ReadByte(),
        Id = reader.ReadString(),
    };

    private static void Write(BinaryWriter writer, Abilities value)
    {
        writer.Write(value.WalkSpeed);
        writer.Write(value.FlySpeed);
        writer.Write(value.MayFly);
        writer.Write(value.Flying);
        writer.Write(value.Invulnerable);
        writer.Write(value.MayBuild);
        writer.Write(value.InstantBuild);
    }

    private static Abilities ReadAbilities(BinaryReader reader) => new()
    {
        WalkSpeed = reader.ReadSingle(),
        FlySpeed = reader.ReadSingle(),
        MayFly = reader.ReadBoolean(),
        Flying = reader.ReadBoolean(),
        Invulnerable = reader.ReadBoolean(),
        MayBuild = reader.ReadBoolean(),
        InstantBuild = reader.ReadBoolean(),
    };

    private static void Write(BinaryWriter writer, Vector3D value)
    {
        writer.Write(value.X);
        writer.Write(value.Y);
        writer.Write(value.Z);
    }

    private static Vector3D ReadVector3D(BinaryReader reader) => new()
    {
        X = reader.ReadDouble(),
        Y = reader.ReadDouble(),
        Z = reader.ReadDouble(),
    };

    private static void Write(BinaryWriter writer, Vector2F value)
    {
        writer.Write(value.X);
        writer.Write(value.Y);
    }

    private static Vector2F ReadVector2F(BinaryReader reader) => new()
    {
        X = reader.ReadSingle(),
        Y = reader.ReadSingle(),
    };

    private static void Write(BinaryWriter writer, EntityUuid value)
    {
        writer.Write(value.X0);
        writer.Write(value.X1);
        writer.Write(value.X2);
        writer.Write(value.X3);
    }

    private static EntityUuid ReadEntityUuid(BinaryReader reader) => new()
    {
        X0 = reader.ReadUInt32(),
        X1 = reader.ReadUInt32(),
        X2 = reader.ReadUInt32(),
        X3 = reader.ReadUInt32(),
    };

    private static void Write(BinaryWriter writer, Entity value)
    {
        writer.Write(value.Id);
        Write(writer, value.Position);
        Write(writer, value.Motion);
        Write(writer, value.Rotation);
        writer.Write(value.FallDistance);
        writer.Write(value.Fire);
        writer.Write(value.Air);
        writer.Write(value.OnGround);
        writer.Write(value.NoGravity);
        writer.Write(value.Invulnerable);
        writer.Write(value.PortalCooldown);
        Write(writer, value.Uuid);
        writer.Write(value.CustomName is not null);
        if (value.CustomName is not null)
            writer.Write(value.CustomName);
        writer.Write(value.CustomNameVisible);
        writer.Write(value.Silent);
        writer.Write(value.Glowing);
    }

    private static Entity ReadEntity(BinaryReader reader) => new()
    {
        Id = reader.ReadString(),
        Position = ReadVector3D(reader),
        Motion = ReadVector3D(reader),
        Rotation = ReadVector2F(reader),
        FallDistance = reader.ReadSingle(),
        Fire = reader.ReadUInt16(),
        Air = reader.ReadUInt16(),
        OnGround = reader.ReadBoolean(),
        NoGravity = reader.ReadBoolean(),
        Invulnerable = reader.ReadBoolean(),
        PortalCooldown = reader.ReadInt32(),
        Uuid = ReadEntityUuid(reader),
        CustomName = reader.ReadBoolean() ? reader.ReadString() : null,
        CustomNameVisible = reader.ReadBoolean(),
        Silent = reader.ReadBoolean(),
        Glowing = reader.ReadBoolean(),
    };

    private static void Write(BinaryWriter writer, Vehicle value)
    {
        Write(writer, value.Uuid);
        Write(writer, value.Entity);
    }

    private static Vehicle ReadVehicle(BinaryReader reader) => new()
    {
        Uuid = ReadEntityUuid(reader),
        Entity = ReadEntity(reader),
    };

    private static void Write(BinaryWriter writer, RecipeBook value)
    {
        writer.Write(value.Recipes.Length);
        foreach (var item in value.Recipes)
            writer.Write(item);
        writer.Write(value.ToBeDisplayed.Length);
        foreach (var item in value.ToBeDisplayed)
            writer.Write(item);
        writer.Write(value.IsFilteringCraftable);
        writer.Write(value.IsGuiOpen);
        writer.Write(value.IsFurnaceFilteringCraftable);
        writer.Write(value.IsFurnaceGuiOpen);
        writer.Write(value.IsBlastingFurnaceFilteringCraftable);
        writer.Write(value.IsBlastingFurnaceGuiOpen);
        writer.Write(value.IsSmokerFilteringCraftable);
        writer.Write(value.IsSmokerGuiOpen);
    }

    private static RecipeBook ReadRecipeBook(BinaryReader reader) => new()
    {
        Recipes = ReadMany(reader, static reader => reader.ReadString()),
        ToBeDisplayed = ReadMany(reader, static reader => reader.ReadString()),
        IsFilteringCraftable = reader.ReadBoolean(),
        IsGuiOpen = reader.ReadBoolean(),
        IsFurnaceFilteringCraftable = reader.ReadBoolean(),
        IsFurnaceGuiOpen = reader.ReadBoolean(),
        IsBlastingFurnaceFilteringCraftable = reader.ReadBoolean(),
        IsBlastingFurnaceGuiOpen = reader.ReadBoolean(),
        IsSmokerFilteringCraftable = reader.ReadBoolean(),
        IsSmokerGuiOpen = reader.ReadBoolean(),
    };

    private static void Write(BinaryWriter writer, Player value)
    {
        writer.Write((int)value.GameType);
        writer.Write((int)value.PreviousGameType);
        writer.Write(value.Score);
        writer.Write(value.Dimension);
        writer.Write(value.SelectedItemSlot);
        Write(writer, value.SelectedItem);
        writer.Write(value.SpawnDimension is not null);
        if (value.SpawnDimension is not null)
            writer.Write(value.SpawnDimension);
        writer.Write(value.SpawnX);
        writer.Write(value.SpawnY);
        writer.Write(value.SpawnZ);
        writer.Write(value.SpawnForced is not null);
        if (value.SpawnForced is not null)
            writer.Write(value.SpawnForced.Value);
        writer.Write(value.SleepTimer);
        writer.Write(value.FoodExhaustionLevel);
        writer.Write(value.FoodSaturationLevel);
        writer.Write(value.FoodTickTimer);
        writer.Write(value.XpLevel);
        writer.Write(value.XpProgress);
        writer.Write(value.XpTotal);
        writer.Write(value.XpSeed);
        writer.Write(value.Inventory.Length);
        foreach (var item in value.Inventory)
            Write(writer, item);
        writer.Write(value.EnderItems.Length);
        foreach (var item in value.EnderItems)
            Write(writer, item);
        Write(writer, value.Abilities);
        writer.Write(value.EnteredNetherPosition is not null);
        if (value.EnteredNetherPosition is not null)
            Write(writer, value.EnteredNetherPosition.Value);
        writer.Write(value.RootVehicle is not null);
        if (value.RootVehicle is not null)
            Write(writer, value.RootVehicle);
        writer.Write(value.ShoulderEntityLeft is not null);
        if (value.ShoulderEntityLeft is not null)
            Write(writer, value.ShoulderEntityLeft);
        writer.Write(value.ShoulderEntityRight is not null);
        if (value.ShoulderEntityRight is not null)
            Write(writer, value.ShoulderEntityRight);
        writer.Write(value.SeenCredits);
        Write(writer, value.RecipeBook);
    }

    private static Player ReadPlayer(BinaryReader reader) => new()
    {
        GameType = (GameType)reader.ReadInt32(),
        PreviousGameType = (GameType)reader.ReadInt32(),
        Score = reader.ReadInt64(),
        Dimension = reader.ReadString(),
        SelectedItemSlot = reader.ReadUInt32(),
        SelectedItem = ReadItem(reader),
        SpawnDimension = reader.ReadBoolean() ? reader.ReadString() : null,
        SpawnX = reader.ReadInt64(),
        SpawnY = reader.ReadInt64(),
        SpawnZ = reader.ReadInt64(),
        SpawnForced = reader.ReadBoolean() ? reader.ReadBoolean() : null,
        SleepTimer = reader.ReadUInt16(),
        FoodExhaustionLevel = reader.ReadSingle(),
        FoodSaturationLevel = reader.ReadSingle(),
        FoodTickTimer = reader.ReadUInt32(),
        XpLevel = reader.ReadUInt32(),
        XpProgress = reader.ReadSingle(),
        XpTotal = reader.ReadInt32(),
        XpSeed = reader.ReadInt32(),
        Inventory = ReadMany(reader, ReadItem),
        EnderItems = ReadMany(reader, ReadItem),
        Abilities = ReadAbilities(reader),
        EnteredNetherPosition = reader.ReadBoolean() ? ReadVector3D(reader) : null,
        RootVehicle = reader.ReadBoolean() ? ReadVehicle(reader) : null,
        ShoulderEntityLeft = reader.ReadBoolean() ? ReadEntity(reader) : null,
        ShoulderEntityRight = reader.ReadBoolean() ? ReadEntity(reader) : null,
        SeenCredits = reader.ReadBoolean(),
        RecipeBook = ReadRecipeBook(reader),
    };

    public static void Write(BinaryWriter writer, SavedPlayers value)
    {
        writer.Write(value.Players.Length);
        foreach (var item in value.Players)
            Write(writer, item);
    }

    public static SavedPlayers ReadSavedPlayers(BinaryReader reader) => new()
    {
        Players = ReadMany(reader, ReadPlayer),
    };
}
