package dlx.core.constraint;

import dlx.api.CoverData;
import dlx.api.ModelException;
import dlx.core.constraint.LazyConstraint.Clause;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A clause as an item of a cover: each solution has at least one of some options. An option must go exactly if another
 * option of an item that is covered once must come.
 *
 * @param options numbers of the options, ascending
 * @param items items that the clause rests on
 * @param choice the choice that the clause excluded, ascending
 * @param sentence what is wrong with that choice
 */
public record Axiom(int[] options, int[] items, int[] choice, String sentence) {

    /**
     * Returns the clauses that choices break, each once. Cost: O(nodes of the cover).
     *
     * @param constraint states the clauses
     * @param givens givens of the search. A clause that rests on an item that they relax is left out
     * @throws ModelException if an option that must go does not have an item that is covered once
     */
    public static List<Axiom> of(CoverData cover, Givens givens, LazyConstraint constraint, List<int[]> choices) {
        Siblings siblings = new Siblings(cover, givens);
        Set<List<Integer>> seen = new HashSet<>();
        List<Axiom> all = new ArrayList<>();
        for (int[] choice : choices) {
            for (Clause clause : constraint.broken(choice)) {
                if (IntStream.of(clause.items()).noneMatch(givens::isRelaxed)) {
                    int[] options = IntStream.concat(
                                    IntStream.of(clause.come()),
                                    IntStream.concat(IntStream.of(clause.go()), IntStream.of(clause.givens()))
                                            .flatMap(option -> siblings.of(option, clause)))
                            .filter(option -> !givens.relaxesAllOf(cover, option)) // as no item asks for it
                            .sorted()
                            .distinct()
                            .toArray();
                    if (seen.add(IntStream.of(options).boxed().toList())) {
                        int[] sorted = Arrays.stream(choice).sorted().toArray();
                        all.add(new Axiom(options, clause.items(), sorted, clause.sentence()));
                    }
                }
            }
        }
        return all;
    }

    /** Returns a cover with an item more for each axiom, in their order. Cost: O(nodes of the cover). */
    public static CoverData state(CoverData cover, List<Axiom> axioms) {
        return cover.demanding(axioms.stream().map(Axiom::options).toList());
    }

    /** The options of each item. */
    private static final class Siblings {

        private final CoverData cover;
        private final Givens givens;
        private final int[] start;
        private final int[] options;

        Siblings(CoverData cover, Givens givens) {
            this.cover = cover;
            this.givens = givens;
            start = new int[cover.itemCount() + 2];
            options = new int[cover.nodeCount()];
            for (int node = 0; node < options.length; node++) {
                start[cover.item(node) + 2]++;
            }
            for (int item = 1; item < start.length; item++) { // a browser does not have Arrays.parallelPrefix
                start[item] += start[item - 1];
            }
            for (int option = 0; option < cover.optionCount(); option++) {
                for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                    options[start[cover.item(node) + 1]++] = option;
                }
            }
        }

        /** Returns the other options of an item that the option has and that is covered once. */
        IntStream of(int option, Clause clause) {
            int item = IntStream.range(cover.firstNode(option), cover.firstNode(option + 1))
                    .map(cover::item)
                    .filter(this::isCoveredOnce)
                    .findFirst()
                    .orElseThrow(() -> ModelException.coded(
                            "clause",
                            "the clause \"" + clause.sentence() + "\" lets option " + (option + 1)
                                    + " go; expected an item in it that exactly one option covers"));
            return IntStream.range(start[item], start[item + 1])
                    .map(k -> options[k])
                    .filter(other -> other != option);
        }

        private boolean isCoveredOnce(int item) {
            return cover.isPrimary(item)
                    && cover.atLeast(item) == 1
                    && cover.atMost(item) == 1
                    && !givens.isRelaxed(item);
        }
    }
}
