package dlx.library;

import dlx.api.Solution;
import dlx.api.Svg;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.NearestPuzzle;
import dlx.commands.console.Printable;
import dlx.commands.json.JsonMembers;
import dlx.commands.json.ReasonJson;
import dlx.core.Question;
import dlx.core.Solver;
import dlx.core.WhatIf;
import dlx.core.explain.Blocked;
import dlx.core.explain.Deduction;
import dlx.core.explain.Explanation;
import dlx.core.explain.PossibleOptions;
import dlx.core.explain.Refutation;
import dlx.core.explain.Revision;
import dlx.core.explain.Sentences;
import dlx.core.explain.SolvingPath;
import dlx.core.explain.Weights;
import dlx.core.picture.StepPictures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Answers questions with reasons: explanations of a puzzle without exactly one solution, the next steps, the options
 * that are still possible.
 */
final class ReasonQuestions<P, O> {

    private final ReadPuzzle<P, O> puzzle;
    /** Maximum number of minimal puzzles that are computed. */
    private static final int MINIMAL = 1000;

    /** The member of short answers with the name of a level. */
    private static final String LEVEL_NAME = "levelName";

    /** The flag of pages, which mark items and options and show the board of a reason. */
    private static final String BOARD = "board";

    private final Asked asked;
    private final Consumer<String> lines;
    private final Solver<O> solver;

    ReasonQuestions(ReadPuzzle<P, O> puzzle, Asked asked, Consumer<String> lines) {
        this.puzzle = puzzle;
        this.asked = asked;
        this.lines = lines;
        this.solver = puzzle.solver(asked);
    }

    /** Creates answers about a cover that states the clauses of the puzzle's constraint. */
    private ReasonQuestions(ReasonQuestions<P, O> questions) {
        puzzle = questions.puzzle;
        asked = questions.asked;
        lines = questions.lines;
        solver = questions.solver.stated();
    }

    void answer(String question) {
        if (solver.isStopped()) {
            lines.accept(PuzzleJson.undescribed());
            return;
        }
        switch (question) {
            case "explain" -> {
                if (asked.flag("minimal")) {
                    revise();
                } else {
                    new ReasonQuestions<>(this).explain();
                }
            }
            case "path" -> new ReasonQuestions<>(this).path();
            default -> alive();
        }
    }

    private Sentences words() {
        return Sentences.of(
                        solver.cover(), solver.givens(), step -> puzzle.model().techniqueName(puzzle.puzzle(), step))
                .showing(Printable::name);
    }

    private void explain() {
        Explanation explanation = solver.ask(Question.explanation());
        Sentences words = asked.flag("full") ? words().full() : words();
        lines.accept(JsonMembers.answer("explanation", json -> {
            json.put("verdict", ReasonJson.verdict(explanation));
            json.put("stopped", explanation.stopped());
            json.texts("words", words.lines(explanation));
            json.put("cut", words.isCut(explanation));
            if (explanation instanceof Explanation.NoSolution none) {
                noSolution(json, none);
            } else if (explanation instanceof Explanation.Several several) {
                json.options("onlyFirst", several.onlyInFirst());
                json.options("onlySecond", several.onlyInSecond());
                json.options("extraGivens", several.extraGivens());
                board(json, several.extraGivens(), Optional.empty());
            } else if (explanation instanceof Explanation.Unique unique) {
                json.options("solution", unique.solution());
                ReasonJson.rating(json, unique.path().rating(), LEVEL_NAME);
            }
        }));
    }

    private void revise() {
        Revision revision = solver.ask(Question.revision(MINIMAL));
        Sentences words = asked.flag("full") ? words().full() : words();
        NearestPuzzle<P, O> nearest = NearestPuzzle.of(puzzle.task(solver), puzzle.settings(), revision, why -> {});
        lines.accept(JsonMembers.answer("revision", json -> {
            json.put("verdict", ReasonJson.verdict(revision));
            json.put("stopped", revision.stopped());
            json.texts("words", words.lines(revision));
            json.put("cut", words.isCut(revision));
            json.options("nearest", nearest.givens().orElse(List.of()));
            json.put("text", nearest.text());
            if (asked.flag("picture")) {
                json.put("svg", nearest.picture().map(Svg::toString));
            }
            if (asked.flag(BOARD)) {
                P shape = puzzle.model().shape(puzzle.puzzle()).orElse(puzzle.puzzle());
                json.put("board", nearest.givens().flatMap(givens -> text(shape, givens)));
            }
        }));
    }

