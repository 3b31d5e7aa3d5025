namespace FastSer.SafetyTests.Stack;

/// <summary>The calls with a value of one type.</summary>
/// <param name="make">Makes the value.</param>
internal sealed class StackScenario<T>(Func<T> make) : StackScenario
{
    private readonly T _value = make();
    private byte[] _bytes = [];

    protected override void Prepare()
    {
        _bytes = FastSerializer.Serialize(_value);
        foreach (var call in Calls())
        {
            try
            {
                call();
            }
            catch (FastSerException)
            {
                // The input that is cut off.
            }
        }
    }

    protected override IEnumerable<Action> Calls() =>
    [
        () => FastSerializer.Serialize(_value),
        () => FastSerializer.GetSize(_value),
        () => FastSerializer.Deserialize<T>(_bytes),
        Populate,
        () => FastSerializer.Skip<T>(_bytes),
        () => FastSerializer.Deserialize<T>(_bytes.AsSpan(0, _bytes.Length - 1)),
    ];

    private void Populate()
    {
        var value = _value;
        FastSerializer.Populate(_bytes, ref value);
    }
}
