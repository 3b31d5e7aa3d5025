namespace FastSer.TestKit.Operations;

/// <summary>One thing that a program does with values or bytes of any type.</summary>
/// <param name="name">Its name in messages.</param>
public abstract class Operation(string name)
{
    public string Name => name;

    /// <summary>Checks it for a value whose bytes are known.</summary>
    public virtual void CheckValue<T>(Sample<T> sample)
    {
    }

    /// <summary>Checks it for bytes of which only is known what the span gives.</summary>
    public virtual void CheckBytes<T>(Damage<T> damage)
    {
    }
}
