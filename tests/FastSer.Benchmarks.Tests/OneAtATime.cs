// The timed loops leave their results in static fields (Sink<T>), so two tests that run them must not overlap.
[assembly: CollectionBehavior(DisableTestParallelization = true)]
