package dlx.app.option;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Model.ArgSpec;

/**
 * The value of an option or a positional argument of a command line, once picocli has read it. For one thread.
 *
 * @param <T> the type of the value; an {@code Optional} where the value may be absent, a {@code List} where it may be repeated
 */
public final class Argument<T> implements Supplier<T> {

    private final ArgSpec spec;
    private final Function<Object, T> typed;
    private final T otherwise;
    private Optional<T> replaced = Optional.empty();

    Argument(ArgSpec spec, Function<Object, T> typed, T otherwise) {
        this.spec = spec;
        this.typed = typed;
        this.otherwise = otherwise;
    }

    /** Returns the value that has replaced the typed one, or else the typed one, or else the default. */
    @Override
    public T get() {
        return replaced.orElseGet(() -> {
            Object given = spec.getValue();
            return given == null ? otherwise : typed.apply(given);
        });
    }

    /** Replaces the value that was typed. */
    void set(T other) {
        replaced = Optional.of(other);
    }
}
