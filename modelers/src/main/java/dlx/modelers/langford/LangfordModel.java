package dlx.modelers.langford;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.HasGivens;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.Items;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.api.Word;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.words.WordReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Model of Langford's problem: places the numbers 1 to n, each twice, in a row so that exactly d numbers lie between
 * the two copies of d.
 *
 * <p>An option is a number in two slots that fit it. Each number is placed once, each slot is filled once. A row and
 * its mirror image are two solutions.
 *
 * @since 0.1
 */
public final class LangfordModel extends BundledModel<Row, LangfordModel.Pair>
        implements HasPictures<Row, LangfordModel.Pair>,
                HasGivens<Row, LangfordModel.Pair>,
                HasRecovery,
                HasReadableSolutions {

    private static final int GREATEST = 512;

    /**
     * The option "the number is in this slot and again {@code number + 1} slots to the right".
     *
     * @param number the number, from 1
     * @param slot the left slot of the two, from 1
     */
    public record Pair(int number, int slot) {

        /** Returns the right slot of the two, from 1. */
        int right() {
            return slot + number + 1;
        }

        @Override
        public String toString() {
            return number + " at " + slot + " and " + right();
        }
    }

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public LangfordModel() {
        super("langford", Topic.GRAPHS, "Langford pairs: d numbers between the two d", "7\n");
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a line: the number n of pairs, from 1 to 512; or a row of 2n slots with blanks between. A
                slot is the number that is there already, or '.' if it is free. Solutions are such rows. There are
                solutions only if n or n + 1 is a multiple of 4. Lines that start with '#' are comments.
                """;
    }

    @Override
    public Row parse(PuzzleText text) {
        Line line = text.nextFilled("a number of pairs, or a row of numbers and '.'");
        WordReader words = new WordReader(line);
        Word first = words.next("a number of pairs");
        Row row = words.hasNext() ? row(first, words) : Row.free(first.toInt("a number of pairs", 1, GREATEST));
        if (row.pairs() % 4 == 1 || row.pairs() % 4 == 2) {
            text.warn(line, row.pairs() + " pairs have no solution; n or n + 1 has to be a multiple of 4");
        }
        return row;
    }

    /** Returns true at once: a puzzle is one line, and the rejected line has been read. */
    @Override
    public boolean resume(PuzzleText text) {
        return true;
    }

    @Override
    public void describe(Row given, CoverBuilder<Pair> cover) {
        Row row = shape(given).orElse(given);
        int n = row.pairs();
        Items numbers = cover.items("number", 1, n);
        Items slots = cover.items("slot", 1, 2 * n);
        for (int number = 1; number <= n; number++) {
            for (int slot = 1; slot + number + 1 <= 2 * n; slot++) {
                Pair pair = new Pair(number, slot);
                if (row.allows(number, slot) && row.allows(number, pair.right())) {
                    cover.option(pair, numbers.at(number), slots.at(slot), slots.at(pair.right()));
                }
            }
        }
    }

    @Override
    public String render(Row row, Solution<Pair> solution) {
        String[] words = new String[2 * row.pairs()];
        Arrays.fill(words, ".");
        for (Pair pair : solution.options()) {
            words[pair.slot() - 1] = words[pair.right() - 1] = Integer.toString(pair.number());
        }
        return String.join(" ", words) + "\n";
    }

    @Override
    public Svg picture(Row row, Solution<Pair> solution) {
        return RowPicture.draw(row, solution.options());
    }

    @Override
    public List<Area> areas(Row row, Pair pair) {
        return List.of(RowPicture.slot(row, pair.slot()), RowPicture.slot(row, pair.right()));
    }

    /**
     * Returns the free row if each given number determines its pair. The result is empty if a number can be the left
     * or the right number of a pair.
     */
    @Override
    public Optional<Row> shape(Row row) {
        return row.givenPairs().map(pairs -> pairs.isEmpty() ? row : Row.free(row.pairs()));
    }

    @Override
    public Collection<Pair> pins(Row row) {
        return row.givenPairs().orElse(List.of());
    }

    @Override
    public Optional<String> write(Row shape, List<Pair> givens) {
        return shape(shape).map(free -> render(free, Solution.of(givens)));
    }

    private static Row row(Word first, WordReader others) {
        List<Word> slots = new ArrayList<>(List.of(first));
        while (others.hasNext()) {
            Word slot = others.next("a slot");
            if (slots.size() == 2 * GREATEST) {
                throw slot.wrong("is one too many", "at most " + 2 * GREATEST + " slots");
            }
            slots.add(slot);
        }
        if (slots.size() % 2 != 0) {
            Word last = slots.get(slots.size() - 1);
            throw last.wrong("ends a row of " + slots.size() + " slots", "two slots for each number");
        }
        int n = slots.size() / 2;
        return new Row(slots.stream()
                .map(slot -> WordReader.numberOrDot(slot, "a slot of " + n + " pairs", n))
                .toList());
    }
}
