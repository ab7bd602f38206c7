package dlx.modelers.langford;

import dlx.modelers.langford.LangfordModel.Pair;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A row of 2n slots, some of which may hold given numbers.
 *
 * @param slots the number in each slot, from 1 to n, or {@link #FREE}; if a given number fits no pair, there is no
 *     solution
 * @since 0.1
 */
public record Row(List<Integer> slots) {

    /** The value of a slot without a number. */
    public static final int FREE = 0;

    /** Creates a row with a copy of the list. */
    public Row {
        slots = List.copyOf(slots);
    }

    /**
     * Returns a row without numbers.
     *
     * @param pairs the number of pairs, {@code >= 1}
     * @return the row, of {@code 2 * pairs} slots
     */
    public static Row free(int pairs) {
        return new Row(Collections.nCopies(2 * pairs, FREE));
    }

    /**
     * Returns the number of pairs in a full row, which is also its largest number.
     *
     * @return n, half the number of slots
     */
    public int pairs() {
        return slots.size() / 2;
    }

    /**
     * Returns the pairs of the given numbers, in the order of their first given slots. Numbers that contradict each
     * other yield pairs that do so too.
     *
     * @return the pairs; empty if some number does not fit a pair, or if some number has two possible pairs and the
     *     pairs do not contradict each other
     */
    Optional<List<Pair>> givenPairs() {
        List<List<Pair>> candidates = IntStream.rangeClosed(1, slots.size())
                .filter(slot -> slots.get(slot - 1) != FREE)
                .mapToObj(this::pairsAt)
                .toList();
        if (candidates.stream().anyMatch(List::isEmpty)) {
            return Optional.empty();
        }
        List<Pair> chosen =
                candidates.stream().map(pairs -> pairs.get(0)).distinct().toList();
        boolean isSure = candidates.stream().allMatch(pairs -> pairs.size() == 1);
        return isSure || clash(chosen) ? Optional.of(chosen) : Optional.empty();
    }

    /**
     * Returns the possible pairs of a given number. If some pair has both its slots given, returns only that pair.
     * Otherwise returns the pairs that other givens allow, or, if these are impossible, all pairs within the row.
     */
    private List<Pair> pairsAt(int slot) {
        int number = slots.get(slot - 1);
        List<Pair> inside = Stream.of(new Pair(number, slot), new Pair(number, slot - number - 1))
                .filter(pair -> pair.slot() >= 1 && pair.right() <= slots.size())
                .toList();
        List<Pair> given = inside.stream().filter(pair -> holds(pair, number)).toList();
        List<Pair> open = inside.stream()
                .filter(pair -> allows(number, pair.slot()) && allows(number, pair.right()))
                .toList();
        return !given.isEmpty() ? given.subList(0, 1) : !open.isEmpty() ? open : inside;
    }

    private boolean holds(Pair pair, int number) {
        return slots.get(pair.slot() - 1) == number && slots.get(pair.right() - 1) == number;
    }

    private static boolean clash(List<Pair> pairs) {
        long taken = pairs.stream()
                .flatMap(pair -> Stream.of(pair.slot(), pair.right()))
                .distinct()
                .count();
        return taken < 2 * pairs.size()
                || pairs.stream().map(Pair::number).distinct().count() < pairs.size();
    }

    /** Returns true if a slot, counted from 1, is free or already holds the number. */
    boolean allows(int number, int slot) {
        int given = slots.get(slot - 1);
        return given == FREE || given == number;
    }
}
