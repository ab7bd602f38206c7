package dlx.commands.line;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An option or a positional argument of command lines: its name, its help and the type of its value. A parameter is
 * declared once, as a constant, and shared by commands. {@link Typed} contains the values of one command line.
 * Immutable.
 *
 * @param <T> type of the value; an {@code Optional} if the value may be absent, a {@code List} if it may be
 *     repeated
 */
public final class Parameter<T> {

    /** The kinds of words that a parameter takes. */
    public enum Kind {
        /** An option without a value: {@code --all}. */
        FLAG,
        /** An option without a value that {@code --no-} negates: {@code --no-reduce}. */
        NEGATABLE,
        /** A number that fits into an {@code int}. */
        INTEGER,
        /** A number that fits into a {@code long}. */
        LONG,
        /** Any word; {@link Parameter#read} makes a value of it. */
        TEXT
    }

    private final Place place;
    private final Kind kind;
    private final Count count;
    private final Function<String, ?> reader;
    private final Function<Object, T> typed;
    private final T otherwise;

    /**
     * The place of a parameter in a command line, and its help.
     *
     * @param names the names of an option; empty for a positional argument
     * @param index the place of a positional argument from 0, or a range such as {@code 1..*}; empty for an option
     * @param label the word for the value in the help; empty for an option without a value
     * @param description the paragraphs of the help
     * @param values the values, for the help and for completion; empty if any word is allowed
     */
    private record Place(
            List<String> names, String index, String label, List<String> description, Supplier<List<String>> values) {}

    /**
     * The number of values.
     *
     * @param isRequired true if a command line must have a value
     * @param isRepeated true if a command line may have several values
     * @param separator the regular expression between the values in one word; empty if one word is one value
     */
    private record Count(boolean isRequired, boolean isRepeated, String separator) {

        static final Count OPTIONAL = new Count(false, false, "");
        static final Count REQUIRED = new Count(true, false, "");
        static final Count REPEATED = new Count(false, true, "");
    }

    private Parameter(
            Place place, Kind kind, Count count, Function<String, ?> reader, Function<Object, T> typed, T otherwise) {
        this.place = place;
        this.kind = kind;
        this.count = count;
        this.reader = reader;
        this.typed = typed;
        this.otherwise = otherwise;
    }

    /** Returns an option without a value. */
    public static Parameter<Boolean> flag(String name, String... description) {
        return new Parameter<>(
                option(List.of(name), "", description),
                Kind.FLAG,
                Count.OPTIONAL,
                word -> word,
                Boolean.class::cast,
                false);
    }

    /** Returns an option {@code --name} without a value that {@code --no-name} negates. */
    public static Parameter<Optional<Boolean>> negatable(String name, String description) {
        return new Parameter<>(
                option(List.of(name), "", description),
                Kind.NEGATABLE,
                Count.OPTIONAL,
                word -> word,
                given -> Optional.of((Boolean) given),
                Optional.empty());
    }

    /**
     * Begins the declaration of an option with a value.
     *
     * @param names the name of the option, or several names with a comma and a space between them
     * @param label the word for the value in the help
     */
    public static Valued option(String names, String label, String... description) {
        return new Valued(option(List.of(names.split(", ")), label, description));
    }

    /**
     * Begins the declaration of a positional argument.
     *
     * @param index the place of the argument from 0, or a range such as {@code 1..*}
     * @param label the word for the value in the help
     */
    public static Valued positional(String index, String label, String description) {
        return new Valued(new Place(List.of(), index, label, List.of(description), List::of));
    }

    private static Place option(List<String> names, String label, String... description) {
        return new Place(names, "", label, List.of(description), List::of);
    }

    /** Returns the names of an option; empty for a positional argument. */
    public List<String> names() {
        return place.names;
    }

    /** Returns the place of a positional argument from 0, or a range such as {@code 1..*}; empty for an option. */
    public String index() {
        return place.index;
    }

    /** Returns the word for the value in the help. */
    public String label() {
        return place.label;
    }

    /** Returns the paragraphs of the help. */
    public List<String> description() {
        return place.description;
    }

    /** Returns the values for the help and for completion; empty if any word is allowed. */
    public List<String> values() {
        return place.values.get();
    }

    /** Returns the kind of words that the parameter takes. */
    public Kind kind() {
        return kind;
    }

    /** Returns true if a command line must have a value. */
    public boolean isRequired() {
        return count.isRequired;
    }

    /** Returns true if a command line may have several values. */
    public boolean isRepeated() {
        return count.isRepeated;
    }

