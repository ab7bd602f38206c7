package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import dlx.web.play.Bookmark;
import dlx.web.play.MarkedSearch;
import dlx.web.wire.StepJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The progress of a marked search, as lines. */
final class MarkedSearchLines implements Reply.Lines {

    private final CancellationToken token = new CancellationToken();
    private final MarkedSearch search;
    private final Duration limit;
    private Bookmark last = Bookmark.START;

    MarkedSearchLines(MarkedSearch search, Duration limit) {
        this.search = search;
        this.limit = limit;
    }

    @Override
    public CancellationToken token() {
        return token;
    }

    @Override
    public String search(Runnable news) {
        return StepJson.end(search.run(limit, token, news));
    }

    @Override
    public List<String> fresh() {
        List<String> lines = new ArrayList<>();
        List<Bookmark> marks = search.fresh();
        if (!marks.isEmpty()) {
            lines.add(StepJson.marks(marks, last, search.gap()));
            last = marks.get(marks.size() - 1);
        }
        search.news().ifPresent(news -> lines.add(StepJson.progress(news)));
        return lines;
    }
}
