using FastSer.SafetyTests.Stack;
using FastSer.SafetyTests.Surroundings;

namespace FastSer.SafetyTests.Children;

/// <summary>The work of a child process: named checks, one after the other.</summary>
internal static class Campaigns
{
    public const string Cases = "cases";
    public const string Heap = "heap";
    public const string Memory = "memory";
    public const string Stacks = "stacks";

    public static IEnumerable<(string Name, Action Check)> Get(string campaign) => campaign switch
    {
        Cases => CaseCampaign.Checks(),
        Heap => HeapCampaign.Checks(),
        Memory => MemoryCampaign.Checks(),
        Stacks => StackCampaign.Checks(),
        _ => throw new ArgumentOutOfRangeException(nameof(campaign), campaign, "No such campaign."),
    };
}
