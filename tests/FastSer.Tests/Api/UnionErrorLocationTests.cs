using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Tests.Api;

/// <summary>The place of an error in the length between a tag and the Tolerant object that the tag names.</summary>
[Trait("Promise", "P28")]
public class UnionErrorLocationTests
{
    private static readonly WireShape s_union = WireShape.TolerantUnion(
        "Any",
        new WireCase(1, WireShape.Tolerant("Note", WireShape.Member("Title", WireShape.String), WireShape.Member("Text", WireShape.String))));

    private static readonly WireShape s_root = WireShape.Object("Holder", hasPresence: true, WireShape.Member("Any", s_union));

    [Fact]
    public void ALengthInALongerFormThanItNeedsIsThePlace()
    {
        byte[] data = [1, 2, 255, 4, 0, 0, 0, 7, 1, 1];

        var location = ErrorLocator.Locate(data, s_root, FastSerErrorCode.InvalidLength, 2, -1);

        Assert.Equal((2, "Any", "Holder"), (location.Offset, location.MemberPath, location.TypeName));
    }

    [Fact]
    public void ALengthOfMoreThanTheInputIsThePlace()
    {
        byte[] data = [1, 2, 200, 7, 1, 1];

        var location = ErrorLocator.Locate(data, s_root, FastSerErrorCode.Truncated, 2, -1);

        Assert.Equal((2, "Any", "Holder"), (location.Offset, location.MemberPath, location.TypeName));
    }

    [Fact]
    public void ALengthThatIsNotAllThereIsThePlace()
    {
        byte[] data = [1, 2, 255, 7];

        var location = ErrorLocator.Locate(data, s_root, FastSerErrorCode.Truncated, 2, -1);

        Assert.Equal((2, "Any", "Holder"), (location.Offset, location.MemberPath, location.TypeName));
    }
}
