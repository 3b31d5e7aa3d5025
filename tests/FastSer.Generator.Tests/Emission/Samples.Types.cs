namespace FastSer.Generator.Tests.Emission;

// How types contain, extend and close one another.
public static partial class Samples
{
    public const string Generics = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Box<T>
        {
            public T? Item { get; set; }
            public List<T>? More { get; set; }
            public int Count { get; set; }
        }

        [FastSerType]
        public readonly partial struct Pair<TKey, TValue>(TKey key, TValue value)
            where TKey : struct
        {
            public TKey Key { get; } = key;
            public TValue Value { get; } = value;
        }

        [FastSerType]
        public sealed partial class Shelf
        {
            public Box<int>? Numbers { get; set; }
            public Box<List<string>>? Names { get; set; }
            public Pair<int, Shelf?> Next { get; set; }
        }
        """;

    public const string NestedTypes = """
        using FastSer;

        namespace Shop;

        public partial class Outer<T>
        {
            public partial record struct Middle
            {
                [FastSerType]
                internal sealed partial class Inner
                {
                    public T? Item { get; set; }
                    public int Number { get; set; }
                }
            }
        }
        """;

    public const string Recursion = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Category
        {
            public string? Name { get; set; }
            public List<Category>? Children { get; set; }
        }

        [FastSerType]
        public sealed partial class Ping
        {
            public Pong? Pong { get; set; }
            public int Number { get; set; }
        }

        [FastSerType]
        public sealed partial class Pong
        {
            public Ping? Ping { get; set; }
        }
        """;

    public const string Inheritance = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Entity
        {
            [FastSerInclude]
            private int _version;

            public Guid Id { get; set; }

            public int Version() => _version;

            public void Touch() => _version++;
        }

        [FastSerType]
        public sealed partial class Product : Entity
        {
            [FastSerInclude]
            private int _version;

            public string? Name { get; set; }

            public void Change() => _version++;
        }
        """;

    public const string GlobalNamespace = """
        using FastSer;

        [FastSerType]
        public sealed partial class Unplaced
        {
            public int Number { get; set; }
            public string? Text { get; set; }
        }
        """;
}
