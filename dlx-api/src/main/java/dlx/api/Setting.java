package dlx.api;

import java.util.Objects;

/**
 * A value that people may give a model beside the puzzle's text: {@code --set box=2x3}.
 *
 * @param name lower-case letters, digits and hyphens
 * @param values what it may be, for people: {@code WIDTHxHEIGHT}, {@code yes | no}
 * @param meaning one line
 * @since 0.1
 */
public record Setting(String name, String values, String meaning) {

    /** A setting with all its parts. */
    public Setting {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(meaning, "meaning");
    }
}
