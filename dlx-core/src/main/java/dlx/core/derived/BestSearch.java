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
 * Finds the solutions with the best scores, the best first. It examines every solution and keeps the best of them. A
 * gap does not shorten this search, because it does not have a bound before the end.
 */
public final class BestSearch extends CollectingSearch {

    /**
     * A solution that is kept.
     *
     * @param score its score
     * @param options its option numbers
     */
    private record Scored(long score, int[] options) {}

    private final SearchControl control;
    private final CoverData cover;
    private final SearchQuestion.Best question;

    /** Solutions kept, the best first; equally good solutions in the order of discovery. */
    private final List<Scored> kept = new ArrayList<>();

    /** Solutions known at the beginning, each as ascending option numbers. */
    private final Set<int[]> known = new TreeSet<>(Arrays::compare);

    private int[] options = new int[16];

    public BestSearch(Search all, SearchControl control, CoverData cover, SearchQuestion.Best question) {
        super(all, control);
        this.control = control;
        this.cover = cover;
        this.question = question;
    }

    /**
     * Begins with known solutions, in any order. If the search finds a known solution again, it is not kept twice. With
     * symmetries, each known solution must be the representative of its class that the search reports.
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

    /** Returns true if a new solution with this score is to be kept. */
    private boolean wants(long score) {
        if (question.allOptima()) {
            return kept.isEmpty() || !question.goal().prefers(kept.get(0).score(), score);
        }
        return kept.size() < question.count()
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

    /** Inserts a solution that {@link #wants} accepts, and removes the solutions that it replaces. */
    private void keep(long score, int... solution) {
        if (question.allOptima() && surpassesAll(score)) {
            kept.clear();
        } else if (!question.allOptima() && kept.size() == question.count()) {
            kept.remove(kept.size() - 1);
        }
        kept.add(place(score), new Scored(score, solution));
    }

    /** Returns the index for a solution with this score: after all solutions that are as good or better. */
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

    /** Returns the best score after every solution was examined; before that, the bound of the underlying search. */
    @Override
    public OptionalLong bound() {
        return isComplete() ? score() : super.bound();
    }
}
