package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import dlx.web.play.Bookmark;
import dlx.web.play.Walk;
import dlx.web.wire.StepJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The news of a walk, as lines. */
final class WalkLines implements Reply.Lines {

    private final CancellationToken token = new CancellationToken();
    private final Walk walk;
    private final Duration limit;
    private Bookmark last = Bookmark.START;

    WalkLines(Walk walk, Duration limit) {
        this.walk = walk;
        this.limit = limit;
    }

    @Override
    public CancellationToken token() {
        return token;
    }

    @Override
    public String search(Runnable news) {
        return StepJson.end(walk.run(limit, token, news));
    }

    @Override
    public List<String> fresh() {
        List<String> lines = new ArrayList<>();
        List<Bookmark> marks = walk.fresh();
        if (!marks.isEmpty()) {
            lines.add(StepJson.marks(marks, last, walk.gap()));
            last = marks.get(marks.size() - 1);
        }
        walk.news().ifPresent(news -> lines.add(StepJson.progress(news)));
        return lines;
    }
}
