package dlx.core;

import dlx.api.CoverData;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * Finds the solutions with the best scores, the best first: looks at every solution, and keeps as many as are asked for.
 * A gap is no help here: nothing is known before the end.
 */
final class BestSearch extends GatheringSearch {

    /** A solution that is kept. */
    private record Scored(long score, int[] options) {}

    private final SearchControl control;
    private final CoverData cover;
    private final Question.Best question;

    /** The best first; of equally good ones the one found first. */
    private final List<Scored> kept = new ArrayList<>();

    private int[] options = new int[16];

    BestSearch(Search all, SearchControl control, CoverData cover, Question.Best question) {
        super(all, control);
        this.control = control;
        this.cover = cover;
        this.question = question;
    }

    @Override
    void look(Search solution) {
        int length = solution.length();
        if (options.length < length) {
            options = new int[2 * length];
        }
        solution.copyOptions(options);
        long score = cover.score(options, length);
        boolean better =
                kept.isEmpty() || question.goal().prefers(score, kept.get(0).score());
        if (question.allOptima()) {
            keepIfBest(score, better, length);
        } else {
            keepIfAmongBest(score, length);
        }
        if (better) {
            control.improved(this);
        }
    }

    private void keepIfBest(long score, boolean better, int length) {
        if (better) {
            kept.clear();
        }
        if (better || score == kept.get(0).score()) {
            kept.add(new Scored(score, Arrays.copyOf(options, length)));
        }
    }

    private void keepIfAmongBest(long score, int length) {
        boolean full = kept.size() == question.howMany();
        if (full && !question.goal().prefers(score, kept.get(kept.size() - 1).score())) {
            return;
        }
        if (full) {
            kept.remove(kept.size() - 1);
        }
        kept.add(place(score), new Scored(score, Arrays.copyOf(options, length)));
    }

    /** Where a solution with this score goes: after all that are as good or better. */
    private int place(long score) {
        int low = 0;
        int high = kept.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (question.goal().prefers(score, kept.get(middle).score())) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Begins with solutions that an earlier search had in hand, the best first. */
    void begin(List<int[]> solutions) {
        for (int[] solution : solutions) {
            kept.add(new Scored(cover.score(solution, solution.length), solution.clone()));
        }
    }

    @Override
    public List<int[]> kept() {
        return chosen();
    }

    @Override
    List<int[]> chosen() {
        return kept.stream().map(Scored::options).toList();
    }

    @Override
    public OptionalLong score() {
        return kept.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(kept.get(0).score());
    }

    /** Once every solution was looked at, the best score is proved; before, what the other search proves by itself. */
    @Override
    public OptionalLong bound() {
        return isComplete() ? score() : all().bound();
    }
}
