using FastSer.Benchmarks.Data.Community;
using ProtoBuf.Meta;

namespace FastSer.Benchmarks.Rivals;

internal static partial class WorkloadModel
{
    /// <summary>Arrays of numbers are packed, as newer definitions of Protocol Buffers have them.</summary>
    private static void DescribeCommunity()
    {
        Add<LogAddress>("X0", "X1", "X2", "X3");
        Add<LogEntry>("Address", "Identity", "UserId", "Date", "Request", "Code", "Size");
        Add<LogFile>("Logs");
        Add<MeshVector>("X", "Y", "Z");
        Add<Triangle>("V0", "V1", "V2", "Normal");
        Add<Mesh>("Triangles");
        Add<Item>("Count", "Slot", "Id");
        Add<Abilities>("WalkSpeed", "FlySpeed", "MayFly", "Flying", "Invulnerable", "MayBuild", "InstantBuild");
        Add<Vector3D>("X", "Y", "Z");
        Add<Vector2F>("X", "Y");
        Add<EntityUuid>("X0", "X1", "X2", "X3");
        Add<Entity>(
            "Id", "Position", "Motion", "Rotation", "FallDistance", "Fire", "Air", "OnGround", "NoGravity",
            "Invulnerable", "PortalCooldown", "Uuid", "CustomName", "CustomNameVisible", "Silent", "Glowing");
        Add<Vehicle>("Uuid", "Entity");
        Add<RecipeBook>(
            "Recipes", "ToBeDisplayed", "IsFilteringCraftable", "IsGuiOpen", "IsFurnaceFilteringCraftable",
            "IsFurnaceGuiOpen", "IsBlastingFurnaceFilteringCraftable", "IsBlastingFurnaceGuiOpen",
            "IsSmokerFilteringCraftable", "IsSmokerGuiOpen");
        Add<Player>(
            "GameType", "PreviousGameType", "Score", "Dimension", "SelectedItemSlot", "SelectedItem",
            "SpawnDimension", "SpawnX", "SpawnY", "SpawnZ", "SpawnForced", "SleepTimer", "FoodExhaustionLevel",
            "FoodSaturationLevel", "FoodTickTimer", "XpLevel", "XpProgress", "XpTotal", "XpSeed", "Inventory",
            "EnderItems", "Abilities", "EnteredNetherPosition", "RootVehicle", "ShoulderEntityLeft",
            "ShoulderEntityRight", "SeenCredits", "RecipeBook");
        Add<SavedPlayers>("Players");
        Add<Transform>("Altitude", "Angle", "Position", "Velocity");
        Add<Guidance>("Angle", "Submerge", "Velocity");
        Add<Contact>("Damage", "EntityId", "ShipType", "Guidance", "PlayerId", "Reloads", "Transform", "TurretAngles");
        Add<ChunkId>("X", "Y");
        Add<TerrainUpdate>("ChunkId", "Data");
        Add<GameUpdate>("Contacts", "Score", "WorldRadius", "TerrainUpdates");
        Add<GameUpdates>("Updates");
        RuntimeTypeModel.Default[typeof(Contact)][6].IsPacked = true;
        RuntimeTypeModel.Default[typeof(Contact)][8].IsPacked = true;
    }
}
