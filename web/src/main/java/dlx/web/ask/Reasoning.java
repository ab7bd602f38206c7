package dlx.web.ask;

import com.google.gson.stream.JsonWriter;
import dlx.core.Solver;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.Refutation;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.picture.StepPictures;
import dlx.web.play.OpenPuzzle;
import dlx.web.wire.Writing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Questions that are answered by reasons: the next step, why there is no solution or not one, how hard it is. */
final class Reasoning<P, O> {

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
        words = Sentences.of(puzzle.cover(), puzzle.givens());
    }

    void hint() {
        SolvingPath path = solver.path(question.wish().steps());
        Set<Integer> taken = new TreeSet<>();
        IntStream.of(puzzle.givens().taken()).forEach(taken::add);
        StepPictures<P, O> pictures = StepPictures.of(puzzle.model(), puzzle.puzzle(), solver);
        lines.accept(Writing.object(json -> {
            json.name("type").value("hint");
            json.name("steps").beginArray();
            for (Deduction step : path.steps()) {
                step(json, step, pictures, taken);
                if (step.kind() == Deduction.Kind.FORCED) {
                    taken.add(step.option());
                }
            }
            json.endArray();
            json.name("end").value(path.end().name());
            json.name("words").value(words.end(path));
        }));
    }

    private void step(JsonWriter json, Deduction step, StepPictures<P, O> pictures, Set<Integer> taken)
            throws IOException {
        json.beginObject();
        json.name("kind").value(step.kind() == Deduction.Kind.FORCED ? "forced" : "impossible");
        json.name("option").value(step.option());
        json.name("label").value(puzzle.cover().label(step.option()));
        json.name("level").value(step.rating().level());
        json.name("level_name").value(step.rating().name());
        json.name("nodes").value(step.rating().nodes());
        json.name("exact").value(step.exact());
        numbers(json, "demands", step.demands());
        numbers(
                json,
                "blockers",
                step.blockers().stream().filter(taken::contains).toList());
        numbers(json, "blocked", blocked(step.why()));
        Writing.texts(json, "words", words.lines(step));
        Writing.text(json, "svg", pictures.draw(step, taken, words).map(Object::toString));
        Writing.text(json, "text", board(List.copyOf(taken)).text());
        json.endObject();
    }

    /** The options that a contradiction rules out. */
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
        Explanation explanation = solver.explain();
        lines.accept(Writing.object(json -> {
            json.name("type").value("explanation");
            json.name("verdict").value(verdict(explanation));
            json.name("stopped").value(explanation.stopped().name());
            Writing.texts(json, "words", words.lines(explanation));
            if (explanation instanceof Explanation.NoSolution none) {
                numbers(json, "options", none.givens());
                numbers(json, "items", items(none));
                board(json, none.givens());
            } else if (explanation instanceof Explanation.Several several) {
                numbers(json, "options", several.extraGivens());
                numbers(json, "first", several.onlyInFirst());
                numbers(json, "second", several.onlyInSecond());
                board(json, several.extraGivens());
            }
        }));
    }

    private static List<Integer> items(Explanation.NoSolution none) {
        return none.clash() == Blocked.NONE ? none.demands() : List.of(none.clash());
    }

    private void board(JsonWriter json, List<Integer> options) throws IOException {
        Optional<OpenPuzzle.Board> board =
                Optional.of(options).filter(all -> !all.isEmpty()).map(this::board);
        Writing.text(json, "svg", board.flatMap(OpenPuzzle.Board::svg));
        Writing.text(json, "text", board.flatMap(OpenPuzzle.Board::text));
    }

    private OpenPuzzle.Board board(List<Integer> options) {
        return puzzle.board(options.stream().mapToInt(k -> k).toArray());
    }

    void rate() {
        SolvingPath path = solver.path();
        lines.accept(Writing.object(json -> {
            json.name("type").value("rating");
            json.name("verdict").value(verdict(path.end()));
            json.name("level").value(path.rating().level());
            json.name("level_name").value(path.rating().name());
            json.name("nodes").value(path.rating().nodes());
            json.name("steps").value(path.steps().size());
            json.name("exact")
                    .value(path.steps().stream()
                            .filter(step -> step.rating().equals(path.rating()))
                            .allMatch(Deduction::exact));
            json.name("words").value(words.end(path));
        }));
    }

    private static String verdict(Explanation explanation) {
        return explanation instanceof Explanation.NoSolution
                ? "none"
                : explanation instanceof Explanation.Several
                        ? "multiple"
                        : explanation instanceof Explanation.Unique ? "unique" : "unknown";
    }

    private static String verdict(SolvingPath.End end) {
        return switch (end) {
            case SOLVED -> "unique";
            case SEVERAL -> "multiple";
            case NONE -> "none";
            case STOPPED -> "unknown";
        };
    }

    private static void numbers(JsonWriter json, String name, List<Integer> numbers) throws IOException {
        Writing.numbers(json, name, numbers.stream().mapToInt(k -> k).toArray());
    }
}
