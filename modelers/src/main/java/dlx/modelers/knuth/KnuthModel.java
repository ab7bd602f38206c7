package dlx.modelers.knuth;

import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasSeparators;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;

/**
 * A model of exact covers in the text format of Knuth's programs, DLX1 to DLX5 and related programs: with colors,
 * multiplicities and costs.
 */
public final class KnuthModel extends BundledModel<NamedCover, KnuthModel.KnuthOption>
        implements HasGoal, HasSeparators {

    /**
     * An option of the text.
     *
     * @param number the number of the option, from 1; options without a primary item are not counted
     * @param items the names of its items with their colors, in the order of the text, and its cost after a bar,
     *     with one blank between
     */
    public record KnuthOption(int number, String items) {

        @Override
        public String toString() {
            return items;
        }
    }

    private static final Setting.Flag STRICT =
            Setting.flag("strict", "reject names of more than 8 bytes and colors of more than one byte");

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public KnuthModel() {
        super("knuth", Topic.ANY_COVER, "exact cover in the format of Knuth's DLX programs", """
                | two solutions: the options 1 and 3, which cost 5, the best; 2 and 4, which cost 6
                A B 2:3|C | X
                A C X:red |3
                A C X:blue |1
                B C X:red |2
                B C X:blue |5
                A B C |1
                """, STRICT);
    }

    @Override
    public String grammar() {
        return """
                The first line names the items. Each further line is an option:

                    ITEM ... [ | ITEM ... ]
                    ITEM ...

                Items before the | are primary: exactly one chosen option holds each of them. Items after it are
                secondary: at most one chosen option holds each of them. A name is any run of characters except blanks,
                : and |. An option does not hold an item twice. An option without a primary item is ignored. Blank lines
                and lines that start with | are skipped; # is an ordinary character. A text holds one problem.

                Bounds: 2:3|ITEM in the first line is a primary item that two or three chosen options hold; 2|ITEM is an
                item that exactly two hold. An option is chosen at most once.

                Colors: ITEM:c in an option gives a secondary item the color c. Any number of chosen options may hold
                the item as long as all of them give it the same color. A color of one character may be any character; a
                longer color does not contain : or |.

                Costs: |5 in an option, after its first item, is a cost of 5; further costs of the option are added to
                it. "best" finds a solution of minimum cost. An option without a cost costs 0; if only some options have
                costs, "best" warns.

                Bounds, colors and costs may occur in one problem. Names and colors have any length; "strict=yes"
                rejects names longer than 8 bytes, colors longer than one byte, and bounds of more than 7 digits, as the
                original programs do.

                Answer: the lines of the chosen options. With bounds, a blank line follows them, because the end of a
                solution cannot be recognized: it may be the beginning of another solution.
                """;
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        text.skipWhile(KnuthModel::isSkipped);
        return text.look().isPresent();
    }

    private static boolean isSkipped(Line line) {
        return line.isBlank() || line.startsWith('|');
    }

    @Override
    public NamedCover parse(PuzzleText text) {
        hasNext(text);
        boolean strict = text.flag(STRICT).orElse(false);
        ItemLine first = new ItemLine(text.next("the names of the items"), strict);
        KnuthOptionLines options =
                new KnuthOptionLines(first.items(), !first.bounds().isEmpty(), strict);
        while (hasNext(text)) {
            options.read(text.next("an option"), text);
        }
        options.warnOfCosts(text);
        return new NamedCover(first.items(), first.bounds(), options.build(), options.colorNames());
    }

    @Override
    public void describe(NamedCover puzzle, CoverBuilder<KnuthOption> cover) {
        puzzle.describe(cover);
    }

    @Override
    public String render(NamedCover puzzle, Solution<KnuthOption> solution) {
        StringBuilder text = new StringBuilder();
        solution.options().forEach(option -> text.append(option.items()).append('\n'));
        return puzzle.bounds().isEmpty() ? text.toString() : text.append('\n').toString();
    }
}
