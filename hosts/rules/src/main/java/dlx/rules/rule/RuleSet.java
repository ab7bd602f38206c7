package dlx.rules.rule;

import dlx.api.PuzzleText;
import dlx.rules.expression.Bindings;
import dlx.rules.value.TextGrid;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The statements of a text of rules, in their order.
 *
 * @param title the title
 * @param slots number of slots of its bindings
 * @param openings the texts and definitions
 * @param items the items
 * @param options the options
 * @param givens the givens
 * @param onlyGiven slots that only givens depend on
 */
public record RuleSet(
        String title,
        int slots,
        List<Opening> openings,
        List<ItemRule> items,
        List<OptionRule> options,
        List<GivenRule> givens,
        Set<Integer> onlyGiven) {

    /** Returns the grids of the text. */
    public List<GridText> grids() {
        return openings.stream()
                .filter(GridText.class::isInstance)
                .map(GridText.class::cast)
                .toList();
    }

    /** Returns the grids whose cells only givens depend on. */
    public List<GridText> blanks() {
        return grids().stream().filter(grid -> onlyGiven.contains(grid.slot())).toList();
    }

    /** Reads the text of a puzzle. */
    public Bindings read(PuzzleText text) {
        Bindings frame = Bindings.of(slots);
        for (Opening opening : openings) {
            skipBlank(text);
            opening.read(text, frame);
        }
        return frame;
    }

    /** Skips blank lines, and comments: a number sign and a blank. Other lines with a number sign are rows. */
    public static boolean skipBlank(PuzzleText text) {
        text.skipWhile(line -> line.isBlank() || (line.text() + ' ').startsWith("# "));
        return text.look().isPresent();
    }

    /** Returns a text that {@link #read} reads, made of parts that a function writes. */
    public String write(Function<Opening, String> writer) {
        return openings.stream().map(writer).filter(part -> !part.isEmpty()).collect(Collectors.joining("\n"));
    }

    /** Returns a frame with the texts of another, but without the givens: the cells that only they depend on are empty. */
    public Bindings blanked(Bindings texts) {
        Bindings frame = texts.with(List.of(), List.of());
        blanks().forEach(grid -> frame.set(grid.slot(), ((TextGrid) texts.get(grid.slot())).blank()));
        return frame;
    }
}
