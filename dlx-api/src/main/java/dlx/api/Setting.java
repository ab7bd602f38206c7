package dlx.api;

import java.util.List;
import java.util.Objects;

/**
 * A value for a model that users may add to the puzzle's text: {@code --set box=2x3}.
 *
 * <p>A setting has a kind, so that a page can draw a switch, a list or a field. Values are read and rejected in one
 * place: {@link PuzzleText#flag}, {@link PuzzleText#choice}, {@link PuzzleText#number} and {@link PuzzleText#setting}.
 * If a setting is not given, the model chooses the value.
 *
 * @since 0.1
 */
public sealed interface Setting {

    /**
     * Returns the name of the setting, as users write it.
     *
     * @return lower-case letters, digits and hyphens
     */
    String name();

    /**
     * Returns the possible values, for users.
     *
     * @return a few words: {@code WIDTHxHEIGHT}, {@code yes | no}
     */
    String values();

    /**
     * Returns the effect of the setting, for users.
     *
     * @return one line
     */
    String meaning();

    /**
     * Returns a setting that is {@code yes} or {@code no}.
     *
     * @param name lower-case letters, digits and hyphens
     * @param meaning effect of the setting, one line
     * @return the setting
     */
    static Flag flag(String name, String meaning) {
        return new Flag(name, meaning);
    }

    /**
     * Returns a setting that is one of a list of words.
     *
     * @param name lower-case letters, digits and hyphens
     * @param choices the words, in the order in which users see them
     * @param meaning effect of the setting, one line
     * @return the setting
     */
    static Choice choice(String name, List<String> choices, String meaning) {
        return new Choice(name, choices, meaning);
    }

    /**
     * Returns a setting that is a whole number.
     *
     * @param name lower-case letters, digits and hyphens
     * @param from minimum value
     * @param to maximum value, {@code from} or more
     * @param meaning effect of the setting, one line
     * @return the setting
     * @throws IllegalArgumentException if {@code from} is greater than {@code to}
     */
    static WholeNumber number(String name, int from, int to, String meaning) {
        return new WholeNumber(name, from, to, meaning);
    }

    /**
     * Returns a setting whose text the model reads itself.
     *
     * @param name lower-case letters, digits and hyphens
     * @param values possible values, for users: {@code WIDTHxHEIGHT}
     * @param meaning effect of the setting, one line
     * @return the setting
     */
    static Text text(String name, String values, String meaning) {
        return new Text(name, values, meaning);
    }

    /**
     * A setting that is {@code yes} or {@code no}.
     *
     * @param name lower-case letters, digits and hyphens
     * @param meaning effect of the setting, one line
     * @since 0.1
     */
    record Flag(String name, String meaning) implements Setting {

        /** Called by {@link Setting#flag}, which plugins call instead; a later version may add components. */
        @Experimental
        public Flag {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(meaning, "meaning");
        }

        @Override
        public String values() {
            return "yes | no";
        }
    }

    /**
     * A setting that is one of a list of words.
     *
     * @param name lower-case letters, digits and hyphens
     * @param choices the words, in the order in which users see them
     * @param meaning effect of the setting, one line
     * @since 0.1
     */
    record Choice(String name, List<String> choices, String meaning) implements Setting {

        /** Called by {@link Setting#choice}, which plugins call instead; a later version may add components. */
        @Experimental
        public Choice {
            Objects.requireNonNull(name, "name");
            choices = List.copyOf(choices);
            Objects.requireNonNull(meaning, "meaning");
        }

        @Override
        public String values() {
            return String.join(" | ", choices);
        }
    }

    /**
     * A setting that is a whole number.
     *
     * @param name lower-case letters, digits and hyphens
     * @param from minimum value
     * @param to maximum value, {@code from} or more
     * @param meaning effect of the setting, one line
     * @since 0.1
     */
    record WholeNumber(String name, int from, int to, String meaning) implements Setting {

        /** Called by {@link Setting#number}, which plugins call instead; a later version may add components. */
        @Experimental
        public WholeNumber {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(meaning, "meaning");
            if (from > to) {
                throw new IllegalArgumentException("from, to: " + from + ", " + to + "; expected from <= to");
            }
        }

        @Override
        public String values() {
            return from + " to " + to;
        }
    }

    /**
     * A setting whose text the model reads itself.
     *
     * @param name lower-case letters, digits and hyphens
     * @param values possible values, for users
     * @param meaning effect of the setting, one line
     * @since 0.1
     */
    record Text(String name, String values, String meaning) implements Setting {

        /** Called by {@link Setting#text}, which plugins call instead; a later version may add components. */
        @Experimental
        public Text {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(values, "values");
            Objects.requireNonNull(meaning, "meaning");
        }
    }
}
