package dlx.rules;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGivens;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasTopic;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.rules.rule.Choice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * The model whose text states the rules and a puzzle of them, as a file of rules with its example: for hosts where both
 * are edited together.
 */
final class OwnPuzzleModel
        implements HasGivens<OwnPuzzleModel.Own, Choice>, HasPictures<OwnPuzzleModel.Own, Choice>, HasGoal, HasTopic {

    /**
     * Rules and a puzzle.
     *
     * @param text the rules, to the line {@code example}
     * @param model the model of the rules
     * @param puzzle the puzzle
     */
    record Own(String text, RulesModel model, RulesPuzzle puzzle) {

        Own with(RulesPuzzle other) {
            return new Own(text, model, other);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Own that && text.equals(that.text) && puzzle.equals(that.puzzle);
        }

        @Override
        public int hashCode() {
            return text.hashCode() + 31 * puzzle.hashCode();
        }
    }

    @Override
    public String id() {
        return "rules";
    }

    @Override
    public String title() {
        return "a puzzle of your own, stated by rules";
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
    public String grammar() {
        return "Rules as the guide \"Your own puzzle, as a text\" explains them, then a line with the word example, then the"
                + "\ntext of one puzzle.\n";
    }

    @Override
    public String example() {
        return """
                puzzle "Rooks with holes"
                text g: grid of '.', '#', 'R'  "'#' is a hole, 'R' a rook that is there already"

                item row(r)     "row {r}"     for r in rows g
                item column(c)  "column {c}"  for c in columns g

                option rook(r, c)  "a rook in row {r}, column {c}"  for r, c in g if g[r, c] != '#'
                  uses row(r), column(c)
                  draws 'R' at r, c

                given rook(r, c)  for r, c in g if g[r, c] = 'R'

                example
                .#..
                ..#.
                R...
                ....
                """;
    }

    @Override
    public Own parse(PuzzleText text) {
        List<Line> rules = new ArrayList<>();
        StringBuilder head = new StringBuilder();
        boolean isExample = false;
        while (!isExample) {
            Line line = text.next(rules.isEmpty() ? "rules" : "a line with the word example");
            head.append(line.text()).append('\n');
            isExample = line.text().strip().equals("example");
            if (!isExample) {
                rules.add(line);
            }
        }
        RulesModel model = PuzzleRules.model(id(), rules, "", PuzzleRules.COMBINATIONS);
        model.hasNext(text); // skips blank lines
        return new Own(head.toString(), model, model.parse(text));
    }

    @Override
    public void describe(Own own, CoverBuilder<Choice> cover) {
        own.model.describe(own.puzzle, cover);
    }

    @Override
    public Optional<Own> shape(Own own) {
        return own.model.shape(own.puzzle).map(own::with);
    }

    @Override
    public Collection<Choice> pins(Own own) {
        return own.model.pins(own.puzzle);
    }

    @Override
    public Optional<String> write(Own shape, List<Choice> givens) {
        return shape.model.write(shape.puzzle, givens).map(board -> shape.text + board);
    }

    @Override
    public String render(Own own, Solution<Choice> solution) {
        return own.model.render(own.puzzle, solution);
    }

    @Override
    public Svg picture(Own own, Solution<Choice> solution) {
        return own.model.picture(own.puzzle, solution);
    }

    @Override
    public List<Area> areas(Own own, Choice option) {
        return own.model.areas(own.puzzle, option);
    }
}
