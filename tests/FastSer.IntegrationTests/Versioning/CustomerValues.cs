namespace FastSer.IntegrationTests.Versioning;

/// <summary>The versions with a value, an empty one and a call each: the generator sees their types here.</summary>
internal static class CustomerValues
{
    private static readonly DateOnly s_day = new(2024, 2, 29);

    public static IReadOnlyList<CustomerVersion> All { get; } =
    [
        new CustomerVersion<Customer1>(
            new() { Id = 1, Name = "Ann", Joined = s_day, Points = 5 },
            new() { Points = 0 }, new()),
        new CustomerVersion<Customer2>(
            new() { Id = 2, Name = "Bob", Joined = s_day, Points = 6, Email = "b@x" },
            new() { Points = 0, Email = null }, new()),
        new CustomerVersion<Customer3>(
            new() { Number = 3, FullName = "Cid", Since = s_day, Points = 7, Mail = "c@x" },
            new() { Points = 0, Mail = null }, new()),
        new CustomerVersion<Customer4>(
            new() { Number = 4, FullName = "Dan", Points = 8, Mail = "d@x" },
            new() { Points = 0, Mail = null }, new()),
        new CustomerVersion<Customer5>(
            new() { Number = 5, FullName = "Eve", Points = 9, Mail = "e@x", Home = new() { Street = "S", City = "C" } },
            new() { Points = 0, Mail = null }, new()),
        new CustomerVersion<Customer6>(
            new(6, "Fay", 11) { Mail = "f@x", Home = new() { Street = "S", City = "C" } },
            new(0, null, null) { Mail = null }, new(0)),
        new CustomerVersion<Customer7>(
            new(7, "Gus", 12) { Mail = "g@x", Home = new() { Street = "S", City = "C", Floor = 2 } },
            new(0, null, null) { Mail = null }, new(0)),
        new CustomerVersion<Customer8>(
            new(8, "Hal", 13) { Mail = "h@x", Home = Home(), Visits = [new(s_day, 30), default] },
            new(0, null, null) { Mail = null, Visits = null }, new(0)),
        new CustomerVersion<Customer9>(
            new(9, "Ida") { Mail = "i@x", Home = Home(), Visits = [new(s_day, 40)], TotalPoints = long.MaxValue },
            new(0, null) { Mail = null, Visits = null, TotalPoints = 0 }, new(0)),
        new CustomerVersion<Customer10>(
            new(10, "Joe")
            {
                Mail = "j@x", Home = Home(), Visits = [new(s_day, 50)], TotalPoints = -1, Calls = DayOfWeek.Sunday,
                Others = new() { ["work"] = Home(), ["none"] = null },
            },
            new(0, null) { Mail = null, Visits = null, TotalPoints = 0, Calls = default }, new(0) { Calls = default }),
        new CustomerVersion<Customer11>(
            new()
            {
                Number = 11, FullName = "Kit", Home = Home(), Visits = [new(s_day, 60)], TotalPoints = -2,
                Calls = DayOfWeek.Saturday, Others = new() { ["work"] = Home() },
            },
            new() { FullName = null, Visits = null, TotalPoints = 0, Calls = default }, new()),
        new CustomerVersion<Customer12>(
            new(12, "Lea", [new(s_day, 70)], -3, DayOfWeek.Tuesday, new() { ["work"] = Home() }, 9.99m),
            new(0, null, null, 0, default, null, null), new(0, null, null, 0)),
        new CustomerVersion<Customer13>(
            new(13, "Mia", -4, new MailChannel1("m@x"), [new MailChannel1("n@x"), null])
            {
                Visits = { new(s_day, 80) }, Calls = DayOfWeek.Thursday, Others = new() { ["work"] = Home() }, Credit = 1,
            },
            new(0, null, 0), new(0, null, 0)),
        new CustomerVersion<Customer14>(
            new()
            {
                Number = 14, FullName = "Nia", Visits = [new(s_day, 90)], TotalPoints = -5, Calls = DayOfWeek.Friday,
                Others = new() { ["work"] = Home() }, Credit = 2, Channel = new PhoneChannel2(5550100),
                Channels = [new MailChannel2("o@x", true), new MailChannel2("p@x", true)],
            },
            new(), new()),
    ];

    private static Address2 Home() => new() { Street = "S", City = "C", Floor = 3 };
}
