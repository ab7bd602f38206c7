package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/** The lines that a search writes while it runs, including the last line. */
final class WrittenLines implements Reply.Lines {

    private final CancellationToken token;
    private final Consumer<Consumer<String>> search;
    private final Queue<String> lines = new ConcurrentLinkedQueue<>();

    /**
     * Creates the lines of a search that has not begun.
     *
     * @param token stops the search
     * @param search passes each of its lines to its argument
     */
    WrittenLines(CancellationToken token, Consumer<Consumer<String>> search) {
        this.token = token;
        this.search = search;
    }

    @Override
    public CancellationToken token() {
        return token;
    }

    @Override
    public String search(Runnable news) {
        search.accept(line -> {
            lines.add(line);
            news.run();
        });
        return "";
    }

    @Override
    public List<String> fresh() {
        List<String> fresh = new ArrayList<>();
        for (String line = lines.poll(); line != null; line = lines.poll()) {
            fresh.add(line);
        }
        return fresh;
    }
}
