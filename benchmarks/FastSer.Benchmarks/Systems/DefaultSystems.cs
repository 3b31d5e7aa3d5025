extern alias compact;

using FastSer.Benchmarks.Systems.ByHand;
using FastSer.Benchmarks.Systems.FastSerSystem;
using FastSer.Benchmarks.Systems.Floors;
using FastSer.Benchmarks.Systems.GoogleProtobuf;
using FastSer.Benchmarks.Systems.NewtonsoftJson;
using FastSer.Benchmarks.Systems.SystemTextJson;

namespace FastSer.Benchmarks.Systems;

/// <summary>The systems of every run: their packages are on the public source.</summary>
internal static class DefaultSystems
{
    public static IReadOnlyList<ISystemAdapter> All() =>
    [
        new FastSerAdapter(),
        new compact::FastSer.Benchmarks.Compact.CompactAdapter(),
        new SystemTextJsonAdapter(),
        new NewtonsoftJsonAdapter(),
        new GoogleProtobufAdapter(),
        new ByHandAdapter(),
        new FloorAdapter(),
    ];
}
