using System.Text;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Tests;

public class BeerDataTests
{
    [Fact]
    public void TextsHaveTheLengthsOfTheSource()
    {
        Assert.Equal([10, 9, 7, 8, 10, 17, 33], BeerData.List().Select(beer => beer.Brand!.Length));
        Assert.Equal([12, 9, 7, 8, 10, 17, 35], BeerData.List().Select(beer => Encoding.UTF8.GetByteCount(beer.Brand!)));
        Assert.Equal([22, 35, 35, 35, 19, 23, 23], BeerData.List().Select(beer => beer.Brewery!.Length));
        Assert.Equal(
            [[17], [6], [17], [17, 10], [9], [9], [10, 5]],
            BeerData.List().Select(beer => beer.Sort!.Select(sort => sort.Length)));
    }

    [Fact]
    public void OneBeerTakesAsManyBytesAsInTheSource()
    {
        var beer = BeerData.One();
        Assert.Equal((16, 33, 8), (beer.Brand!.Length, beer.Brewery!.Length, Assert.Single(beer.Sort!).Length));
    }
}
