package dlx.web.wire;

import com.google.gson.stream.JsonWriter;
import dlx.core.search.SearchReport;
import dlx.web.play.Bookmark;
import dlx.web.play.StepWindow;
import dlx.web.play.Walk;
import java.io.IOException;
import java.util.List;

/** Marks, windows of steps and what is known of a walk, as the page reads them. Steps count from 1. */
public final class StepJson {

    private StepJson() {}

    /**
     * A line with marks. Each is a list of numbers: the steps, choices, nodes, solutions and dead ends since the mark before;
     * how many levels of its path it shares with that; then of each level below them the item, the option, and how many steps
     * after the item of the level above its item was chosen. Differences have few digits: a walk tells a thousand marks.
     *
     * @param before the mark that was told last
     * @param gap so many choices lie between two marks now
     */
    public static String marks(List<Bookmark> marks, Bookmark before, long gap) {
        return Writing.object(json -> {
            json.name("type").value("marks");
            json.name("gap").value(gap);
            json.name("marks").beginArray();
            Bookmark last = before;
            for (Bookmark mark : marks) {
                mark(json, mark, last);
                last = mark;
            }
            json.endArray();
        });
    }

    private static void mark(JsonWriter json, Bookmark mark, Bookmark before) throws IOException {
        int keep = common(mark, before);
        json.beginArray();
        json.value(mark.step() - before.step());
        json.value(mark.choice() - before.choice());
        json.value(mark.nodes() - before.nodes());
        json.value(mark.solutions() - before.solutions());
        json.value(mark.dead() - before.dead());
        json.value(keep);
        for (int level = keep; level < mark.level(); level++) {
            json.value(mark.path()[2 * level]);
            json.value(mark.path()[2 * level + 1]);
            json.value(mark.since()[level] - (level == 0 ? 0 : mark.since()[level - 1]));
        }
        json.endArray();
    }

    /** How many levels two marks share from the root down. */
    private static int common(Bookmark mark, Bookmark before) {
        int level = 0;
        while (level < mark.level()
                && level < before.level()
                && mark.since()[level] == before.since()[level]
                && mark.path()[2 * level + 1] == before.path()[2 * level + 1]) {
            level++;
        }
        return level;
    }

    /** A line about how far a walk is. */
    public static String progress(Walk.News news) {
        return Writing.object(json -> {
            json.name("type").value("progress");
            json.name("share").value(news.share());
            json.name("steps").value(news.steps());
            json.name("nodes").value(news.nodes());
            json.name("solutions").value(news.solutions());
            json.name("millis").value(news.millis());
        });
    }

    /** The last line of a walk. */
    public static String end(Walk.End end) {
        SearchReport report = end.report();
        return Writing.object(json -> {
            json.name("type").value("status");
            json.name("outcome").value(report.outcome().name());
            json.name("stopped").value(report.stopped().name());
            json.name("steps").value(end.steps());
            json.name("nodes").value(end.nodes());
            json.name("solutions").value(String.valueOf(end.solutions()));
            json.name("millis").value(end.millis());
        });
    }

    /** A window of steps. */
    public static String window(StepWindow window) {
        return Writing.object(json -> {
            Bookmark before = window.before();
            json.name("first").value(window.first());
            json.name("nodes").value(before.nodes());
            json.name("solutions").value(before.solutions());
            Writing.numbers(json, "path", before.path());
            Writing.numbers(json, "since", before.since());
            json.name("steps").beginArray();
            for (StepWindow.Step step : window.steps()) {
                step(json, step);
            }
            json.endArray();
            json.name("ended").value(window.last().isPresent() ? "EXHAUSTED" : null);
            if (window.last().isPresent()) {
                json.name("last").value(window.last().get());
            }
        });
    }

    /** A step as a short list. */
    public static void step(JsonWriter json, StepWindow.Step step) throws IOException {
        json.beginArray();
        json.value(String.valueOf(step.kind())).value(step.level());
        if (step.kind() != 's') {
            json.value(step.what());
        }
        if (step.kind() == 'c' || step.kind() == 'x') {
            json.value(step.more());
        }
        json.endArray();
    }
}
