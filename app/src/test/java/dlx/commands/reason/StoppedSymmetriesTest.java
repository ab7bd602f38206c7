package dlx.commands.reason;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import dlx.app.Words;
import dlx.app.toys.ToyQueens;
import dlx.commands.answer.Colorings;
import dlx.commands.answer.PuzzleLoop;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.run.PuzzleRun;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code dlx symmetries}, if the search for symmetries was stopped. */
class StoppedSymmetriesTest {

    private final Console console = mock(Console.class);

    @Test
    void theOrderIsALowerBoundAndTheQuestionNotAnswered() {
        assertThat(isAnswered()).isFalse();

        verify(console).print(startsWith("order       at least 1\n"));
        verify(console).report("puzzle 1: the search for symmetries was stopped; there may be more");
    }

    @Test
    void anObjectIsNotComplete() {
        assertThat(isAnswered("--format", "json")).isFalse();

        verify(console).print(startsWith("{\"type\":\"symmetries\",\"puzzle\":1,\"order\":\"1\",\"complete\":false,"));
    }

    /** Runs the command, and returns true if it answers the question. */
    private boolean isAnswered(String... options) {
        ReasonLoop reasons = mock(ReasonLoop.class);
        when(reasons.explain(any(), any(), any())).thenAnswer(call -> {
            ReasonLoop.Explaining<Object> explaining = call.getArgument(2);
            return explaining.explain(cancelled(LoadedModel.of(new ToyQueens(), "toys"), "4\n"), call.getArgument(1))
                    ? 1
                    : 0;
        });
        PuzzleLoop loop = new PuzzleLoop(console, mock(PuzzleRun.class));
        SymmetriesCommand command =
                new SymmetriesCommand(reasons, loop, new Colorings(console, mock(OutputFiles.class)));
        String[] words =
                Stream.concat(Stream.of("toy-queens"), Stream.of(options)).toArray(String[]::new);
        return command.run(SymmetriesCommand.COMMAND.plan(
                        Words.typed(List.copyOf(SymmetriesCommand.COMMAND.parameters()), words)))
                == 1;
    }

    private static <P, O> PuzzleTask<P, O> cancelled(LoadedModel<P, O> model, String text) {
        CancellationToken token = new CancellationToken();
        token.cancel();
        P puzzle = model.puzzle(text);
        Solver<O> solver = model.solver(puzzle).toBuilder().token(token).build();
        return new PuzzleTask<>(model, puzzle, solver, 1, "<stdin>");
    }
}
