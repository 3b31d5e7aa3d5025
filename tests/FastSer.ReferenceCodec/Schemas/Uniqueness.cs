namespace FastSer.ReferenceCodec;

/// <summary>The part of an element that occurs once only (section 6, rule 3).</summary>
public enum Uniqueness
{
    /// <summary>Nothing: a list.</summary>
    None,

    /// <summary>All of it: a set.</summary>
    Element,

    /// <summary>Its first item, which may be null: a lookup.</summary>
    Key,

    /// <summary>Its first item, which is never null: a map.</summary>
    KeyOfMap,
}
