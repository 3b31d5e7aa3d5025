using FastSer.Schemas;

namespace FastSer.Tests.Internal;

/// <summary>Schemas find the declared types of members and elements by reflection, also where a shape does not lead there.</summary>
public class SchemaTypeTests
{
    private interface INamed
    {
        string Name { get; }
    }

    private interface IChild : INamed
    {
        int Id { get; }
    }

    [Fact]
    public void OnlyEntriesHaveKeysAndValues()
    {
        Assert.Equal((typeof(string), typeof(int)), PartsOf(typeof(Dictionary<string, int>)));
        Assert.Equal((typeof(int), typeof(int)), PartsOf(typeof(SortedList<int, int>)));
        Assert.Equal((typeof(string), typeof(IGrouping<string, int>)), PartsOf(typeof(ILookup<string, int>)));
        Assert.Equal((null, null), PartsOf(null));
        Assert.Equal((null, null), PartsOf(typeof(int)));
        Assert.Equal((null, null), PartsOf(typeof(List<int>)));
        Assert.Equal((null, null), PartsOf(typeof(List<List<int>>)));
        Assert.Equal((null, null), PartsOf(typeof(List<(int, string)>)));
        Assert.True(Elements.IsGrouping(typeof(IGrouping<int, string>)));
        Assert.False(Elements.IsGrouping(typeof(List<int>)));
        Assert.False(Elements.IsGrouping(typeof(int)));

        static (Type?, Type?) PartsOf(Type? type)
        {
            var (key, value) = Elements.OfMap(type is null ? null : TypeNode.Of(type));
            return (key?.Type, value?.Type);
        }
    }

    [Fact]
    public void SequencesHaveElements()
    {
        Assert.Equal(typeof(int), Elements.OfSequence(TypeNode.Of(typeof(int[])))!.Type);
        Assert.Equal(typeof(int), Elements.OfSequence(TypeNode.Of(typeof(List<int>)))!.Type);
        Assert.Equal(typeof(int), Elements.OfSequence(TypeNode.Of(typeof(Memory<int>)))!.Type);
        Assert.Null(Elements.OfSequence(TypeNode.Of(typeof(Lazy<int>))));
        Assert.Null(Elements.OfSequence(null));
    }

    [Fact]
    public void ADeclarationOfAnotherFormHasNoMarks()
    {
        var array = TypeNode.Of(typeof(int[]), typeof(object), null, TupleNames.None);
        Assert.Equal(typeof(int), Assert.Single(array.Arguments).Type);
        var list = TypeNode.Of(typeof(List<string>), typeof(object), null, TupleNames.None);
        Assert.Equal((typeof(string), null), (list.Arguments[0].Type, list.Arguments[0].IsNullable));
    }

    [Fact]
    public void MembersAreFoundWhereTheyAreDeclared()
    {
        Assert.Equal(typeof(string), new DeclaredMembers(typeof(IChild)).FindNext("Name")!.Type);
        Assert.Equal(typeof(int), new DeclaredMembers(typeof(IChild)).FindNext("Id")!.Type);
        Assert.Null(new DeclaredMembers(typeof(IChild)).FindNext("Missing"));
        Assert.Null(new DeclaredMembers(typeof(IChild)).FindNext(""));
        Assert.Null(new DeclaredMembers(null).FindNext("Name"));
        Assert.Equal(typeof(string), new DeclaredMembers(typeof(Pair<string>)).FindNext("First")!.Type);
        Assert.Equal(typeof(List<string>), new DeclaredMembers(typeof(Pair<string>)).FindNext("Others")!.Type);
        Assert.Equal(typeof(int), new DeclaredMembers(typeof(Derived)).FindNext("WriteOnly")!.Type);
        Assert.Null(new DeclaredMembers(typeof(IChild)).FindDefault("Id"));
    }

    [Fact]
    public void AnOverrideIsTheMemberOfItsBase()
    {
        var members = new DeclaredMembers(typeof(Derived));
        Assert.Equal(typeof(long), members.FindNext("Number")!.Type);
        Assert.Equal(typeof(int), new DeclaredMembers(typeof(Derived)).FindNext("Hidden")!.Type);
        members.FindNext("Hidden");
        Assert.Equal(typeof(string), members.FindNext("Hidden")!.Type);
        Assert.Equal(typeof(string), members.FindNext("Hidden")!.Type);
    }

    private sealed class Pair<T>
    {
        public T First = default!;

        public List<T> Others { get; } = [];
    }

    private class Base
    {
        public virtual long Number { get; set; }

        public int Hidden { get; set; }

        public int WriteOnly
        {
            set => Hidden = value;
        }
    }

    private sealed class Derived : Base
    {
        public override long Number { get; set; }

        public new string Hidden { get; set; } = "";
    }
}
