package dlx.core.derived;

import dlx.api.CoverData;
import dlx.core.engine.Search;
import dlx.core.engine.SearchControl;
import dlx.core.search.internal.SearchQuestion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds the solutions with the best scores, the best first: looks at every solution, and keeps as many as are asked for.
 * A gap is no help here: nothing is known before the end.
 */
public final class BestSearch extends CollectingSearch {

    /** A solution that is kept. */
    private record Scored(long score, int[] options) {}

    private final SearchControl control;
    private final CoverData cover;
    private final SearchQuestion.Best question;

    /** The best first; of equally good ones the one found first. */
    private final List<Scored> kept = new ArrayList<>();

    /** What it began with, each solution by the ascending numbers of its options. */
    private final Set<int[]> known = new TreeSet<>(Arrays::compare);

    private int[] options = new int[16];

    public BestSearch(Search all, SearchControl control, CoverData cover, SearchQuestion.Best question) {
        super(all, control);
        this.control = control;
        this.cover = cover;
        this.question = question;
    }

    /**
     * Begins with solutions that are known, in any order. One that the search meets again is not kept twice; with symmetries,
     * each is to be the one of its kind that the search shows.
     */
    public void begin(List<int[]> solutions) {
        for (int[] solution : solutions) {
            int[] ascending = solution.clone();
            Arrays.sort(ascending);
            long score = cover.score(solution, solution.length);
            if (known.add(ascending) && wants(score)) {
                keep(score, solution.clone());
            }
        }
    }

    @Override
    public void look(Search solution) {
        int length = solution.length();
        if (options.length < length) {
            options = new int[2 * length];
        }
        solution.copyOptions(options);
        long score = cover.score(options, length);
        if (wants(score) && !isKnown(length)) {
            boolean better = surpassesAll(score);
            keep(score, Arrays.copyOf(options, length));
            if (better) {
                control.improved(this);
            }
        }
    }

    private boolean surpassesAll(long score) {
        return kept.isEmpty() || question.goal().prefers(score, kept.get(0).score());
    }

    /** Whether a solution with this score is to be kept, if it is a new one. */
    private boolean wants(long score) {
        if (question.allOptima()) {
            return kept.isEmpty() || !question.goal().prefers(kept.get(0).score(), score);
        }
        return kept.size() < question.howMany()
                || question.goal().prefers(score, kept.get(kept.size() - 1).score());
    }

    private boolean isKnown(int length) {
        if (known.isEmpty()) {
            return false;
        }
        int[] ascending = Arrays.copyOf(options, length);
        Arrays.sort(ascending);
        return known.contains(ascending);
    }

    /** Keeps a solution that is wanted. */
    private void keep(long score, int... solution) {
        if (question.allOptima() && surpassesAll(score)) {
            kept.clear();
        } else if (!question.allOptima() && kept.size() == question.howMany()) {
            kept.remove(kept.size() - 1);
        }
        kept.add(place(score), new Scored(score, solution));
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

    @Override
    public List<int[]> kept() {
        return chosen();
    }

    @Override
    public List<int[]> chosen() {
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
