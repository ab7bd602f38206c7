package dlx.core.covers;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.ModelException;
import java.util.Optional;
import java.util.function.Supplier;

/** What engines cannot answer is known from the cover: there they must refuse, and say why; elsewhere they must answer. */
public final class Refusal {

    private Refusal() {}

    /**
     * The answer of an engine about a cover, empty where it refused for the reason that it should have.
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
