namespace FastSer.Benchmarks;

/// <summary>
/// A system that is measured in processes of its own: what it costs to start with it, and what memory it takes to read a large file.
/// The value is the log of the suite community.
/// </summary>
public interface IProcessProbe
{
    /// <summary>The log in the types of the system; not measured.</summary>
    object ToOwn(object log);

    void Write(Stream output, object value);

    /// <summary>Reads the file that <see cref="Write"/> wrote, in the way of the system that needs the least memory.</summary>
    object Read(Stream input);
}
