namespace FastSer.SafetyTests.Reentrancy;

/// <summary>Collections that change while they are written end in an error or in well-formed bytes.</summary>
[Trait("Promise", "P27")]
public sealed class MeddlingTests
{
    public static TheoryData<int, string> Changes
    {
        get
        {
            var data = new TheoryData<int, string>();
            foreach (var position in new[] { 0, 1, 50, 99 })
            {
                foreach (var change in new[] { "clear", "remove", "add", "replace", "trim" })
                {
                    data.Add(position, change);
                }
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void ListThatItsElementChanges(int position, string change)
    {
        var list = Enumerable.Range(0, 100).Select(static i => new Meddler { Number = i, Text = $"text {i}" }).ToList();
        list[position].OnRead = () => Apply(list, change);

        AssertWellFormedOrRefused(list, list[position]);
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void DictionaryThatItsValueChanges(int position, string change)
    {
        var map = Enumerable.Range(0, 100).ToDictionary(static i => i, static i => new Meddler { Number = i });
        map[position].OnRead = () =>
        {
            switch (change)
            {
                case "clear":
                    map.Clear();
                    break;
                case "remove":
                    map.Remove(99 - position);
                    break;
                case "add":
                    map[1000 + map.Count] = new Meddler();
                    break;
                case "replace":
                    map[0] = new Meddler();
                    break;
                default:
                    map.TrimExcess();
                    break;
            }
        };

        AssertWellFormedOrRefused(map, map[position]);
    }

    [Fact]
    public void ArrayThatItsElementChanges()
    {
        var array = Enumerable.Range(0, 100).Select(static i => (Meddler?)new Meddler { Number = i }).ToArray();
        array[10]!.OnRead = () => Array.Clear(array);

        AssertWellFormedOrRefused(array, array[10]!);
    }

    private static void Apply(List<Meddler> list, string change)
    {
        switch (change)
        {
            case "clear":
                list.Clear();
                break;
            case "remove":
                list.RemoveAt(list.Count - 1);
                break;
            case "add":
                list.AddRange(Enumerable.Range(0, 200).Select(static _ => new Meddler { Text = new string('x', 500) }));
                break;
            case "replace":
                list[^1] = new Meddler { Text = new string('x', 5000) };
                break;
            default:
                list.RemoveRange(list.Count / 2, list.Count - (list.Count / 2));
                list.TrimExcess();
                break;
        }
    }

    private static void AssertWellFormedOrRefused<T>(T value, Meddler meddler)
    {
        byte[] bytes;
        try
        {
            bytes = FastSerializer.Serialize(value);
        }
        catch (FastSerException exception)
        {
            Assert.Contains(exception.Code, new[] { FastSerErrorCode.CollectionChanged, FastSerErrorCode.UserCode });
            return;
        }
        finally
        {
            meddler.OnRead = null;
        }

        Assert.True(FastSerializer.TryDeserialize<T>(bytes, out _, out var error), error.ToString());
    }
}
