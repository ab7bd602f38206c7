package dlx.web.play;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.core.puzzles.PuzzleWriter;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A puzzle after options were added to its givens or removed from them.
 *
 * @param text the text of the model that gives just these options; empty if the model cannot write it, and the text
 *     remains
 * @param pins the options that are given in addition to the text, ascending
 */
public record Change(Optional<String> text, List<Integer> pins) {

    /**
     * Computes the puzzle after a change.
     *
     * @param take options to give
     * @param leave given options to remove
     * @param instead given options to remove if they clash with an option in {@code take}
     * @throws Refused if an option to give clashes with a given option, or an option to remove is in a text that
     *     the model cannot write
     */
    public static <P, O> Change of(
            OpenPuzzle<P, O> puzzle, Collection<Integer> take, Collection<Integer> leave, Collection<Integer> instead) {
        Cover<O> cover = puzzle.cover();
        SortedSet<Integer> givens = new TreeSet<>();
        for (int given : puzzle.givens().givenOptions()) {
            givens.add(given);
        }
        SortedSet<Integer> gone = new TreeSet<>(leave);
        instead.stream()
                .filter(old -> take.stream()
                        .anyMatch(taken -> taken.intValue() != old && clash(cover, taken, List.of(old)) >= 0))
                .forEach(gone::add);
        gone.retainAll(givens);
        givens.removeAll(gone);
        for (int taken : take) {
            givens.remove(taken);
            int item = clash(cover, taken, givens);
            if (item >= 0) {
                throw new Refused(Refused.NOT_UNDERSTOOD, sentence(cover, taken, givens, item));
            }
            givens.add(taken);
        }
        Optional<String> text = written(puzzle, givens);
        if (text.isPresent()) {
            return new Change(text, List.of());
        }
        SortedSet<Integer> pins = new TreeSet<>(puzzle.pins());
        for (int left : gone) {
            if (!pins.remove(left)) {
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        cover.label(left) + " is given in the text, which the model "
                                + puzzle.model().id() + " cannot write; change it there");
            }
        }
        pins.addAll(take);
        pins.removeIf(pin -> !givens.contains(pin));
        return new Change(Optional.empty(), List.copyOf(pins));
    }

    private static <P, O> Optional<String> written(OpenPuzzle<P, O> puzzle, SortedSet<Integer> givens) {
        if (!puzzle.canBeWritten()) {
            return Optional.empty();
        }
        try {
            return PuzzleWriter.of(puzzle.model(), puzzle.puzzle(), puzzle.cover(), puzzle.settings())
                    .flatMap(writer -> writer.textOf(OpenPuzzle.numbers(givens)));
        } catch (ModelException e) { // its texts cannot express these givens
            return Optional.empty();
        }
    }

    /**
     * Returns the first item that an option cannot cover in addition to the others; -1 if it can cover all its items.
     */
    private static int clash(Cover<?> cover, int option, Collection<Integer> others) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            int capacity = cover.isPrimary(item) ? cover.atMost(item) : 1;
            for (int other : others) {
                int held = nodeOf(cover, other, item);
                if (held >= 0 && excludes(cover, item, node, held) && --capacity <= 0) {
                    return item;
                }
            }
        }
        return -1;
    }

    private static boolean excludes(Cover<?> cover, int item, int node, int other) {
        return cover.isPrimary(item) || cover.color(node) < 0 || cover.color(node) != cover.color(other);
    }

    private static int nodeOf(Cover<?> cover, int option, int item) {
        return cover.data()
                .nodes(option)
                .filter(node -> cover.item(node) == item)
                .findFirst()
                .orElse(-1);
    }

    private static String sentence(Cover<?> cover, int taken, Collection<Integer> givens, int item) {
        int node = nodeOf(cover, taken, item);
        int other = givens.stream()
                .filter(given -> {
                    int held = nodeOf(cover, given, item);
                    return held >= 0 && excludes(cover, item, node, held);
                })
                .findFirst()
                .orElseThrow();
        return cover.label(taken) + " clashes with " + cover.label(other) + ", which is given: both hold the item \""
                + cover.itemName(item) + '"';
    }
}
