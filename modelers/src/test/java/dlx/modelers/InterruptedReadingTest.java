package dlx.modelers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.NotKnownException;
import dlx.core.model.LoadedModel;
import dlx.modelers.matrix.MatrixModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class InterruptedReadingTest {

    @AfterEach
    void clear() {
        Thread.interrupted();
    }

    @Test
    void anInterruptIsNotTheFaultOfAModel() {
        LoadedModel<?, ?> model = LoadedModel.of(new MatrixModel(), "test");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> model.read("1.0 | 0.0\n0.0 | 1.0\n"))
                .isInstanceOf(NotKnownException.class)
                .hasMessageContaining("interrupted");
    }
}
