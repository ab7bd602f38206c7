package dlx.rules.rule;

import dlx.api.PuzzleText;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.value.TextGrid;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The statements of a text of rules, in their order.
 *
 * @param head lines before each text of a puzzle: the rules if the text has them, or nothing
 * @param title the title
 * @param slots number of slots of its bindings
 * @param texts the texts
 * @param openings set the values of texts and definitions
 * @param items the items
 * @param options the options
 * @param givens the givens
 * @param onlyGiven slots that only givens depend on
 */
public record RuleSet(
        String head,
        String title,
        int slots,
        List<TextRule> texts,
        List<BiConsumer<PuzzleText, Bindings>> openings,
        List<ItemRule> items,
        List<OptionRule> options,
        List<GivenRule> givens,
        Set<Integer> onlyGiven) {

    /** Returns the grids of the text. */
    public List<TextRule> grids() {
        return texts.stream().filter(TextRule::isGrid).toList();
    }

    /** Returns the grids whose cells only givens depend on. */
    public List<TextRule> blanks() {
        return grids().stream()
                .filter(grid -> onlyGiven.containsAll(grid.slots()))
                .toList();
    }

    /** Returns the reason why there are no fresh puzzles; empty if a text can be written with other givens. */
    public Optional<String> hindrance() {
        return givens.isEmpty()
                ? Optional.of("the rules do not have a 'given'")
                : Optional.of(givens.get(0).call().place().place() + ": the number of grids that only 'given' reads is "
                                + blanks().size() + "; expected 1")
                        .filter(reason -> blanks().size() != 1);
    }

    /** Moves to the next puzzle of a text; returns false at its end. */
    public boolean hasNext(PuzzleText text) {
        texts.stream().findFirst().ifPresentOrElse(first -> first.skipBlank(text), text::skipBlank);
        return text.look().isPresent();
    }

    /** Reads the text of a puzzle. */
    public Bindings read(PuzzleText text, Budget budget) {
        Bindings frame = new Bindings(new Object[slots], budget);
        if (texts.isEmpty()) {
            text.next("a line for the puzzle");
        }
        openings.forEach(opening -> opening.accept(text, frame));
        return frame;
    }

    /** Returns a text that {@link #read} reads, made of parts that a function writes. */
    public String write(Function<TextRule, String> writer) {
        return head
                + texts.stream()
                        .map(writer)
                        .map(part -> TextRule.isComment(part) ? ' ' + part : part)
                        .collect(Collectors.joining("\n"));
    }

    /** Returns a frame with the texts of another, but with a mark in all cells that only givens depend on. */
    public Bindings filled(Bindings values, String mark) {
        Bindings frame = values.copy();
        for (TextRule grid : blanks()) {
            TextGrid cells = (TextGrid) values.get(grid.slots().get(0));
            frame.set(grid.slots(), List.of(cells.with(mark)));
        }
        return frame;
    }
}
