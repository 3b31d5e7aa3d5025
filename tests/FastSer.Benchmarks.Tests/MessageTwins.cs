using FastSer.Benchmarks.Data.Messages;

#pragma warning disable CS0169, CA1823, CA1040, IDE0044, IDE0051 // Reflection sets and reads the fields, as it does those of the source.

namespace FastSer.Benchmarks.Tests.MessageTwins;

public sealed class DictionaryMessageTwin
{
    private Dictionary<int, int>? _intMap;
    private Dictionary<string, SimpleClass2Twin>? _obMap;
}

public sealed class ComplexMessageTwin
{
    private S16Message? _msg;
    private SimpleClassTwin? _sealedClass;
    private SimpleClassBaseTwin? _abstractMsg;
    private IMyTestTwin? _ifaceMsg;
}

public abstract class SimpleClassBaseTwin
{
    private int _val;
}

public sealed class SimpleClassTwin : SimpleClassBaseTwin
{
    private long _val;
}

public interface IMyTestTwin;

public sealed class SimpleClass2Twin : IMyTestTwin
{
    private long _val;
}
