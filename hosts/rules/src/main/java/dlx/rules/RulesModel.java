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
import dlx.rules.parse.RuleParser;
import dlx.rules.rule.Choice;
import dlx.rules.rule.Choice.Mark;
import dlx.rules.rule.RuleSet;
import dlx.rules.rule.Stated;
import dlx.rules.rule.TextRule;
import dlx.rules.value.TextGrid;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A model whose items, options and givens are stated by rules.
 *
 * @param id the id
 * @param title the title
 * @param example the text of a puzzle; may be empty
 * @param rules the rules; empty if each text begins with them
 * @param limit maximum number of combinations of variables
 */
record RulesModel(String id, String title, String example, Optional<RuleSet> rules, int limit)
        implements HasGivens<RulesPuzzle, Choice>, HasPictures<RulesPuzzle, Choice>, HasGoal, HasSeparators, HasTopic {

    @Override
    public String topic() {
        return "Own rules";
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public String grammar() {
        return rules.map(this::grammar).orElseGet(PuzzleRules::language);
    }

    private String grammar(RuleSet known) {
        String parts =
                known.texts().stream().map(part -> "  " + part.grammar() + '\n').collect(Collectors.joining());
        String text = parts.isEmpty()
                ? "A puzzle is one line, whatever it says: the rules do not read a text.\n"
                : "A puzzle has these parts, in this order, with blank lines between:\n\n" + parts
                        + "\nLines that start with '#' and a blank are comments.\n";
        return text
                + known.hindrance()
                        .map(reason -> "\nThere are no fresh puzzles: " + reason + ".\n")
                        .orElse("");
    }

    @Override
    public boolean hasNext(PuzzleText text) {
        return rules.map(known -> known.hasNext(text)).orElseGet(text::skipBlank);
    }

    /** Reads a puzzle. An error of the rules with this text has the place of the puzzle and the place in the rules. */
    @Override
    public RulesPuzzle parse(PuzzleText text) {
        RuleSet known = rules.orElseGet(() -> RuleParser.read(() -> text.look().map(line -> text.next("rules")), true));
        known.hasNext(text);
        Line first = text.look().orElseThrow(() -> text.endOfText("a puzzle"));
        Budget budget = new Budget(limit);
        try {
            Bindings texts = known.read(text, budget);
            Bindings blank = known.filled(texts, TextGrid.EMPTY);
            Stated stated = new Stated(known, blank);
            Set<Choice> givens = stated.givens(known.givens(), texts, false);
            return new RulesPuzzle(known, known.write(part -> part.write(blank)), texts, blank, stated, givens);
        } catch (PuzzleSyntaxException e) {
            if (e.source().equals(first.source())) {
                throw e;
            }
            String problem = "the rules do not allow this puzzle: " + e.getMessage();
            PuzzleSyntaxException both = budget.read()
                    .map(cell -> cell.line().error(cell.column(), problem))
                    .orElseGet(() -> first.error(1, problem));
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
        return Optional.of(puzzle.shape());
    }

    @Override
    public Collection<Choice> pins(RulesPuzzle puzzle) {
        return puzzle.givens();
    }

    /**
     * Writes the texts, with the givens as they are drawn, or else with the marks of {@code given} that fix them. Empty
     * if neither text is read as these givens.
     */
    @Override
    public Optional<String> write(RulesPuzzle shape, List<Choice> givens) {
        if (shape.rules().blanks().size() != 1) {
            return Optional.empty();
        }
        return written(shape, givens, Map.of()).or(() -> written(shape, givens, shape.fixing(new Budget(limit))));
    }

    private Optional<String> written(RulesPuzzle shape, List<Choice> givens, Map<Choice, String> fixing) {
        TextRule board = shape.rules().blanks().get(0);
        DrawnBoard drawn = DrawnBoard.of(
                shape,
                givens,
                choice -> marks(choice).stream()
                        .map(mark -> new Mark(fixing.getOrDefault(choice, mark.text()), mark.row(), mark.column()))
                        .toList());
        String text = shape.rules().write(part -> part == board ? drawn.text() : part.write(shape.blank()));
        try {
            RulesPuzzle read = parse(PuzzleText.of(text));
            boolean isSame =
                    read.values().equals(shape.values()) && read.givens().equals(Set.copyOf(givens));
            return isSame ? Optional.of(text) : Optional.empty();
        } catch (PuzzleSyntaxException e) {
            return Optional.empty();
        }
    }

    private List<Mark> marks(Choice choice) {
        return choice.marks(new Budget(limit));
    }

    @Override
    public String render(RulesPuzzle puzzle, Solution<Choice> solution) {
        return DrawnBoard.of(puzzle, solution.options(), this::marks).text();
    }

    @Override
    public Svg picture(RulesPuzzle puzzle, Solution<Choice> solution) {
        return DrawnBoard.of(puzzle, solution.options(), this::marks).picture();
    }

    @Override
    public List<Area> areas(RulesPuzzle puzzle, Choice option) {
        return DrawnBoard.of(puzzle, List.of(), this::marks).areas(marks(option));
    }
}
