package dlx.web.ask;

import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Refutation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.picture.StepPictures;
import dlx.web.play.OpenPuzzle;
import dlx.web.wire.ExplanationJson;
import dlx.web.wire.RevisionJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Answers questions with reasons: the next step, why a puzzle does not have exactly one solution, which givens are
 * unnecessary or missing, and the rating.
 */
final class Reasoning<P, O> {

    /** Maximum number of minimal puzzles that are computed; the reply lists fewer. */
    private static final int MINIMAL = 1000;

    private final OpenPuzzle<P, O> puzzle;
    private final PuzzleQuestion question;
    private final Consumer<String> lines;
    private final Solver<O> solver;
    private final Sentences words;

    Reasoning(OpenPuzzle<P, O> puzzle, PuzzleQuestion question, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.question = question;
        this.lines = lines;
        solver = question.limited(puzzle.solver());
        words = Sentences.of(
                puzzle.cover(), puzzle.givens(), step -> puzzle.model().techniqueName(puzzle.puzzle(), step));
    }

    void hint() {
        SolvingPath path = solver.ask(Question.path(question.wish().steps()));
        Set<Integer> taken = new TreeSet<>();
        IntStream.of(puzzle.givens().givenOptions()).forEach(taken::add);
        StepPictures<P, O> pictures = StepPictures.of(puzzle.model(), puzzle.puzzle(), solver);
        lines.accept(JsonMembers.answer("hint", json -> {
            json.objects("steps", path.steps(), (to, step) -> {
                step(to, step, pictures, taken);
                if (step.kind() == Deduction.Kind.FORCED) {
                    taken.addAll(step.options());
                }
            });
            json.put("end", path.end());
            json.put("words", words.end(path));
        }));
    }

    private void step(JsonMembers json, Deduction step, StepPictures<P, O> pictures, Set<Integer> taken) {
        json.put("kind", step.kind() == Deduction.Kind.FORCED ? "forced" : "impossible");
        json.put("option", step.option());
        json.put("label", puzzle.cover().label(step.option()));
        json.numbers("also", step.also());
        json.putIfPresent("technique", words.technique(step));
        json.put("level", step.rating().level());
        json.put("level_name", step.rating().name());
        json.put("nodes", step.rating().nodes());
        json.put("exact", step.exact());
        json.numbers("demands", step.demands());
        json.numbers(
                "blockers", step.blockers().stream().filter(taken::contains).toList());
        json.numbers("blocked", blocked(step.why()));
        json.texts("words", words.lines(step));
        json.put("svg", pictures.draw(step, taken, words).map(Object::toString));
        json.put("text", board(List.copyOf(taken)).text());
    }

    /** Returns the options that a contradiction rules out. */
    private static List<Integer> blocked(Refutation begin) {
        Set<Integer> blocked = new TreeSet<>();
        List<Refutation> open = new ArrayList<>(List.of(begin));
        while (!open.isEmpty()) {
            Refutation part = open.remove(open.size() - 1);
            part.why().forEach(one -> blocked.add(one.option()));
            if (part instanceof Refutation.Forced forced) {
                open.add(forced.then());
            } else if (part instanceof Refutation.Cases cases) {
                cases.cases().forEach(one -> open.add(one.then()));
            }
        }
        return List.copyOf(blocked);
    }

    void explain() {
        Explanation explanation = solver.ask(Question.explanation());
        lines.accept(JsonMembers.object(json -> ExplanationJson.write(json, puzzle, solver, explanation)));
    }

    void revise() {
        Revision revision = solver.ask(Question.revision(MINIMAL));
        lines.accept(JsonMembers.object(json -> RevisionJson.write(json, puzzle, words, revision)));
    }

    private OpenPuzzle.Board board(List<Integer> options) {
        return puzzle.board(options.stream().mapToInt(k -> k).toArray());
    }

    void rate() {
        SolvingPath path = solver.ask(Question.path());
        lines.accept(JsonMembers.answer("rating", json -> {
            json.put("verdict", ReasonJson.verdict(path.end()));
            json.put("level", path.rating().level());
            json.put("level_name", path.rating().name());
            json.put("nodes", path.rating().nodes());
            json.put("steps", path.steps().size());
            json.put("exact", ReasonJson.isExact(path));
            json.put("words", words.end(path));
        }));
    }
}
