package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.command.DlxProgram;
import org.junit.jupiter.api.Test;

class FirstWorkTest {

    @Test
    void goesTheWholeWayToASolution() {
        assertThat(FirstWork.solve().solution()).isPresent();
    }

    @Test
    void readsACommandLine() {
        DlxProgram program = new DlxProgram();
        assertThat(program.names().stream().filter(program::searches))
                .isNotEmpty()
                .allSatisfy(
                        command -> assertThat(FirstWork.read(program, command).qualifiedName())
                                .isEqualTo("dlx " + command));
    }
}
