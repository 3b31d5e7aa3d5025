using System.Runtime.CompilerServices;
using FastSer.Messages;
using FastSer.Serializers;

namespace FastSer.CompilerServices;

public sealed partial class BoundedSerializer<T>
{
    // The same as that of the base in one method instead of three: of so small an item the calls would be a good part.
    [MethodImpl(Jit.NoInline)]
    internal override T ReadItem(FrameInput input)
    {
        var end = 0;
        var item = OmitsPresence ? input.TakeShort(out end) : default;
        if (item.IsEmpty)
        {
            return base.ReadItem(input);
        }

        var reader = new FastReader(item, input.Serializer);
        try
        {
            CheckStack();
            var value = T.Read(ref reader)!;
            if (reader.OffsetIn(item) != item.Length)
            {
                Throw.TrailingBytes();
            }

            input.EndItem(end);
            return value;
        }
        catch (Exception exception)
        {
            input.EndFaulty(end, item.Length);
            if (exception is OutOfMemoryException)
            {
                throw;
            }

            var fault = ReadFaults.Complete(exception, item, reader.OffsetIn(item), this);
            input.Place(fault);
            if (!ReferenceEquals(fault, exception))
            {
                throw fault;
            }

            throw;
        }
    }
}
