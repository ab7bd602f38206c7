package dlx.api;

import java.util.List;
import java.util.Objects;

/**
 * A value for a model that people may add to the puzzle's text: {@code --set box=2x3}.
 *
 * <p>A setting has a kind, so that a page can draw a switch, a list or a field, and so that values are read and refused
 * in one place: {@link PuzzleText#flag}, {@link PuzzleText#choice}, {@link PuzzleText#number} and
 * {@link PuzzleText#setting}. Where it is not given, the model decides what holds.
 *
 * @since 0.1
 */
public sealed interface Setting {

    /**
     * How people ask for it.
     *
     * @return lower-case letters, digits and hyphens
     */
    String name();

    /**
     * What it may be.
     *
     * @return a few words for people: {@code WIDTHxHEIGHT}, {@code yes | no}
     */
    String values();

    /**
     * What it changes.
     *
     * @return one line
     */
    String meaning();

    /**
     * A setting that is {@code yes} or {@code no}.
     *
     * @param name lower-case letters, digits and hyphens
     * @param meaning one line
     * @return the setting
     */
    static Flag flag(String name, String meaning) {
        return new Flag(name, meaning);
    }

    /**
     * A setting that is one of some words.
     *
     * @param name lower-case letters, digits and hyphens
     * @param choices the words, in the order in which people should see them
     * @param meaning one line
     * @return the setting
     */
    static Choice choice(String name, List<String> choices, String meaning) {
        return new Choice(name, choices, meaning);
    }

    /**
     * A setting that is a whole number.
     *
     * @param name lower-case letters, digits and hyphens
     * @param from the smallest value allowed
     * @param to the greatest
     * @param meaning one line
     * @return the setting
     */
    static WholeNumber number(String name, int from, int to, String meaning) {
        return new WholeNumber(name, from, to, meaning);
    }

    /**
     * A setting that the model reads in its own way.
     *
     * @param name lower-case letters, digits and hyphens
     * @param values what it may be, for people: {@code WIDTHxHEIGHT}
     * @param meaning one line
     * @return the setting
     */
    static Text text(String name, String values, String meaning) {
        return new Text(name, values, meaning);
    }

    /**
     * Yes or no.
     *
     * @param name lower-case letters, digits and hyphens
     * @param meaning one line
     * @since 0.1
     */
    record Flag(String name, String meaning) implements Setting {

        /** Called by {@link Setting#flag}, which users call; further components may come. */
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
     * One of some words.
     *
     * @param name lower-case letters, digits and hyphens
     * @param choices the words
     * @param meaning one line
     * @since 0.1
     */
    record Choice(String name, List<String> choices, String meaning) implements Setting {

        /** Called by {@link Setting#choice}, which users call; further components may come. */
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
     * A whole number.
     *
     * @param name lower-case letters, digits and hyphens
     * @param from the smallest value allowed
     * @param to the greatest
     * @param meaning one line
     * @since 0.1
     */
    record WholeNumber(String name, int from, int to, String meaning) implements Setting {

        /** Called by {@link Setting#number}, which users call; further components may come. */
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
     * A text that the model reads in its own way.
     *
     * @param name lower-case letters, digits and hyphens
     * @param values what it may be, for people
     * @param meaning one line
     * @since 0.1
     */
    record Text(String name, String values, String meaning) implements Setting {

        /** Called by {@link Setting#text}, which users call; further components may come. */
        @Experimental
        public Text {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(values, "values");
            Objects.requireNonNull(meaning, "meaning");
        }
    }
}
