package dlx.modelers.langford;

import dlx.modelers.langford.LangfordModel.Pair;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A row of 2n slots, perhaps with numbers in it that must stay.
 *
 * @param slots the number in each slot, from 1 to n, or {@link #FREE}; numbers may stand where no pair fits, then there is
 *     no solution
 * @since 0.1
 */
public record Row(List<Integer> slots) {

    /** What stands for a slot without a number. */
    public static final int FREE = 0;

    /** A row with copies of what was given. */
    public Row {
        slots = List.copyOf(slots);
    }

    /**
     * A row without numbers.
     *
     * @param pairs how many pairs it has room for, {@code >= 1}
     * @return the row
     */
    public static Row free(int pairs) {
        return new Row(Collections.nCopies(2 * pairs, FREE));
    }

    /**
     * How many pairs the row takes: the greatest number.
     *
     * @return n, half the number of slots
     */
    public int pairs() {
        return slots.size() / 2;
    }

    /**
     * The pairs that the numbers of the row belong to, by their first slots. Numbers that contradict each other belong to pairs that do.
     *
     * @return nothing if a number does not say which pair it belongs to: it fits as the left one and as the right one, or
     *     nowhere
     */
    Optional<List<Pair>> givenPairs() {
        List<List<Pair>> candidates = new ArrayList<>();
        for (int slot = 1; slot <= slots.size(); slot++) {
            if (slots.get(slot - 1) != FREE) {
                candidates.add(pairsAt(slot));
            }
        }
        if (candidates.stream().anyMatch(List::isEmpty)) {
            return Optional.empty();
        }
        List<Pair> chosen =
                candidates.stream().map(pairs -> pairs.get(0)).distinct().toList();
        boolean isSure = candidates.stream().allMatch(pairs -> pairs.size() == 1);
        return isSure || clash(chosen) ? Optional.of(chosen) : Optional.empty();
    }

    /** The pairs that a given number may belong to: where both are given those, where others stand in the way any that fits in. */
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

    /** Whether a slot, counted from 1, is free or holds the number already. */
    boolean allows(int number, int slot) {
        int given = slots.get(slot - 1);
        return given == FREE || given == number;
    }
}
