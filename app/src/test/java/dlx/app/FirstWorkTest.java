package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FirstWorkTest {

    @Test
    void goesTheWholeWayToASolution() {
        assertThat(FirstWork.solve().solution()).isPresent();
    }

    @Test
    void readsACommandLine() {
        assertThat(FirstWork.read()).isEqualTo(4);
    }
}
