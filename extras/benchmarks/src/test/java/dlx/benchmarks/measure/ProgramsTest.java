package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "starts a shell")
class ProgramsTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    @TempDir
    Path folder;

    private Programs program = new Programs(Path.of("."), Path.of("."));

    @BeforeEach
    void runInTheFolder() {
        program = new Programs(folder, folder);
    }

    @Test
    void givesWhatWasWrittenHoweverMuch() throws IOException {
        String output = program.run(
                List.of("sh", "-c", "i=0; while [ $i -lt 20000 ]; do echo $WORD $i; i=$((i + 1)); done"),
                Map.of("WORD", "line"),
                LONG);

        assertThat(output.lines()).hasSize(20_000).endsWith("line 19999");
    }

    @Test
    void saysWhyAProgramFailed() {
        Trouble trouble = trouble(List.of("sh", "-c", "echo no such engine >&2; exit 2"), LONG);

        assertThat(trouble).hasMessage("exit code 2: no such engine");
        assertThat(trouble.isWrong()).isTrue();
    }

    @Test
    void saysThatAProgramIsNotThere() {
        assertThat(trouble(List.of("./nobody"), LONG)).hasMessage("./nobody not found on this machine");
    }

    @Test
    void endsAProgramThatTakesTooLong() {
        Trouble trouble = trouble(List.of("cat"), Duration.ofMillis(100)); // reads us, who never write

        assertThat(trouble).hasMessage("stopped after 0 s");
        assertThat(trouble.isWrong()).isFalse();
    }

    private Trouble trouble(List<String> command, Duration limit) {
        return catchThrowableOfType(Trouble.class, () -> program.run(command, Map.of(), limit));
    }
}
