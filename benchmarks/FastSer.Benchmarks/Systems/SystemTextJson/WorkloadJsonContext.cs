using System.Numerics;
using System.Text.Json.Serialization;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>The generated metadata of every root.</summary>
[JsonSourceGenerationOptions(IncludeFields = true, MaxDepth = 256)]
[JsonSerializable(typeof(List<Poco>))]
[JsonSerializable(typeof(List<ImmutablePoco>))]
[JsonSerializable(typeof(SimpleClass))]
[JsonSerializable(typeof(SimpleClass[]))]
[JsonSerializable(typeof(SimpleStruct))]
[JsonSerializable(typeof(SimpleStruct[]))]
[JsonSerializable(typeof(UserLicensesResponse))]
[JsonSerializable(typeof(int[]))]
[JsonSerializable(typeof(double[]))]
[JsonSerializable(typeof(Beer))]
[JsonSerializable(typeof(Beer[]))]
[JsonSerializable(typeof(Vector4[]))]
[JsonSerializable(typeof(TextPage))]
[JsonSerializable(typeof(TreeNode))]
[JsonSerializable(typeof(OrderDocument))]
[JsonSerializable(typeof(List<SiteEvent>))]
[JsonSerializable(typeof(LogFile))]
[JsonSerializable(typeof(Mesh))]
[JsonSerializable(typeof(SavedPlayers))]
[JsonSerializable(typeof(GameUpdates))]
[JsonSerializable(typeof(RoutedMessage))]
[JsonSerializable(typeof(PocoBatch))]
internal sealed partial class WorkloadJsonContext : JsonSerializerContext;
