namespace FastSer.IntegrationTests.Extension;

public sealed partial class CallbackTests
{
    [Fact]
    public void WritingCallsBothMethodsRoundTheMembersBaseFirst()
    {
        var value = new Derived { Number = 1 };

        FastSerializer.Serialize(value);

        Assert.Equal(["base serializing 1", "serializing 2", "read Number 3", "serialized"], value.Log);
    }

    [Fact]
    public void ReadingCallsDeserializedBehindTheMembers()
    {
        var copy = FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(new Derived { Number = 5 }));

        Assert.Equal(["deserialized 7"], copy.Log);
    }

    [Fact]
    public void ObjectsThatAreMadeFirstAreToldBeforeTheirMembersAreRead()
    {
        var copy = FastSerializer.Deserialize<MadeFirst>(FastSerializer.Serialize(new MadeFirst { Number = 5 }));

        Assert.Equal(["deserializing 0", "deserialized 5"], copy.Log);
        Assert.Equal(5, copy.Number);

        FastSerializer.Populate(FastSerializer.Serialize(new MadeFirst { Number = 6 }), ref copy);

        Assert.Equal(["deserializing 5", "deserialized 6"], copy.Log[2..]);
    }

    [Fact]
    public void ImmutableObjectsAreToldWhenTheyAreComplete()
    {
        var copy = FastSerializer.Deserialize<Immutable>(FastSerializer.Serialize(new Immutable(3)));

        Assert.Equal(6, copy.Twice);
    }

    [Fact]
    public void ElementsOfListsAreToldOnceEach()
    {
        List<MadeFirst> values = [new(), new()];

        FastSerializer.Serialize(values);

        Assert.All(values, static value => Assert.Equal(["serializing"], value.Log));
    }

    [Fact]
    public void WhatACallbackThrowsIsTheInnerException()
    {
        var onWrite = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Refusing { Number = 1 }));
        var onRead = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Refusing>([1, 2, 0, 0, 0]));

        Assert.Equal(FastSerErrorCode.UserCode, onWrite.Code);
        Assert.IsType<InvalidOperationException>(onWrite.InnerException);
        Assert.Equal(FastSerErrorCode.UserCode, onRead.Code);
        Assert.IsType<InvalidOperationException>(onRead.InnerException);
    }

    internal abstract class Base
    {
        [FastSerIgnore]
        public List<string> Log { get; } = [];

        protected int Value { get; set; }

        [FastSerSerializing]
        protected virtual void OnSerializing() => Log.Add($"base serializing {Value++}");
    }

    [FastSerType]
    internal sealed partial class Derived : Base
    {
        public int Number
        {
            get
            {
                Log.Add($"read Number {Value}");
                return Value;
            }

            set => Value = value;
        }

        [FastSerSerializing]
        private void BeforeWriting() => Log.Add($"serializing {Value++}");

        [FastSerSerialized]
        private void AfterWriting() => Log.Add("serialized");

        [FastSerDeserialized]
        private void AfterReading() => Log.Add($"deserialized {Value}");
    }

    [FastSerType]
    internal sealed partial class MadeFirst
    {
        public int Number { get; set; }

        [FastSerIgnore]
        public List<string> Log { get; } = [];

        [FastSerSerializing]
        internal void Serializing() => Log.Add("serializing");

        [FastSerDeserializing]
        internal void Deserializing() => Log.Add($"deserializing {Number}");

        [FastSerDeserialized]
        internal void Deserialized() => Log.Add($"deserialized {Number}");
    }

    [FastSerType]
    internal sealed partial record Immutable(int Number)
    {
        [FastSerIgnore]
        public int Twice { get; private set; }

        [FastSerDeserialized]
        private void Complete() => Twice = 2 * Number;
    }

    [FastSerType]
    internal sealed partial class Refusing
    {
        public int Number { get; set; }

        [FastSerSerializing]
        [FastSerDeserialized]
        private void Check()
        {
            if (Number != 0)
            {
                throw new InvalidOperationException("Not now.");
            }
        }
    }
}
