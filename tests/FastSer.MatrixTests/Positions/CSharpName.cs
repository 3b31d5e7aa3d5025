using System.Globalization;

namespace FastSer.MatrixTests.Positions;

/// <summary>A type as source text names it.</summary>
internal static class CSharpName
{
    public static string Of(Type type)
    {
        if (type.IsArray)
        {
            // The brackets of an array of arrays stand in the reverse order.
            var element = type;
            var brackets = "";
            for (; element.IsArray; element = element.GetElementType()!)
            {
                brackets += "[" + new string(',', element.GetArrayRank() - 1) + "]";
            }

            return Of(element) + brackets;
        }

        var arguments = new Queue<Type>(type.GetGenericArguments());
        var levels = new Stack<Type>();
        for (var level = type; level is not null; level = level.DeclaringType)
        {
            levels.Push(level);
        }

        var place = string.IsNullOrEmpty(type.Namespace) ? "global::" : $"global::{type.Namespace}.";
        return place + string.Join('.', levels.Select(level => NameOf(level, arguments)));
    }

    private static string NameOf(Type level, Queue<Type> arguments)
    {
        var parts = level.Name.Split('`');
        return parts is [var name, var count]
            ? $"{name}<{string.Join(", ", Enumerable.Range(0, int.Parse(count, CultureInfo.InvariantCulture)).Select(_ => Of(arguments.Dequeue())))}>"
            : parts[0];
    }
}
