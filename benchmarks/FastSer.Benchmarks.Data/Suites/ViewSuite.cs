namespace FastSer.Benchmarks.Data;

/// <summary>Questions of programs that route, filter or count values, answered from their bytes.</summary>
internal static class ViewSuite
{
    public static Suite Create() => new(
        "views",
        "One member of a value, from its bytes",
        "ours",
        [
            new LookRow<RoutedMessage, int>(
                "views/fixed-field/look", "an int of a message of 200 bytes", ViewData.Messages, static value => value.Priority),
            new LookRow<RoutedMessage, bool>(
                "views/third-text/look", "the third text of a message of 200 bytes, compared", ViewData.Messages,
                static value => value.Region == ViewQuestions.Region),
            new LookRow<PocoBatch, long>(
                "views/sum/look", "the sum of an int of 1000 Poco", ViewData.Batches, static value => value.Items!.Sum(static item => (long)item.IntProp)),
            new LookRow<OrderDocument, double>(
                "views/nested/look", "a number of a line of one of 1500 orders, in a document of about 1 MB", ViewData.Documents,
                static value => value.Orders![ViewQuestions.Order].Lines![ViewQuestions.Line].Price),
        ]);
}
