using FastSer.FSharpTypes;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;
using static FastSer.IntegrationTests.FSharp.FSharpCollectionTests;
using Folder = FastSer.FSharpTypes.Folder;
using Shape = FastSer.FSharpTypes.Shape;

namespace FastSer.IntegrationTests.FSharp;

/// <summary>The roots of F#: its unions in all forms that its compiler gives them, the collections and options of FSharp.Core.</summary>
internal static class FSharpCases
{
    /// <summary>The file of their goldens.</summary>
    public const string Family = "FSharp";

    public static IReadOnlyDictionary<string, TestCase> All { get; } = new TestCase[]
    {
        Of<Basket?>(static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets]),
        Of<FastBasket?>(static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets.Select(Fill<FastBasket>)]),
        Of<CompactBasket?>(static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets.Select(Fill<CompactBasket>)]),
        Of<TolerantBasket?>(static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets.Select(Fill<TolerantBasket>)]),
        Of<FSharpList<string?>?>(
            static value => FastSerializer.Serialize(value), static () => [null, ListModule.Empty<string?>(), FSharpTypes.Baskets.full.Names]),
        Of<FSharpSet<int>?>(static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets.Select(static basket => basket.Numbers)]),
        Of<FSharpMap<string, decimal>?>(
            static value => FastSerializer.Serialize(value), static () => [null, .. AllBaskets.Select(static basket => basket.Prices)]),
        Of<FSharpOption<int>?[]>(static value => FastSerializer.Serialize(value), static () => [[], [null, FSharpOption<int>.Some(5)]]),
        Of<List<FSharpValueOption<string?>>>(
            static value => FastSerializer.Serialize(value),
            static () => [[], [.. new[] { null, "x" }.Select(FSharpValueOption<string?>.NewValueSome), FSharpValueOption<string?>.ValueNone]]),
        Of<Dictionary<FSharpOption<int>, FSharpSet<string>>>(
            static value => FastSerializer.Serialize(value), static () => [[], new() { [FSharpOption<int>.Some(1)] = FSharpTypes.Baskets.full.Tags }]),
        Of<Shape?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.shapes]),
        Of<Level?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.levels]),
        Of<CustomerId?>(static value => FastSerializer.Serialize(value), static () => [null, CustomerId.NewCustomerId(5)]),
        Of<Percent>(static value => FastSerializer.Serialize(value), static () => [default, Percent.NewPercent(0.5)]),
        Of<Discount?>(static value => FastSerializer.Serialize(value), static () => Values.discounts),
        Of<Access?>(static value => FastSerializer.Serialize(value), static () => Values.accesses),
        Of<Tree<int>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.trees]),
        Of<Tree<string>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.texts]),
        Of<Folder?>(static value => FastSerializer.Serialize(value), static () => [null, Values.root]),
        Of<FSharpResult<int, string>[]>(static value => FastSerializer.Serialize(value), static () =>
            [[FSharpResult<int, string>.NewOk(5), FSharpResult<int, string>.NewError("e"), FSharpResult<int, string>.NewError(null!)]]),
        Of<Cart?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.carts]),
        Of<Payment<FastForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.payments<FastForm>()]),
        Of<Payment<CompactForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.payments<CompactForm>()]),
        Of<Payment<TolerantForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.payments<TolerantForm>()]),
        Of<Label<FastForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.labels<FastForm>()]),
        Of<Label<CompactForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.labels<CompactForm>()]),
        Of<Label<TolerantForm>?>(static value => FastSerializer.Serialize(value), static () => [null, .. Values.labels<TolerantForm>()]),
        Of<Measure<FastForm>>(static value => FastSerializer.Serialize(value), Values.measures<FastForm>),
        Of<Measure<CompactForm>[]>(static value => FastSerializer.Serialize(value), static () => [[], Values.measures<CompactForm>()]),
    }.ToDictionary(static testCase => testCase.Name);

    private static TestCase<T> Of<T>(Func<T, byte[]> callSite, Func<T[]> samples) => new(typeof(T).ToString(), callSite, samples);
}
