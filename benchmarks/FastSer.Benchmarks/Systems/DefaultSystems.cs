extern alias compact;

using FastSer.Benchmarks.Systems.ByHand;
using FastSer.Benchmarks.Systems.FastSerSystem;
using FastSer.Benchmarks.Systems.FastSerTolerant;
using FastSer.Benchmarks.Systems.Floors;
using FastSer.Benchmarks.Systems.GoogleProtobuf;
#if !BENCHMARK_AOT
using FastSer.Benchmarks.Systems.NewtonsoftJson;
#endif
using FastSer.Benchmarks.Systems.SystemTextJson;
using FastSer.Benchmarks.Systems.Views;

namespace FastSer.Benchmarks.Systems;

/// <summary>The systems of every run: their packages are on the public source.</summary>
internal static class DefaultSystems
{
    // Behind calls of their own, so that a process for one system does not load the others.
    private static readonly Func<ISystemAdapter>[] s_all =
    [
        static () => new FastSerAdapter(),
        static () => new compact::FastSer.Benchmarks.Compact.CompactAdapter(),
        static () => new TolerantAdapter(),
        static () => new ViewAdapter(),
        static () => new SystemTextJsonAdapter(),
#if !BENCHMARK_AOT
        static () => new NewtonsoftJsonAdapter(),
#endif
        static () => new GoogleProtobufAdapter(),
        static () => new ByHandAdapter(),
        static () => new FloorAdapter(),
    ];

    public static IReadOnlyList<ISystemAdapter> All() => Array.ConvertAll(s_all, static create => create());

    /// <summary>One of them, by its place among all.</summary>
    public static ISystemAdapter At(int index) => s_all[index]();
}
