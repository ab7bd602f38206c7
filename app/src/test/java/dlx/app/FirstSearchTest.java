package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FirstSearchTest {

    @Test
    void goesTheWholeWayToASolution() {
        assertThat(FirstSearch.solve().solution()).isPresent();
    }
}