    private Solution<O> solution(Collection<Integer> options) {
        return Solution.of(options.stream().map(solver.cover()::option).toList());
    }

    private Optional<String> text(P drawn, Collection<Integer> options) {
        return Optional.of(puzzle.model().render(drawn, solution(options))).filter(text -> !text.isBlank());
    }

    /** Writes the board with further options, if the request asks for it; {@code picture} replaces its picture. */
    private void board(JsonMembers json, List<Integer> more, Optional<Svg> picture) {
        if (asked.flag(BOARD)) {
            Set<Integer> options = taken();
            options.addAll(more);
            json.put(
                    "svg",
                    picture.or(() -> puzzle.model().picture(puzzle.puzzle(), solution(options)))
                            .map(Svg::toString));
            json.put("text", text(puzzle.puzzle(), options));
        }
    }

    private Set<Integer> taken() {
        return Arrays.stream(solver.givens().givenOptions()).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private void noSolution(JsonMembers json, Explanation.NoSolution none) {
        List<Integer> items = none.clash() == Blocked.NONE ? none.demands() : List.of(none.clash());
        json.options("givens", none.givens());
        json.texts("demands", items.stream().map(solver.cover()::itemName).toList());
        json.options("suspects", none.suspects());
        boolean isDrawn = asked.flag("picture");
        Optional<Weights> weights = isDrawn ? Colorings.weights(solver, none) : none.weights();
        json.put("proof", weights.map(Weights::name));
        if (isDrawn) {
            Optional<Svg> coloring = weights.flatMap(found -> Colorings.picture(puzzle.task(solver), found));
            coloring.ifPresent(svg -> json.put("modulus", weights.orElseThrow().modulus()));
            if (asked.flag(BOARD)) {
                json.options("items", items);
                board(json, none.givens(), coloring.or(() -> pictures().draw(none)));
            } else {
                json.put("svg", coloring.map(Svg::toString));
            }
        }
    }

    private StepPictures<P, O> pictures() {
        return StepPictures.of(puzzle.model(), puzzle.puzzle(), solver);
    }

    private void path() {
        int most = (int) Math.min(asked.number("steps", Integer.MAX_VALUE), Integer.MAX_VALUE);
        Sentences words = words();
        SolvingPath path = solver.ask(Question.path(most));
        boolean more = path.steps().size() == most; // the path may continue behind the requested steps
        Set<Integer> taken = taken();
        Optional<StepPictures<P, O>> pictures = asked.flag("pictures") ? Optional.of(pictures()) : Optional.empty();
        lines.accept(JsonMembers.answer("path", json -> {
            json.objects(
                    "steps",
                    asked.flag("rating") ? List.of() : path.steps(),
                    (to, step) -> step(
                            to,
                            step,
                            words,
                            taken,
                            pictures.filter(p -> asked.over().isEmpty())));
            json.put("more", more);
            json.put("verdict", ReasonJson.verdict(path.end()));
            json.put("stopped", path.stopped());
            json.put("words", words.end(path));
            ReasonJson.rating(json, path.rating(), LEVEL_NAME);
            json.put("exact", ReasonJson.isExact(path));
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
        json.putIfPresent("technique", words.technique(step));
        ReasonJson.rating(json, step.rating(), LEVEL_NAME);
        json.put("exact", step.exact());
        json.texts(
                "demands", step.demands().stream().map(solver.cover()::itemName).toList());
        json.put("brief", words.brief(step));
        json.put("sentence", words.sentence(step));
        json.texts("words", words.lines(step));
        if (pictures.isPresent()) {
            json.put("svg", pictures.get().draw(step, taken, words).map(Svg::toString));
        }
        if (asked.flag(BOARD)) {
            json.options("items", step.demands());
            json.options("blocked", blocked(step.why()));
            json.put("text", text(puzzle.puzzle(), taken));
        }
        if (step.kind() == Deduction.Kind.FORCED) {
            taken.addAll(step.options());
        }
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

    private void alive() {
        PossibleOptions alive = WhatIf.of(solver).possible();
        List<Integer> options = alive.possible().stream().boxed().toList();
        lines.accept(JsonMembers.answer("alive", json -> {
            json.options("options", options);
            json.texts("labels", options.stream().map(solver.cover()::label).toList());
            json.put("unknown", alive.unknown().cardinality());
            json.put("stopped", alive.stopped());
        }));
    }
}
