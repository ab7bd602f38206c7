package dlx.rules.value;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The values of some variables, as a key of maps. The hash codes of lists of small numbers collide by the thousand:
 * {@code 31 * r + c}.
 */
public record Key(List<?> values) {

    private static final int GOLDEN = 0x9E3779B1;

    @Override
    public int hashCode() {
        int hash = 0;
        for (Object value : values) {
            hash = (hash + value.hashCode()) * GOLDEN;
        }
        return hash;
    }

    /** Returns the values as labels have them: {@code (1, 2)}; an empty text without values. */
    @Override
    public String toString() {
        return values.isEmpty() ? "" : values.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }
}
