package dlx.core.model;

import dlx.api.ExactCoverModel;
import dlx.api.HasJudgeProblems;
import dlx.api.HasRecovery;
import dlx.api.HasSeparators;
import dlx.api.JudgeProblem;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import java.util.List;
import java.util.Optional;

/** A parser of puzzles by a model, which converts the model's exceptions. */
record PuzzleParser<P, O>(ExactCoverModel<P, O> model, PluginGuard guard) {

    /** Returns the next puzzle; empty at the end of the text. */
    Optional<P> next(PuzzleText text) {
        return guard.reading(text, "hasNext", () -> hasNext(text))
                ? Optional.of(guard.reading(text, "parse", () -> parse(text)))
                : Optional.empty();
    }

    /** Returns the only puzzle of a text. */
    P only(PuzzleText lines) {
        P puzzle = next(lines).orElseThrow(() -> lines.endOfText("a puzzle of the model " + guard.model()));
        if (guard.reading(lines, "hasNext", () -> hasNext(lines))) {
            throw lines.next("another puzzle, or none").error(1, "another puzzle starts here; expected one puzzle");
        }
        return puzzle;
    }

    private boolean hasNext(PuzzleText text) {
        return model instanceof HasSeparators able ? able.hasNext(text) : text.skipBlank();
    }

    private P parse(PuzzleText text) {
        long before = text.taken();
        P puzzle = model.parse(text);
        if (text.taken() == before) {
            throw tookNothing("it took nothing of the text");
        }
        return puzzle;
    }

    private static ModelException tookNothing(String sentence) {
        return ModelException.coded(LoadedModel.TOOK_NOTHING, sentence + "; the plugin's author can mend it");
    }

    /** Skips the rest of a rejected puzzle, and returns true if another puzzle may follow. */
    boolean resume(PuzzleText text) {
        try {
            return model instanceof HasRecovery able && guard.reading(text, "resume", () -> able.resume(text));
        } catch (PuzzleSyntaxException e) {
            return false; // the puzzle's own error is already reported; stop at the broken rest
        }
    }

    /** Returns the problems of judges, with the exceptions of their input and output converted. */
    List<JudgeProblem<P, O>> judgeProblems() {
        if (!(model instanceof HasJudgeProblems<P, O> able)) {
            return List.of();
        }
        return guard.run("judgeProblems", () -> List.copyOf(able.judgeProblems())).stream()
                .map(this::guarded)
                .toList();
    }

    private JudgeProblem<P, O> guarded(JudgeProblem<P, O> problem) {
        String step = "judge problem " + problem.id();
        return new JudgeProblem<>(
                problem.id(),
                problem.title(),
                problem.question(),
                text -> guarded(guard.reading(text, step, () -> problem.input().open(text)), text, step),
                (puzzle, verdict, number) ->
                        guard.run(step, () -> problem.output().print(puzzle, verdict, number)));
    }

    /** Returns guarded cases. A line may contain several cases, but more cases than characters would never end. */
    private JudgeProblem.Cases<P> guarded(JudgeProblem.Cases<P> cases, PuzzleText text, String step) {
        long[] number = {0};
        return () -> guard.reading(text, step, () -> {
            Optional<P> next = cases.next();
            if (next.isPresent() && ++number[0] > text.taken()) {
                throw tookNothing("there are more cases than characters of the text taken for them");
            }
            return next;
        });
    }
}
