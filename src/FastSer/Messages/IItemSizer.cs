namespace FastSer.Messages;

/// <summary>Sizes an item that a <see cref="FrameOutput"/> has a part of.</summary>
internal interface IItemSizer
{
    /// <summary>The encoded size of an object, by a pass over it.</summary>
    long SizeOf(object item, FastSerializerOptions? options);
}
