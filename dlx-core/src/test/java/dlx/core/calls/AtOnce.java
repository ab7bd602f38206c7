package dlx.core.calls;

import dlx.core.calls.Name.TokenName;
import dlx.core.calls.World.Said;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** Simultaneous calls of two threads: questions, and tokens that are cancelled. */
record AtOnce(List<Call> one, List<Call> other) implements Call {

    /**
     * Threads for all tests of the JVM, two per running test: with fewer threads, two tests would wait for each other.
     */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(job -> {
        Thread thread = new Thread(job, "asks with another");
        thread.setDaemon(true);
        return thread;
    });

    @Override
    public boolean isPossible(World world) {
        return !one.isEmpty() && !other.isEmpty() && calls().allMatch(call -> isFit(world, call));
    }

    private static boolean isFit(World world, Call call) {
        boolean asks = call instanceof Ask ask && ask.isPossible(world) && !ask.isRefused(world);
        return asks || call instanceof TokenCall.Cancel && call.isPossible(world);
    }

    private Stream<Call> calls() {
        return Stream.concat(one.stream(), other.stream());
    }

    @Override
    public void make(World world) {
        List<TokenName> cancelled = calls().filter(call -> call instanceof TokenCall.Cancel)
                .map(call -> ((TokenCall.Cancel) call).token())
                .toList();
        cancelled.stream()
                .map(world.tokens::get)
                .filter(watch -> watch.said == Said.NO)
                .forEach(watch -> watch.said = Said.PERHAPS);
        CyclicBarrier together = new CyclicBarrier(2);
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> run(world, one, together), THREADS);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> run(world, other, together), THREADS);
        try {
            CompletableFuture.allOf(first, second).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        } finally {
            cancelled.forEach(token -> world.tokens.get(token).said = Said.YES);
        }
    }

    private static void run(World world, List<Call> calls, CyclicBarrier together) {
        try {
            together.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        for (Call call : calls) {
            if (call instanceof TokenCall.Cancel cancel) {
                world.tokens.get(cancel.token()).real.cancel();
            } else {
                call.make(world);
            }
        }
    }
}
