package dlx.modelers.knuth;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.modelers.incidence.ItemNames;
import java.util.List;

/** Exact covers in the text format that Knuth's programs DLX1, DLX2 and their kin read. */
public final class KnuthModel implements ExactCoverModel<NamedCover, KnuthModel.KnuthOption> {

    /**
     * An option of the text.
     *
     * @param number counts from 1; options without a primary item are not counted
     * @param items the names of its items, in the order of the text, with one blank between
     */
    public record KnuthOption(int number, String items) {

        @Override
        public String toString() {
            return items;
        }
    }

    /** Made by the service loader. */
    public KnuthModel() {}

    @Override
    public String id() {
        return "knuth";
    }

    @Override
    public int spiVersion() {
        return SPI_VERSION;
    }

    @Override
    public String title() {
        return "exact cover in the format of Knuth's DLX programs";
    }

    @Override
    public String grammar() {
        return """
                The first line names the items, each further line is an option:

                    ITEM ... [ | ITEM ... ]
                    ITEM ...

                Items before the | are primary: exactly one chosen option holds each of them. Those
                behind it are secondary: at most one chosen option does. A name is any run of
                characters without blanks, : and |, of any length. An option holds no item twice;
                one without a primary item is ignored. Blank lines and lines that start with | are
                skipped; # has no meaning. A text holds one problem.

                Bounds (2:3|ITEM), colors (ITEM:c) and costs (|5) are read, and refused: they are
                not solved yet.

                Answer: the lines of the chosen options.
                """;
    }

    @Override
    public String example() {
        return """
                | one solution: the options 1, 4 and 5
                A B C D E F G
                C E F
                A D G
                B C F
                A D
                B G
                D E G
                """;
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        while (text.look().filter(KnuthModel::isSkipped).isPresent()) {
            text.next("a line");
        }
        return text.look().isPresent();
    }

    private static boolean isSkipped(Line line) {
        return line.isBlank() || line.startsWith('|');
    }

    @Override
    public NamedCover parse(PuzzleText text) {
        hasNext(text);
        ItemNames items = ItemLine.read(text.next("the names of the items"));
        OptionLines options = new OptionLines(items);
        while (hasNext(text)) {
            options.read(text.next("an option"), text);
        }
        return new NamedCover(items, options.build());
    }

    @Override
    public void describe(NamedCover puzzle, CoverBuilder<KnuthOption> cover) {
        var items = puzzle.items().declareIn(cover);
        puzzle.options().addTo(cover, items, k -> new KnuthOption(k + 1, puzzle.line(k)));
    }

    @Override
    public String render(NamedCover puzzle, List<KnuthOption> solution) {
        StringBuilder text = new StringBuilder();
        solution.forEach(option -> text.append(option.items()).append('\n'));
        return text.toString();
    }
}
