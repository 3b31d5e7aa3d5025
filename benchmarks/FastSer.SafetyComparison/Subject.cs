using System.Reflection;

namespace FastSer.SafetyComparison;

/// <summary>A serializer in the setting that its documents recommend for untrusted input.</summary>
internal abstract class Subject
{
    public abstract string Name { get; }

    /// <summary>The setting, as a phrase for the table of systems.</summary>
    public abstract string Setting { get; }

    /// <summary>A type of the assembly whose version is printed.</summary>
    public abstract Type VersionOf { get; }

    /// <summary>The exceptions that its documents name for malformed input.</summary>
    public abstract IReadOnlyList<Type> DocumentedErrors { get; }

    public string Version =>
        VersionOf.Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion.Split('+', ' ')[0].TrimEnd('.');

    /// <summary>Writes without a limit of depth.</summary>
    public abstract byte[] Write<T>(T value);

    public abstract T? Read<T>(byte[] bytes);

    /// <summary>Compresses and writes, or returns null if the system has no compression of its own.</summary>
    public virtual byte[]? WriteCompressed(BytesHolder value) => null;

    public virtual BytesHolder? ReadCompressed(byte[] bytes) => throw new NotSupportedException();

    public bool IsDocumented(Exception error) => DocumentedErrors.Any(type => type.IsInstanceOfType(error));

    public static IReadOnlyList<Subject> All { get; } =
    [
        new Subjects.FastSerSubject(),
        new Subjects.MemoryPackSubject(),
        new Subjects.MessagePackSubject(isUntrusted: false),
        new Subjects.MessagePackSubject(isUntrusted: true),
        new Subjects.NerdbankSubject(),
        new Subjects.ProtobufNetSubject(),
        new Subjects.OrleansSubject(),
        new Subjects.HyperionSubject(),
        new Subjects.SystemTextJsonSubject(),
        new Subjects.NewtonsoftJsonSubject(),
    ];
}
