package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.util.Modules;
import dlx.api.ModelException;
import dlx.api.UnknownModelException;
import dlx.app.command.DlxProgram;
import dlx.app.console.ProcessEnvironment;
import dlx.app.plugin.PluginOptions;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.line.UsageException;
import dlx.commands.run.Models;
import dlx.guice.Failures;
import dlx.guice.PluginFolders;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the sentence and the exit code of a failure survive the injector, in whatever part it happens. */
class WiringTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private ProcessModule process() {
        return new ProcessModule(ProcessEnvironment.of(InputStream.nullInputStream(), out, err), new DlxProgram());
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    /** The folders of plugins are asked for deep in the injector: for the registry, for the models, for a command. */
    private static PluginFolders failing(Supplier<? extends Throwable> failure) {
        return () -> {
            throw WiringTest.<RuntimeException>sneaky(failure.get());
        };
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T sneaky(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static Arguments failure(String kind, Supplier<? extends Throwable> failure, int code, String sentence) {
        return Arguments.of(kind, failure, code, sentence);
    }

    static Stream<Arguments> failures() {
        return Stream.of(
                failure("usage", () -> new UsageException("--plugins x: no"), ExitStatus.USAGE, "--plugins x: no\n"),
                failure(
                        "a broken plugin",
                        () -> new ModelException("the model is broken"),
                        ExitStatus.INTERNAL,
                        "the model is broken\n"),
                failure(
                        "a full disk",
                        () -> new UncheckedIOException("f: the disk is full", new IOException()),
                        ExitStatus.INTERNAL,
                        "f: the disk is full\n"),
                failure(
                        "an unknown model",
                        () -> new UnknownModelException("sudko", Optional.of("sudoku"), List.of("sudoku")),
                        ExitStatus.USAGE,
                        "did you mean \"sudoku\"?"),
                failure("input", () -> new InputException("f: gone"), ExitStatus.MALFORMED, "f: gone\n"),
                failure(
                        "full memory",
                        () -> new OutOfMemoryError("Java heap space"),
                        ExitStatus.INTERNAL,
                        "the memory is full"),
                failure(
                        "a broken part",
                        () -> new NoClassDefFoundError("dlx/Gone"),
                        ExitStatus.INTERNAL,
                        "NoClassDefFoundError: dlx/Gone"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("failures")
    void aFailureInAProviderKeepsItsSentenceAndItsExitCode(
            String kind, Supplier<? extends Throwable> failure, int code, String sentence) {
        ProcessModule process = process();
        App app = new App(process, Modules.override(new AppModule(process)).with(new AbstractModule() {
            @Override
            protected void configure() {
                bind(PluginFolders.class).toInstance(failing(failure));
            }
        }));

        assertThat(app.run("models")).isEqualTo(code);
        assertThat(said()).contains(sentence).doesNotContain("inject").doesNotContain("\tat ");
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void theReasonIsFoundBelowEachLayer() {
        Throwable reason = new UsageException("the reason");
        Throwable once = new com.google.inject.ProvisionException("outside", reason);
        assertThat(Failures.reason(new com.google.inject.ProvisionException("further outside", once)))
                .isSameAs(reason);
        assertThat(Failures.reason(reason)).isSameAs(reason);
        assertThat(Failures.reason(new com.google.inject.ProvisionException("alone")))
                .hasMessageContaining("alone");
    }

    @Test
    void allCommandsShareTheOptionOfPlugins() {
        Wiring wiring = new Wiring(new AppModule(process()));
        assertThat(wiring.get(PluginFolders.class)).isSameAs(wiring.get(PluginOptions.class));
        assertThat(wiring.get(Models.class)).isSameAs(wiring.get(Models.class));
    }
}
