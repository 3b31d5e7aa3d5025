namespace FastSer.TestTypes;

internal static class TypeMemberCases
{
    private static readonly Type[] s_kinds =
    [
        typeof(int), typeof(int?), typeof(string), typeof(List<string>), typeof(IDisposable), typeof(Leaf), typeof(TypeMembers), typeof(Type),
        typeof(byte[]), typeof(int[,]),
    ];

    public static IEnumerable<TestCase> All =>
    [
        Case.Of<TypeMembers?>(
            () =>
            [
                null,
                new(),
                .. s_kinds.Select(static kind => new TypeMembers { Kind = kind }),
                new() { List = [], Array = [], Set = [], Names = [], Samples = [], Nested = [] },
                new()
                {
                    Id = 1,
                    List = [typeof(int), null, typeof(string)],
                    Array = [typeof(int), null, typeof(string)],
                    Set = [typeof(string), typeof(int), typeof(Guid)],
                    Names = new() { [typeof(int)] = "number", [typeof(object)] = null },
                    Samples = new() { [typeof(string)] = "text", [typeof(int)] = 7 },
                    Pair = (typeof(int), 2),
                    Nested = [null, [], [null, typeof(string)]],
                },
                new() { List = [.. Case.Repeat([typeof(int), typeof(string)], 255)], Samples = new() { [typeof(int)] = null } },
            ]),
        Case.Of<CompactTypeMembers?>(
            () =>
            [
                null,
                new(),
                new() { Kind = typeof(int), List = [], Counts = [] },
                new() { IsFirst = true, Kind = typeof(string), List = [null, typeof(string), typeof(int)], Last = 1 },
                new() { Kind = typeof(Leaf), Counts = new() { [typeof(string)] = 1, [typeof(int)] = int.MinValue } },
            ]),
        Case.Of<KeptTypeMembers?>(
            () =>
            [
                null,
                new(),
                new() { Kind = typeof(int), Array = [], Map = [] },
                new() { Kind = typeof(string), Array = [null, typeof(string), typeof(int)], Last = 1 },
                new() { Kind = typeof(Leaf), Map = new() { [typeof(string)] = null, [typeof(int)] = typeof(int) } },
            ]),
    ];
}
