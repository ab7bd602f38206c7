package dlx.core.messages;

import dlx.api.Cover;
import dlx.api.ModelException;
import dlx.api.PuzzleText;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Finds options by their labels. */
public final class Labels {

    private Labels() {}

    /**
     * Returns the numbers of the options that have these labels.
     *
     * @throws ModelException if no option or several options have one of the labels
     */
    public static int[] numbers(Cover<?> cover, String... labels) {
        List<String> wanted = Arrays.stream(labels)
                .map(label -> Objects.requireNonNull(label, "labels"))
                .toList();
        int[] numbers = IntStream.range(0, cover.optionCount())
                .filter(option -> wanted.contains(cover.label(option)))
                .toArray();
        return wanted.stream().mapToInt(label -> number(cover, label, numbers)).toArray();
    }

    private static int number(Cover<?> cover, String label, int... candidates) {
        int[] found = IntStream.of(candidates)
                .filter(option -> cover.label(option).equals(label))
                .toArray();
        if (found.length == 0) {
            List<String> all = IntStream.range(0, cover.optionCount())
                    .mapToObj(cover::label)
                    .toList();
            throw new ModelException("no option has the label " + PuzzleText.quoted(label)
                    + Suggestion.find(label, all)
                            .map(near -> "; did you mean " + PuzzleText.quoted(near) + "?")
                            .orElse("; expected the label of an option of the cover"));
        }
        if (found.length > 1) {
            throw new ModelException(found.length + " options have the label " + PuzzleText.quoted(label)
                    + "; expected a label that one option has");
        }
        return found[0];
    }
}
