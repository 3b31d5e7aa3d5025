using System.Net;
using FastSer.SignalR;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.SignalR;
using Microsoft.AspNetCore.SignalR.Client;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

[assembly: FastSerRoot(typeof(List<FastSer.PreviewTests.Pet>))]

namespace FastSer.PreviewTests;

public interface IPetHub
{
    Task<Pet> Rename(Pet pet, string name);

    Task<List<Pet>> Line(List<Pet> pets, Scalar scalar);

    Task Tell(Pet pet);
}

public interface IPetClient
{
    Task Told(Pet pet);
}

public sealed class PetHub : Hub<IPetClient>, IPetHub
{
    public Task<Pet> Rename(Pet pet, string name) => Task.FromResult<Pet>(pet switch
    {
        Cat cat => cat with { Name = name },
        Dog dog => dog with { Name = name },
        _ => default(Pet),
    });

    public Task<List<Pet>> Line(List<Pet> pets, Scalar scalar) => Task.FromResult<List<Pet>>([.. pets, new Dog($"{scalar.Value}", 1)]);

    public Task Tell(Pet pet) => Clients.Caller.Told(pet);
}

/// <summary>Unions of C# as arguments, results and messages to clients of a hub, over a real connection.</summary>
public sealed class HubTests : IAsyncLifetime
{
    private static readonly TimeSpan s_limit = TimeSpan.FromSeconds(30);

    private WebApplication? _app;
    private HubConnection? _client;

    private HubConnection Client => _client!;

    public async Task InitializeAsync()
    {
        var builder = WebApplication.CreateSlimBuilder();
        builder.WebHost.ConfigureKestrel(static options => options.Listen(IPAddress.Loopback, 0));
        builder.Logging.ClearProviders();
        builder.Services.AddSignalR().AddFastSerProtocol(Declare);
        _app = builder.Build();
        _app.MapHub<PetHub>("/pets");
        await _app.StartAsync();
        _client = new HubConnectionBuilder().WithUrl($"{_app.Urls.Single()}/pets").AddFastSerProtocol(Declare).Build();
        await _client.StartAsync();
    }

    public async Task DisposeAsync()
    {
        await Client.DisposeAsync();
        await _app!.DisposeAsync();
    }

    /// <summary>A union is passed as an object that contains it: its own type is its declared one.</summary>
    [Fact]
    public async Task UnionsAreArgumentsAndResults()
    {
        Assert.Equal(new Cat("b"), (await Client.InvokeAsync<Pet>("Rename", (Pet)new Cat("a"), "b").WaitAsync(s_limit)).Value);
        Assert.Null((await Client.InvokeAsync<Pet>("Rename", default(Pet), "b").WaitAsync(s_limit)).Value);

        List<Pet> pets = [new Cat("a"), default];
        var line = await Client.InvokeAsync<List<Pet>>("Line", pets, (Scalar)5).WaitAsync(s_limit);
        Assert.Equal([new Cat("a"), null, new Dog("5", 1)], line.Select(static pet => pet.Value));
    }

    [Fact]
    public async Task CaseWithoutACastToItsUnionIsRefused()
    {
        var error = await Assert.ThrowsAsync<FastSerHubException>(() => Client.InvokeAsync<Pet>("Rename", new Dog("a", 3), "b"));

        Assert.Equal($"Argument 1 of 'Rename' is a '{typeof(Dog)}', and its declared type is '{typeof(Pet)}'.", error.Message);
    }

    [Fact]
    public async Task UnionsAreSentToClients()
    {
        var told = new TaskCompletionSource<Pet>(TaskCreationOptions.RunContinuationsAsynchronously);
        Client.On<Pet>("Told", told.SetResult);

        await Client.InvokeAsync("Tell", (Pet)new Cat("a"));

        Assert.Equal(new Cat("a"), (await told.Task.WaitAsync(s_limit)).Value);
    }

    private static void Declare(FastSerHubProtocolOptions options) => options.AddHub<IPetHub>().AddClient<IPetClient>();
}
