namespace FastSer.Fuzz;

/// <summary>Draws types without an attribute: a formatter or a surrogate writes them.</summary>
internal static class ForeignMaker
{
    public static TypeModel Make(Random random, string name, TypeRefMaker refs)
    {
        var isValue = random.Next(3) == 0;
        var isCollection = random.Next(2) == 0;
        var model = new TypeModel { Name = name, Kind = isValue ? TypeKind.Struct : TypeKind.Class, Namespace = "Foreign" };
        model.IsForeign = true;
        model.IsSealed = !isValue;
        var full = model.FullName;
        var code = isCollection && isValue ? (Items: "value.Numbers", Make: $"new {full}(numbers)")
            : isCollection ? (Items: "value", Make: $"{full}.Of(numbers)")
            : (Items: "new int[] { value.Number, value.Second }", Make: $"new {full} {{ Number = numbers[0], Second = numbers[1] }}");
        model.Noise.Add(Body(name, isValue, isCollection));
        model.BaseText = isCollection && !isValue ? "global::Prelude.OwnBag<int>" : isCollection ? "global::System.Collections.Generic.IEnumerable<int>" : null;
        if (random.Next(2) == 0)
        {
            model.Attributes.Add($"[global::FastSer.FastSerFormatter(typeof(global::Foreign.{name}Formatter))]");
            model.Companion = Formatter(name, full, code.Items, code.Make);
        }
        else
        {
            model.Companion = Surrogate(random, name, full, code.Items, code.Make);
        }

        _ = refs;
        return model;
    }

    private static string Body(string name, bool isValue, bool isCollection) => (isValue, isCollection) switch
    {
        (_, false) => "public int Number; public int Second { get; set; }",
        (true, _) => $$"""
            private readonly int[]? _numbers;
            public {{name}}(global::System.Collections.Generic.IEnumerable<int>? numbers) => _numbers = numbers is null ? null : global::System.Linq.Enumerable.ToArray(numbers);
            public int[] Numbers => _numbers ?? new int[0];
            public global::System.Collections.Generic.IEnumerator<int> GetEnumerator() => ((global::System.Collections.Generic.IEnumerable<int>)Numbers).GetEnumerator();
            global::System.Collections.IEnumerator global::System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
            """,
        _ => $$"""
            public static {{name}} Of(int[] numbers)
            {
                var made = new {{name}}();
                foreach (var number in numbers)
                {
                    made.Add(number);
                }

                return made;
            }
            """,
    };

    private static string Formatter(string name, string full, string items, string make)
    {
        var isPair = make.Contains("[1]", StringComparison.Ordinal);
        var (write, read, skip, model, toModel) = isPair
            ? ("writer.WriteInt32(numbers[0]); writer.WriteInt32(numbers[1]);", "new int[] { reader.ReadInt32(), reader.ReadInt32() }",
                "reader.ReadInt64()", "(int, int)", "(numbers[0], numbers[1])")
            : ("global::Prelude.SpelledNumbers.Write(ref writer, numbers);", "global::Prelude.SpelledNumbers.Read(ref reader).ToArray()",
                "global::Prelude.SpelledNumbers.Skip(ref reader)", "global::System.ReadOnlyMemory<int>", "numbers.ToArray()");
        return $$"""
            namespace Foreign
            {
                public sealed class {{name}}Formatter : global::FastSer.IFastSerFormatter<{{full}}>
                {
                    public static void Write(ref global::FastSer.FastWriter writer, {{full}} value)
                    {
                        var numbers = new global::System.Collections.Generic.List<int>({{items}});
                        {{write}}
                    }

                    public static {{full}} Read(ref global::FastSer.FastReader reader)
                    {
                        var numbers = {{read}};
                        return {{make}};
                    }

                    public static void Skip(ref global::FastSer.FastReader reader) => {{skip}};

                    public static {{model}} ToModel({{full}} value)
                    {
                        var numbers = new global::System.Collections.Generic.List<int>({{items}});
                        return {{toModel}};
                    }
                }
            }
            """;
    }

    private static string Surrogate(Random random, string name, string full, string items, string make)
    {
        var hasPair = make.Contains("[1]", StringComparison.Ordinal);
        var kind = random.Next(3) switch { 0 => "partial record struct", 1 => "partial record", _ => "readonly partial record struct" };
        var (parameters, from) = hasPair
            ? ("int Number, int Second", "new(value.Number, value.Second)")
            : ("int[]? Numbers", $"new(global::System.Linq.Enumerable.ToArray({items}))");
        var to = hasPair ? $"new {full} {{ Number = Number, Second = Second }}"
            : make.Replace("numbers", "(Numbers ?? throw new global::System.ArgumentException(\"null\"))", StringComparison.Ordinal);
        return $$"""
            namespace Foreign
            {
                [global::FastSer.FastSerType(Format = global::FastSer.WireFormat.{{(WireFormat)random.Next(2)}}), global::Prelude.RejectsNulls]
                public {{kind}} {{name}}Surrogate({{parameters}}) : global::FastSer.IFastSerSurrogate<{{full}}, {{name}}Surrogate>
                {
                    public static {{name}}Surrogate From({{full}} value) => {{from}};

                    public {{full}} ToExternal() => {{to}};
                }
            }
            """;
    }
}
