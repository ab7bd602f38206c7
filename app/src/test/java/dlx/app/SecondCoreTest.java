package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecondCoreTest {

    @Test
    void goesTheWholeWayToASolution() {
        assertThat(SecondCore.solve().solution()).isPresent();
    }

    @Test
    void readsACommandLine() {
        assertThat(SecondCore.read()).isEqualTo(4);
    }
}
