using System.Reflection;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Facts about the test types that the other suites take for granted.</summary>
public sealed class TestTypeTests
{
    [Fact]
    public void EveryAnnotatedTypeIsReachedByATestCase()
    {
        var reached = new HashSet<Type>();
        foreach (var testCase in TestCases.All)
        {
            Reach(testCase.Type, reached);
        }

        var annotated = typeof(TestCases).Assembly.GetTypes()
            .Where(static t => t.IsDefined(typeof(FastSerTypeAttribute)));
        Assert.DoesNotContain(annotated, t => !reached.Contains(t));
    }

    [Fact]
    public void ThereAreManyAnnotatedTypes()
    {
        var count = typeof(TestCases).Assembly.GetTypes().Count(static t => t.IsDefined(typeof(FastSerTypeAttribute)));
        Assert.InRange(count, 80, int.MaxValue);
    }

    [Theory]
    [ClassData(typeof(AllCases))]
    public void SamplesDifferFromEachOther(string name)
    {
        var samples = TestCases.Get(name).CreateSamples();
        for (var i = 0; i < samples.Count; i++)
        {
            for (var j = i + 1; j < samples.Count; j++)
            {
                Assert.True(
                    DeepEquality.FirstDifference(samples[i], samples[j]) is not null, $"{name}: {i} equals {j}");
            }
        }
    }

    private static void Reach(Type type, HashSet<Type> reached)
    {
        foreach (var argument in type.IsGenericType ? type.GetGenericArguments() : [])
        {
            Reach(argument, reached);
        }

        if (type.IsArray)
        {
            Reach(type.GetElementType()!, reached);
        }

        var definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        if (definition.IsDefined(typeof(FastSerTypeAttribute)) && reached.Add(definition))
        {
            foreach (var field in MemberFields.Of(type))
            {
                Reach(field.FieldType, reached);
            }

            foreach (var (_, named, _) in ReferenceUnions.CasesOf(type))
            {
                Reach(named, reached);
            }
        }
    }
}
