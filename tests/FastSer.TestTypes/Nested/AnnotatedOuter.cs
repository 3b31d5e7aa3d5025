namespace FastSer.TestTypes;

/// <summary>Outer and inner are both annotated, and the inner one is private.</summary>
[FastSerType(View = true)]
public sealed partial class AnnotatedOuter
{
    [FastSerInclude]
    private Secret? _secret;

    [FastSerInclude]
    private SecretStruct[]? _structs;

    public int Number { get; set; }

    public static AnnotatedOuter Create(int number, string? text, params byte[] structs) => new()
    {
        Number = number,
        _secret = new Secret { Text = text },
        _structs = Array.ConvertAll(structs, static b => new SecretStruct { A = b, B = b * 1000L }),
    };

    public override string ToString() => $"{_secret?.Text} {_structs?.Length}";

    [FastSerType(View = true)]
    private sealed partial class Secret
    {
        public string? Text { get; set; }
    }

    [FastSerType(View = true)]
    private partial struct SecretStruct
    {
        public byte A { get; set; }
        public long B { get; set; }
    }
}
