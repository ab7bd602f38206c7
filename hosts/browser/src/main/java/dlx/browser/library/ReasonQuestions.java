package dlx.browser.library;

import dlx.api.ModelException;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Rating;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.generate.PuzzleWriter;
import dlx.core.picture.StepPictures;
import dlx.core.picture.WeightsPicture;
import dlx.core.search.StopReason;
import dlx.core.weights.Weights;
import dlx.web.wire.JsonMembers;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Questions whose answers are reasons: why there is no solution, what the next step is, what is still possible. */
final class ReasonQuestions<P, O> {

    private final ReadPuzzle<P, O> puzzle;
    /** So many minimal puzzles are looked for. */
    private static final int MINIMAL = 1000;

    private final Asked asked;
    private final Consumer<String> lines;
    private final Solver<O> solver;

    ReasonQuestions(ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.asked = asked;
        this.lines = lines;
        this.solver = puzzle.solver(asked);
    }

    void answer(String question) {
        if (solver.isStopped()) {
            lines.accept(
                    JsonMembers.object(json -> json.put("type", "undescribed").put("stopped", StopReason.TIME.name())));
            return;
        }
        switch (question) {
            case "explain" -> {
                if (asked.flag("minimal")) {
                    revise();
                } else {
                    explain();
                }
            }
            case "path" -> path();
            default -> alive();
        }
    }

    private Sentences words() {
        return Sentences.of(
                        solver.cover(), solver.givens(), step -> puzzle.model().techniqueName(puzzle.puzzle(), step))
                .showing(Names::cut);
    }

    private void explain() {
        Explanation explanation = solver.ask(Question.explanation()).explanation();
        Sentences words = asked.flag("full") ? words().full() : words();
        if (asked.flag("parts")) {
            lines.accept(JsonMembers.object(json -> {
                json.put("type", "explanation");
                new ReasonJson(solver.cover()).explanation(json, explanation, words.lines(explanation));
            }));
            return;
        }
        lines.accept(JsonMembers.object(json -> {
            json.put("type", "explanation");
            json.put("verdict", verdict(explanation));
            json.put("stopped", explanation.stopped().name());
            json.texts("words", words.lines(explanation));
            json.put("cut", words.isCut(explanation));
            if (explanation instanceof Explanation.NoSolution none) {
                noSolution(json, none);
            } else if (explanation instanceof Explanation.Several several) {
                json.numbers("onlyFirst", PuzzleJson.numbers(several.onlyInFirst()));
                json.numbers("onlySecond", PuzzleJson.numbers(several.onlyInSecond()));
                json.numbers("extraGivens", PuzzleJson.numbers(several.extraGivens()));
            } else if (explanation instanceof Explanation.Unique unique) {
                json.numbers("solution", PuzzleJson.numbers(unique.solution()));
                rating(json, unique.path().rating());
            }
        }));
    }

    private void revise() {
        Revision revision = solver.ask(Question.revision(MINIMAL)).revision();
        Sentences words = asked.flag("full") ? words().full() : words();
        Optional<List<Integer>> nearest = revision.nearest(solver.givens().taken());
        Optional<String> text = text(revision);
        lines.accept(JsonMembers.object(json -> {
            json.put("type", "revision");
            if (asked.flag("parts")) {
                new ReasonJson(solver.cover()).revision(json, revision, text, words.lines(revision));
                return;
            }
            json.put("verdict", ReasonJson.verdict(revision));
            json.put("stopped", revision.stopped().name());
            json.texts("words", words.lines(revision));
            json.put("cut", words.isCut(revision));
            json.numbers("nearest", PuzzleJson.numbers(nearest.orElse(List.of())));
            json.put("text", text);
            json.put(
                    "baked",
                    solver.givens().takenCount() == 0
                            && puzzle.model().shape(puzzle.puzzle()).isEmpty());
            if (asked.flag("picture")) {
                json.put("svg", nearest.flatMap(this::picture));
            }
        }));
    }

    /** The text of a puzzle; absent if the model writes none, or something is forbidden, which no text tells. */
    private Optional<String> text(Revision revision) {
        try {
            return PuzzleWriter.nearest(puzzle.model(), puzzle.puzzle(), solver, puzzle.settings(), revision);
        } catch (ModelException e) { // its texts cannot tell these givens
            return Optional.empty();
        }
    }

    private Optional<String> picture(List<Integer> givens) {
        return puzzle.model()
                .picture(
                        puzzle.model().shape(puzzle.puzzle()).orElse(puzzle.puzzle()),
                        Solution.of(givens.stream().map(solver.cover()::option).toList()))
                .map(Svg::toString);
    }

    private void noSolution(JsonMembers json, Explanation.NoSolution none) {
        List<Integer> items = none.clash() == Blocked.NONE ? none.demands() : List.of(none.clash());
        json.numbers("givens", PuzzleJson.numbers(none.givens()));
        json.texts("demands", items.stream().map(solver.cover()::itemName).toList());
        json.numbers("suspects", PuzzleJson.numbers(none.suspects()));
        if (asked.flag("picture")) {
            Optional<Weights> weights = none.weights().or(solver::impossible);
            json.put("proof", weights.map(Weights::name));
            json.put("svg", weights.flatMap(this::picture));
        } else {
            json.put("proof", none.weights().map(Weights::name));
        }
    }

