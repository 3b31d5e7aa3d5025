namespace FastSer.SafetyTests.Misuse;

/// <summary>Every piece of user code, in the middle of every call, does what it may and what it must not do.</summary>
public sealed class MisuseTests
{
    private static readonly string[] s_places =
    [
        "getter", "setter", "getter of a struct", "setter of a struct", "constructor", "factory", "serializing", "serialized", "deserializing",
        "deserialized", "comparer's equality", "comparer's hash code", "comparer's order", "formatter's write", "formatter's read",
        "formatter's skip", "surrogate's from", "surrogate's to", "key's equality", "key's hash code", "collection's count", "collection's add",
        "collection's enumerator", "enumerable", "stream's read", "stream's write", "stream's flush", "buffer writer's advance", "buffer writer's memory",
    ];

    /// <summary>Gets the places at which user code runs.</summary>
    public static TheoryData<string> Places => [.. TestDepth.Sample(s_places, 7)];

    [Theory]
    [MemberData(nameof(Places))]
    [Trait("Promise", "P20")]
    public void CallsFromInsideACallAreNotFelt(string place) => Assert.All(
        OperationsWith(place),
            operation => Assert.All(Acts.Harmless, act => Run(place, operation, act, isHarmless: true)));

    [Theory]
    [MemberData(nameof(Places))]
    [Trait("Promise", "P27")]
    public void MisuseTouchesNoMemoryOfOthers(string place) => Assert.All(
        OperationsWith(place),
            operation => Assert.All(Acts.Harmful, act => Run(place, operation, act, isHarmless: false)));

    /// <summary>Those during which the user's code at the place runs; a place that none has would test nothing.</summary>
    private static List<string> OperationsWith(string place)
    {
        List<string> found = [.. Operations.Names.Where(operation =>
        {
            Assert.Null(Hook.During(place, static () => { }, () => Operations.Run(operation, new Scene())));
            return Hook.Count > 0;
        })];
        Assert.NotEmpty(found);
        return found;
    }

    private static void Run(string place, string operation, string act, bool isHarmless)
    {
        var scene = new Scene();
        byte[]? result = null;
        var fault = Hook.During(place, () => Acts.Do(act, scene), () => result = Operations.Run(operation, scene));
        try
        {
            if (isHarmless)
            {
                Assert.Null(fault);
                Assert.Equal(Operations.Expected(operation), result);
            }
            else
            {
                Assert.True(fault is null || IsSaid(fault), $"{fault}");
                Assert.Equal(-1, result.AsSpan().IndexOf((ReadOnlySpan<byte>)[Scene.Foreign, Scene.Foreign]));
            }

            scene.AssertForeignMemoryIsIntact();
            Assert.Equal(Operations.Bytes,
                FastSerializer.Serialize(FastSerializer.Deserialize<Busy>(Operations.Bytes)));
        }
        catch (Xunit.Sdk.XunitException exception)
        {
            Assert.Fail($"The {place} {act} during '{operation}': {exception.Message}");
        }
    }

    /// <summary>Errors that tell the user what happened, or what the user threw.</summary>
    private static bool IsSaid(Exception fault) =>
        fault is FastSerException or InvalidOperationException or IOException or TimeoutException or OutOfMemoryException;
}
