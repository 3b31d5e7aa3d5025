using Akka.Actor;
using Akka.Configuration;
using Akka.Persistence;

namespace FastSer.MessagingTests;

/// <summary>Events and snapshots in a database that outlives the actor system.</summary>
public sealed class AkkaJournalTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("fastser-journal").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public async Task EventsAndSnapshotsComeBackAfterARestart()
    {
        await UseAsync(async system =>
        {
            var ledger = system.ActorOf(Props.Create<Ledger>(), "ledger");
            for (var id = 1; id <= 5; id++)
            {
                Assert.Equal(id, await ledger.Ask<int>(new Placed { Id = id }, TimeSpan.FromSeconds(30)));
            }

            // A snapshot, and events behind it.
            Assert.Equal(5, await ledger.Ask<int>("snapshot", TimeSpan.FromSeconds(30)));
            Assert.Equal(6, await ledger.Ask<int>(new Placed { Id = 6 }, TimeSpan.FromSeconds(30)));
        });

        await UseAsync(async system =>
        {
            var ledger = system.ActorOf(Props.Create<Ledger>(), "ledger");
            Assert.Equal("5 of 1 2 3 4 5 6", await ledger.Ask<string>("state", TimeSpan.FromSeconds(30)));
        });
    }

    private async Task UseAsync(Func<ActorSystem, Task> use)
    {
        var system = ActorSystem.Create("shop", Config());
        try
        {
            await use(system);
        }
        finally
        {
            await system.Terminate();
            system.Dispose();
        }
    }

    private Config Config() => ConfigurationFactory.ParseString($$"""
        akka {
          loglevel = WARNING
          actor {
            serializers.fastser = "FastSerAkkaSerializer, FastSer.MessagingTests"
            serialization-bindings {
              "FastSer.MessagingTests.Order, FastSer.MessagingTests" = fastser
              "FastSer.MessagingTests.Placed, FastSer.MessagingTests" = fastser
            }
          }
          persistence {
            journal { plugin = "akka.persistence.journal.sql", sql { connection-string = "{{Connection}}", provider-name = "SQLite.MS" } }
            snapshot-store { plugin = "akka.persistence.snapshot-store.sql", sql { connection-string = "{{Connection}}", provider-name = "SQLite.MS" } }
          }
        }
        """).WithFallback(Akka.Persistence.Sql.SqlPersistence.DefaultConfiguration);

    private string Connection => $"Data Source={_folder}/journal.db".Replace("\\", "/", StringComparison.Ordinal);

    /// <summary>Keeps the numbers of its events, and how many of them came from the last snapshot.</summary>
    private sealed class Ledger : ReceivePersistentActor
    {
        private Order _state = Order.Of(0, 0);
        private int _ofSnapshot;

        public Ledger()
        {
            Recover<Placed>(placed => _state.Amounts.Add(placed.Id));
            Recover<SnapshotOffer>(offer =>
            {
                _state = (Order)offer.Snapshot;
                _ofSnapshot = _state.Amounts.Count;
            });
            Command<Placed>(placed => Persist(placed, stored =>
            {
                _state.Amounts.Add(stored.Id);
                Sender.Tell(_state.Amounts.Count);
            }));
            IActorRef? asker = null;
            Command<SaveSnapshotSuccess>(_ => asker.Tell(_state.Amounts.Count));
            Command<string>(text =>
            {
                if (text == "state")
                {
                    Sender.Tell($"{_ofSnapshot} of {string.Join(' ', _state.Amounts)}");
                    return;
                }

                asker = Sender;
                SaveSnapshot(_state);
            });
        }

        public override string PersistenceId => "ledger";
    }
}
