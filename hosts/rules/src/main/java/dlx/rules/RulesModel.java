package dlx.rules;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasSeparators;
import dlx.api.HasTopic;
import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.rules.expression.Bindings;
import dlx.rules.expression.Budget;
import dlx.rules.rule.Choice;
import dlx.rules.rule.Opening;
import dlx.rules.rule.RuleSet;
import dlx.rules.rule.Stated;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A model whose items, options and givens are stated by rules. */
final class RulesModel
        implements HasGivens<RulesPuzzle, Choice>, HasPictures<RulesPuzzle, Choice>, HasGoal, HasSeparators, HasTopic {

    private final String id;
    private final RuleSet rules;
    private final String example;
    private final int limit;

    RulesModel(String id, RuleSet rules, String example, int limit) {
        this.id = id;
        this.rules = rules;
        this.example = example;
        this.limit = limit;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return rules.title().isBlank() ? id : rules.title().strip();
    }

    @Override
    public String topic() {
        return "Own rules";
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public String example() {
        return example;
    }

    @Override
    public String grammar() {
        String parts = rules.openings().stream()
                .map(Opening::grammar)
                .filter(line -> !line.isEmpty())
                .map(line -> "  " + line + '\n')
                .collect(Collectors.joining());
        return parts.isEmpty()
                ? "A puzzle is one line, whatever it says: the rules do not read a text.\n"
                : "A puzzle has these parts, in this order, with blank lines between:\n\n" + parts
                        + "\nLines that start with '#' and a blank are comments.\n";
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return RuleSet.skipBlank(text);
    }

    /** Reads a puzzle. An error of the rules with this text has the place of the puzzle and the place in the rules. */
    @Override
    public RulesPuzzle parse(PuzzleText text) {
        Line first = text.look().orElseThrow(() -> text.endOfText("a puzzle"));
        try {
            Bindings texts = rules.read(text);
            Bindings blank = rules.blanked(texts);
            Stated stated = new Stated(rules, blank, new Budget(limit));
            Set<Choice> givens = stated.givens(rules.givens(), texts, new Budget(limit));
            return new RulesPuzzle(rules.write(part -> part.write(blank)), texts, blank, stated, givens);
        } catch (PuzzleSyntaxException e) {
            if (e.source().equals(first.source())) {
                throw e;
            }
            PuzzleSyntaxException both = first.error(1, "the rules do not allow this puzzle: " + e.getMessage());
            both.initCause(e);
            throw both;
        }
    }

    @Override
    public void describe(RulesPuzzle puzzle, CoverBuilder<Choice> cover) {
        puzzle.stated().describe(cover);
    }

    /** Returns the puzzle without its givens. A puzzle whose options depend on the cells of its givens keeps these. */
    @Override
    public Optional<RulesPuzzle> shape(RulesPuzzle puzzle) {
        return Optional.of(puzzle.shape(Set.of()));
    }

    @Override
    public Collection<Choice> pins(RulesPuzzle puzzle) {
        return puzzle.givens();
    }

    /** Writes the texts, with the givens as they are drawn. Empty if the drawing does not read as these givens. */
    @Override
    public Optional<String> write(RulesPuzzle shape, List<Choice> givens) {
        if (rules.blanks().size() != 1) {
            return Optional.empty();
        }
        String text = rules.write(
                part -> part == rules.blanks().get(0) ? drawing(shape, givens).text() : part.write(shape.blank()));
        try {
            RulesPuzzle read = parse(PuzzleText.of(text));
            return Optional.of(text)
                    .filter(written -> read.values().equals(shape.values())
                            && read.givens().equals(Set.copyOf(givens)));
        } catch (PuzzleSyntaxException e) {
            return Optional.empty();
        }
    }

    @Override
    public String render(RulesPuzzle puzzle, Solution<Choice> solution) {
        return drawing(puzzle, solution.options()).text();
    }

    @Override
    public Svg picture(RulesPuzzle puzzle, Solution<Choice> solution) {
        return drawing(puzzle, solution.options()).picture();
    }

    @Override
    public List<Area> areas(RulesPuzzle puzzle, Choice option) {
        return drawing(puzzle, List.of()).areas(option.marks(new Budget(limit)));
    }

    private DrawnBoard drawing(RulesPuzzle puzzle, List<Choice> options) {
        return DrawnBoard.of(rules, puzzle, options, new Budget(limit));
    }
}
