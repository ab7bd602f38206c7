package dlx.commands.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;

import com.google.inject.Guice;
import com.google.inject.multibindings.OptionalBinder;
import dlx.api.ModelException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.UnknownModelException;
import dlx.app.Words;
import dlx.app.console.Interrupts;
import dlx.app.console.ProcessConsole;
import dlx.app.console.ProcessEnvironment;
import dlx.app.console.ProcessInputs;
import dlx.app.foreign.ForeignInput;
import dlx.app.plugin.LimitedSolvers;
import dlx.app.plugin.PluginModels;
import dlx.app.plugin.PluginOptions;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.console.Inputs;
import dlx.commands.option.PuzzleArguments;
import dlx.core.plugin.ModelRegistry;
import dlx.core.search.CancellationToken;
import dlx.guice.DlxModule;
import dlx.guice.SolverLimits;
import dlx.guice.Solvers;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** Tests the calls of a handler: their arguments and number. */
class PuzzleRunTest {

    private final ProcessConsole console = mock(ProcessConsole.class);
    private final PuzzleHandler handler = mock(PuzzleHandler.class);
    private final CancellationToken token = new CancellationToken();

    @Test
    void asksOncePerPuzzleAndReportsOncePerRefusedOne() {
        ExitStatus status = run("1\nx\n2\n", "toy-queens");

        InOrder order = inOrder(handler, console);
        order.verify(handler).handle(argThat(task -> task.number() == 1));
        order.verify(handler)
                .rejected(argThat(rejection -> rejection.puzzle().equals(OptionalInt.of(2))
                        && rejection.file().equals(Optional.of("<stdin>"))
                        && rejection.reason() instanceof PuzzleSyntaxException));
        order.verify(console).reportError(startsWith("<stdin>:2:1: "), any(PuzzleSyntaxException.class));
        order.verify(handler).handle(argThat(task -> task.number() == 3));
        verify(handler, times(2)).handle(any());
        verify(handler).rejected(any());
        assertThat(status.code()).isEqualTo(ExitStatus.MALFORMED);
    }

    @Test
    void aPuzzleWhoseModelFailsIsRefusedAndTheNextOneIsAsked() {
        ExitStatus status = run("a\ndescribe\nb\n", "toy-broken");

        verify(handler, times(2)).handle(any());
        verify(handler)
                .rejected(argThat(rejection ->
                        rejection.puzzle().equals(OptionalInt.of(2)) && rejection.reason() instanceof ModelException));
        verify(console).reportError(startsWith("puzzle 2: toy-broken: describe failed"), any(ModelException.class));
        assertThat(status.code()).isEqualTo(ExitStatus.INTERNAL);
    }

    @Test
    void aPuzzleThatCannotBeReadHasANumberToo() {
        run("a\nparse\nb\n", "toy-broken");

        verify(handler).rejected(argThat(rejection -> rejection.puzzle().equals(OptionalInt.of(2))));
    }

    @Test
    void aQuestionThatFailsRefusesItsPuzzle() {
        doThrow(new ModelException("it cannot be drawn"))
                .doNothing()
                .when(handler)
                .handle(any());

        run("1\n2\n", "toy-queens");

        verify(handler, times(2)).handle(any());
        verify(handler).rejected(argThat(rejection -> rejection.puzzle().equals(OptionalInt.of(1))));
    }

    @Test
    void aPuzzleThatFillsTheMemoryIsNamedAndTheNextOneIsAsked() {
        doThrow(new OutOfMemoryError("Java heap space"))
                .doNothing()
                .when(handler)
                .handle(any());

        ExitStatus status = run("1\n2\n", "toy-queens");

        verify(handler, times(2)).handle(any());
        verify(handler)
                .rejected(argThat(rejection -> rejection.reason() instanceof ModelException full
                        && full.code().equals("memory_full")));
        verify(console).reportError(startsWith("puzzle 1: toy-queens: search: the memory is full"), any());
        assertThat(status.code()).isEqualTo(ExitStatus.INTERNAL);
    }

    @Test
    void whatBreaksInThisProgramIsReportedForItsPuzzleAndTheNextOneIsAsked() {
        doThrow(new AssertionError("impossible")).doNothing().when(handler).handle(any());

        ExitStatus status = run("1\n2\n", "toy-queens");

        verify(handler, times(2)).handle(any());
        verify(console).reportError(startsWith("puzzle 1: internal error: java.lang.AssertionError"), any());
        assertThat(status.code()).isEqualTo(ExitStatus.INTERNAL);
    }

    @Test
    void anOutputThatCannotBeWrittenEndsTheRun() {
        doThrow(new UncheckedIOException(new IOException("full"))).when(handler).handle(any());

        assertThatThrownBy(() -> run("1\n2\n", "toy-queens")).isInstanceOf(UncheckedIOException.class);

        verify(handler).handle(any());
        verify(handler, never()).rejected(any());
    }

    @Test
    void aFileThatCannotBeOpenedIsNoPuzzle() {
        run("1\n", "toy-queens", "there/is/none.txt", "-");

        verify(handler)
                .rejected(argThat(rejection -> rejection.puzzle().isEmpty()
                        && rejection.file().equals(Optional.of("there/is/none.txt"))
                        && rejection.reason() instanceof InputException));
        verify(handler).handle(argThat(task -> task.number() == 1));
    }

    @Test
    void anUnknownModelIsReportedBeforeTheRunEnds() {
        assertThatThrownBy(() -> run("1\n", "no-such-model")).isInstanceOf(UnknownModelException.class);

        verify(handler)
                .rejected(argThat(rejection ->
                        rejection.puzzle().isEmpty() && rejection.file().isEmpty()));
        verify(handler, never()).handle(any());
    }

    @Test
    void afterCtrlCNothingIsAsked() {
        doAnswer(call -> {
                    token.cancel();
                    return null;
                })
                .when(handler)
                .handle(any());

        run("1\n2\n3\n", "toy-queens", "-", "there/is/none.txt");

        verify(handler).handle(any());
        verify(handler, never()).rejected(any());
    }

    private ExitStatus run(String text, String... words) {
        PuzzleArguments puzzles = PuzzleArguments.of(Words.typed(PuzzleArguments.ALL, words));
        ModelRegistry registry = ModelRegistry.load();
        ProcessEnvironment process = ProcessEnvironment.of(
                new ByteArrayInputStream(text.getBytes(UTF_8)),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream());
        Inputs inputs = new ProcessInputs(process, console, new Interrupts(token, Duration.ZERO));
        Models models = new PluginModels(registry, new PluginOptions(process), console);
        Solvers solvers = Guice.createInjector(
                        new DlxModule(),
                        binder -> OptionalBinder.newOptionalBinder(binder, SolverLimits.class)
                                .setBinding()
                                .toInstance(SolverLimits.none().token(token)))
                .getInstance(Solvers.class);
        return new PuzzleRun(
                        () -> models, new LimitedSolvers(solvers), new ForeignInput(inputs, console), console, token)
                .forEach(PuzzleSource.of(puzzles), handler);
    }
}
