package dlx.core.covers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Checks rejections. The cover determines which questions an engine must reject, with a reason; it must answer all
 * others.
 */
public final class Refusal {

    private Refusal() {}

    /**
     * Returns the answer of an engine about a cover; empty if it rejected the question for the expected reason.
     *
     * @param question asks the engine
     */
    public static <T> Optional<T> orAnswer(String engine, Cover<?> cover, Supplier<T> question) {
        Optional<String> reason = reason(engine, cover);
        if (reason.isEmpty()) {
            return Optional.of(question.get());
        }
        assertThatThrownBy(question::get)
                .isInstanceOf(ModelException.class)
                .hasMessage("the cover cannot be searched: the engine " + engine + ' ' + reason.get());
        return Optional.empty();
    }

    private static Optional<String> reason(String engine, Cover<?> cover) {
        if (engine.equals("masks") && cover.itemCount() > 128) {
            return Optional.of("supports at most 128 items, and there are " + cover.itemCount());
        }
        if (engine.equals("sweep") && cover.hasMultiplicities()) {
            return Optional.of("does not support multiplicities");
        }
        return Optional.empty();
    }
}