    /** Returns the regular expression between the values in one word; empty if one word is one value. */
    public String separator() {
        return count.separator;
    }

    /**
     * Makes a value of a word.
     *
     * @throws UnreadableException if the word is not a value of this parameter
     */
    public Object read(String word) {
        return reader.apply(word);
    }

    /** Returns a value of {@link #read} in its type; the default if the value is absent. */
    T typed(Optional<Object> given) {
        return given.map(typed).orElse(otherwise);
    }

    /**
     * The declaration of a parameter with a value. The method that chooses the type of the value ends the declaration.
     */
    public static final class Valued {

        private final Place place;

        private Valued(Place place) {
            this.place = place;
        }

        /** Sets the values for the help and for completion. */
        public Valued among(Supplier<List<String>> values) {
            return new Valued(new Place(place.names, place.index, place.label, place.description, values));
        }

        /** Returns a parameter for a text that must be given. */
        public Parameter<String> required() {
            return new Parameter<>(place, Kind.TEXT, Count.REQUIRED, word -> word, String.class::cast, "");
        }

        /** Returns a parameter for a text that may be absent. */
        public Parameter<Optional<String>> text() {
            return by(word -> word);
        }

        /** Returns a parameter for a text with a default. */
        public Parameter<String> text(String otherwise) {
            return by(word -> word, otherwise);
        }

        /** Returns a parameter for a number, which may be absent. */
        public Parameter<Optional<Integer>> integer() {
            return one(Kind.INTEGER, given -> Optional.of((Integer) given), Optional.empty());
        }

        /** Returns a parameter for a number with a default. */
        public Parameter<Integer> integer(int otherwise) {
            return one(Kind.INTEGER, Integer.class::cast, otherwise);
        }

        /** Returns a parameter for a number, which may be absent. */
        public Parameter<Optional<Long>> number() {
            return one(Kind.LONG, given -> Optional.of((Long) given), Optional.empty());
        }

        /** Returns a parameter for a number with a default. */
        public Parameter<Long> number(long otherwise) {
            return one(Kind.LONG, Long.class::cast, otherwise);
        }

        private <T> Parameter<T> one(Kind kind, Function<Object, T> typed, T otherwise) {
            return new Parameter<>(place, kind, Count.OPTIONAL, word -> word, typed, otherwise);
        }

        /**
         * Returns a parameter for a value that may be absent.
         *
         * @param reader makes a value of a word; throws {@link UnreadableException} if the word is not a value
         */
        @SuppressWarnings("unchecked") // the value is the one that the reader has made
        public <T> Parameter<Optional<T>> by(Function<String, T> reader) {
            return new Parameter<>(
                    place, Kind.TEXT, Count.OPTIONAL, reader, given -> Optional.of((T) given), Optional.empty());
        }

        /**
         * Returns a parameter for a value with a default.
         *
         * @param reader makes a value of a word; throws {@link UnreadableException} if the word is not a value
         */
        @SuppressWarnings("unchecked") // the value is the one that the reader has made
        public <T> Parameter<T> by(Function<String, T> reader, T otherwise) {
            return new Parameter<>(place, Kind.TEXT, Count.OPTIONAL, reader, given -> (T) given, otherwise);
        }

        /** Returns a parameter for zero or more texts: an option that may be repeated, or consecutive words. */
        public Parameter<List<String>> texts() {
            return texts(Count.REPEATED);
        }

        /** Returns a parameter for one or more texts. */
        public Parameter<List<String>> requiredTexts() {
            return texts(new Count(true, true, ""));
        }

        /** Returns a parameter for texts in one word, with a separator between them. */
        public Parameter<List<String>> textsBetween(String separator) {
            return texts(new Count(false, true, separator));
        }

        private Parameter<List<String>> texts(Count count) {
            return new Parameter<>(
                    place,
                    Kind.TEXT,
                    count,
                    word -> word,
                    given -> ((List<?>) given).stream().map(String::valueOf).toList(),
                    List.of());
        }

        /**
         * Returns a parameter for zero or more values.
         *
         * @param reader makes a value of a word; throws {@link UnreadableException} if the word is not a value
         */
        @SuppressWarnings("unchecked") // the values are those that the reader has made
        public <T> Parameter<List<T>> each(Function<String, T> reader) {
            return new Parameter<>(
                    place, Kind.TEXT, Count.REPEATED, reader, given -> List.copyOf((List<T>) given), List.of());
        }
    }
}
