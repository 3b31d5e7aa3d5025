namespace FastSer.TestTypes;

/// <summary>Typed access to a test case.</summary>
public interface ITestCaseVisitor
{
    void Visit<T>(TestCase<T> testCase);
}
