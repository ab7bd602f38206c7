package dlx.api;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Covers described for tests. */
final class Described {

    private Described() {}

    static Cover<String> of(Consumer<CoverBuilder<String>> describe) {
        return Cover.of(String.class, describe);
    }

    static List<String> names(Cover<?> cover) {
        return IntStream.range(0, cover.itemCount()).mapToObj(cover::itemName).toList();
    }

    static void assertBroken(Consumer<CoverBuilder<String>> describe, String message) {
        assertThatThrownBy(() -> of(describe))
                .isInstanceOf(ModelException.class)
                .hasMessage(message);
    }
}
