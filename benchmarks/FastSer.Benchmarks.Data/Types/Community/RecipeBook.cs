namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, minecraft_savedata: what a player knows.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class RecipeBook
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
