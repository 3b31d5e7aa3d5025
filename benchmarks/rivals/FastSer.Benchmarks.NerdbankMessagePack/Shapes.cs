using System.Numerics;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using PolyType;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The generated shapes of the types of all rows; the types themselves need no attributes.</summary>
[GenerateShapeFor<List<Poco>>]
[GenerateShapeFor<List<ImmutablePoco>>]
[GenerateShapeFor<SimpleClass>]
[GenerateShapeFor<SimpleClass[]>]
[GenerateShapeFor<SimpleStruct>]
[GenerateShapeFor<SimpleStruct[]>]
[GenerateShapeFor<UserLicensesResponse>]
[GenerateShapeFor<int[]>]
[GenerateShapeFor<double[]>]
[GenerateShapeFor<Beer>]
[GenerateShapeFor<Beer[]>]
[GenerateShapeFor<Vector4[]>]
[GenerateShapeFor<TextPage>]
[GenerateShapeFor<TreeNode>]
[GenerateShapeFor<OrderDocument>]
[GenerateShapeFor<List<SiteEvent>>]
[GenerateShapeFor<SharedGraph>]
[GenerateShapeFor<LogFile>]
[GenerateShapeFor<Mesh>]
[GenerateShapeFor<SavedPlayers>]
[GenerateShapeFor<GameUpdates>]
[GenerateShapeFor<RoutedMessage>]
[GenerateShapeFor<PocoBatch>]
[GenerateShapeFor<LoginEvent>]
[GenerateShapeFor<LogoutEvent>]
[GenerateShapeFor<ClickEvent>]
[GenerateShapeFor<ScrollEvent>]
[GenerateShapeFor<KeyPressEvent>]
[GenerateShapeFor<ViewEvent>]
[GenerateShapeFor<SearchEvent>]
[GenerateShapeFor<AddEvent>]
[GenerateShapeFor<RemoveEvent>]
[GenerateShapeFor<PayEvent>]
[GenerateShapeFor<RefundEvent>]
[GenerateShapeFor<ShipEvent>]
[GenerateShapeFor<DeliverEvent>]
[GenerateShapeFor<RateEvent>]
[GenerateShapeFor<FailEvent>]
[GenerateShapeFor<WarnEvent>]
[GenerateShapeFor<StartEvent>]
[GenerateShapeFor<StopEvent>]
[GenerateShapeFor<BeatEvent>]
[GenerateShapeFor<ResizeEvent>]
internal sealed partial class Shapes
{
    /// <summary>Null when the type was not listed.</summary>
    public static ITypeShape<T>? Find<T>() => GeneratedTypeShapeProvider.GetTypeShape(typeof(T)) as ITypeShape<T>;

    public static ITypeShape<T> Of<T>() => Find<T>()!;
}