    private Optional<String> picture(Weights weights) {
        return WeightsPicture.of(puzzle.model(), puzzle.puzzle(), solver.cover())
                .draw(weights, Names::cut)
                .map(Svg::toString);
    }

    private static String verdict(Explanation explanation) {
        if (explanation instanceof Explanation.NoSolution) {
            return "none";
        }
        if (explanation instanceof Explanation.Several) {
            return "multiple";
        }
        return explanation instanceof Explanation.Unique ? "unique" : "unknown";
    }

    private void path() {
        int most = (int) Math.min(asked.number("steps", Integer.MAX_VALUE), Integer.MAX_VALUE);
        Sentences words = words();
        SolvingPath path = solver.ask(Question.path(most)).path();
        boolean more = path.steps().size() == most; // then the end is only that of the steps asked for
        if (asked.flag("parts")) {
            parts(path, words, more);
            return;
        }
        Set<Integer> taken = new TreeSet<>();
        for (int option : solver.givens().taken()) {
            taken.add(option);
        }
        Optional<StepPictures<P, O>> pictures = asked.flag("pictures")
                ? Optional.of(StepPictures.of(puzzle.model(), puzzle.puzzle(), solver))
                : Optional.empty();
        lines.accept(JsonMembers.object(json -> {
            json.put("type", "path");
            json.objects("steps", path.steps(), (to, step) -> step(to, step, words, taken, pictures));
            json.put("more", more);
            json.put("verdict", verdict(path.end()));
            json.put("stopped", path.stopped().name());
            json.put("words", words.end(path));
            rating(json, path.rating());
            json.put("exact", isExact(path));
        }));
    }

    /** Whether it is known that no way is easier. */
    static boolean isExact(SolvingPath path) {
        return path.steps().stream()
                .filter(step -> step.rating().equals(path.rating()))
                .allMatch(Deduction::exact);
    }

    /** The steps with all their parts, a line each; and how the way ends. */
    private void parts(SolvingPath path, Sentences words, boolean more) {
        ReasonJson reasons = new ReasonJson(solver.cover());
        int number = 0;
        for (Deduction step : path.steps()) {
            int k = ++number;
            lines.accept(JsonMembers.object(json -> {
                json.put("type", "step");
                reasons.step(json, k, step, words);
            }));
        }
        lines.accept(JsonMembers.object(json -> {
            json.put("type", "path");
            json.put("more", more);
            json.put("verdict", verdict(path.end()));
            json.put("words", words.end(path));
            json.object("rating", to -> {
                to.put("verdict", verdict(path.end()));
                reasons.way(to, path);
                to.put("stopped", path.stopped().name());
            });
        }));
    }

    private void step(
            JsonMembers json,
            Deduction step,
            Sentences words,
            Set<Integer> taken,
            Optional<StepPictures<P, O>> pictures) {
        json.put("kind", step.kind().name().toLowerCase(Locale.ROOT));
        json.put("option", step.option() + 1L);
        json.put("label", solver.cover().label(step.option()));
        if (!step.also().isEmpty()) {
            new ReasonJson(solver.cover()).options(json, "also", step.also());
        }
        words.technique(step).ifPresent(name -> json.put("technique", name));
        rating(json, step.rating());
        json.put("exact", step.exact());
        json.texts(
                "demands", step.demands().stream().map(solver.cover()::itemName).toList());
        json.put("brief", words.brief(step));
        json.put("sentence", words.sentence(step));
        json.texts("words", words.lines(step));
        if (pictures.isPresent()) {
            json.put("svg", pictures.get().draw(step, taken, words).map(Svg::toString));
        }
        if (step.kind() == Deduction.Kind.FORCED) {
            taken.addAll(step.options());
        }
    }

    private static void rating(JsonMembers json, Rating rating) {
        rating(json, rating, "levelName");
    }

    /** The parts of a rating, of which the name has another name for each who asks. */
    static void rating(JsonMembers json, Rating rating, String nameOfLevel) {
        json.put("level", rating.level());
        json.put(nameOfLevel, rating.name());
        json.put("nodes", rating.nodes());
        json.put("effort", rating.effort());
    }

    private static String verdict(SolvingPath.End end) {
        return switch (end) {
            case SOLVED -> "unique";
            case SEVERAL -> "multiple";
            case NONE -> "none";
            case STOPPED -> "unknown";
        };
    }

    private void alive() {
        PossibleOptions alive = WhatIf.of(solver).alive();
        List<Integer> options = alive.alive().stream().boxed().toList();
        if (asked.flag("parts")) {
            ReasonJson reasons = new ReasonJson(solver.cover());
            lines.accept(JsonMembers.object(json -> {
                json.put("type", "alive");
                reasons.options(json, "alive", options);
                reasons.options(
                        json, "unknown", alive.unknown().stream().boxed().toList());
                json.put("stopped", alive.stopped().name());
            }));
            return;
        }
        lines.accept(JsonMembers.object(json -> {
            json.put("type", "alive");
            json.numbers("options", PuzzleJson.numbers(options));
            json.texts("labels", options.stream().map(solver.cover()::label).toList());
            json.put("unknown", alive.unknown().cardinality());
            json.put("stopped", alive.stopped().name());
        }));
    }
}
