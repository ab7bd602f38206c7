package dlx.web.wire;

import dlx.commands.json.JsonMembers;
import dlx.core.search.SearchReport;
import dlx.web.play.Bookmark;
import dlx.web.play.MarkedSearch;
import dlx.web.play.StepWindow;
import java.util.ArrayList;
import java.util.List;

/** Writes marks, windows of steps and the progress of a search for the page. Steps count from 1. */
public final class StepJson {

    private StepJson() {}

    /**
     * Writes a line with marks. Each mark is a list of numbers. Most are differences, which have few digits, because a
     * search sends a thousand marks:
     * <ul>
     * <li>the numbers of steps, choices, nodes, solutions and dead ends since the mark before
     * <li>the number of levels of its path that it shares with the mark before
     * <li>for each further level: the item, the option, and the number of steps from the choice of the item above to
     * the choice of this item
     * </ul>
     *
     * @param before the mark that was sent last
     * @param gap present number of choices between two marks
     */
    public static String marks(List<Bookmark> marks, Bookmark before, long gap) {
        return JsonMembers.answer("marks", json -> {
            json.put("gap", gap);
            List<List<Long>> rows = new ArrayList<>();
            Bookmark last = before;
            for (Bookmark mark : marks) {
                rows.add(row(mark, last));
                last = mark;
            }
            json.rows("marks", rows);
        });
    }

    private static List<Long> row(Bookmark mark, Bookmark before) {
        int keep = common(mark, before);
        List<Long> row = new ArrayList<>(List.of(
                mark.step() - before.step(),
                mark.choice() - before.choice(),
                mark.nodes() - before.nodes(),
                mark.solutions() - before.solutions(),
                mark.dead() - before.dead(),
                (long) keep));
        for (int level = keep; level < mark.level(); level++) {
            row.add((long) mark.path()[2 * level]);
            row.add((long) mark.path()[2 * level + 1]);
            row.add(mark.since()[level] - (level == 0 ? 0 : mark.since()[level - 1]));
        }
        return row;
    }

    /** Returns the number of levels that two marks share from the root down. */
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

    /** Writes a line about the progress of a search. */
    public static String progress(MarkedSearch.News news) {
        return JsonMembers.answer("progress", json -> {
            json.put("share", news.share());
            json.put("steps", news.steps());
            json.put("nodes", news.nodes());
            json.put("solutions", news.solutions());
            json.put("millis", news.millis());
        });
    }

    /** Writes the last line of a search. */
    public static String end(MarkedSearch.End end) {
        SearchReport report = end.report();
        return JsonMembers.answer("status", json -> {
            json.put("outcome", report.outcome());
            json.put("stopped", report.stopped());
            json.put("steps", end.steps());
            json.put("nodes", end.nodes());
            json.put("solutions", String.valueOf(end.solutions()));
            json.put("millis", end.millis());
        });
    }

    /** Writes a window of steps. */
    public static String window(StepWindow window) {
        return JsonMembers.object(json -> {
            Bookmark before = window.before();
            json.put("first", window.first());
            json.put("nodes", before.nodes());
            json.put("solutions", before.solutions());
            json.numbers("path", before.path());
            json.numbers("since", before.since());
            steps(json, window.steps());
            json.put("ended", window.last().map(last -> "EXHAUSTED"));
            window.last().ifPresent(last -> json.put("last", last));
        });
    }

    /**
     * Writes steps. Each is a list of its kind, its level, then {@link StepWindow.Step#what} and
     * {@link StepWindow.Step#more} if its kind uses them.
     */
    public static void steps(JsonMembers json, List<StepWindow.Step> steps) {
        json.rows("steps", steps.stream().map(StepJson::row).toList());
    }

    private static List<Object> row(StepWindow.Step step) {
        return switch (step.kind()) {
            case 's' -> List.of(step.kind(), step.level());
            case 'c', 'x' -> List.of(step.kind(), step.level(), step.what(), step.more());
            default -> List.of(step.kind(), step.level(), step.what());
        };
    }
}
