package dlx.app.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The options and positional arguments of a command. Each is declared once, by a call that returns its {@link Argument}; picocli
 * reads the values without reflection. For one thread.
 */
public final class Arguments {

    private final CommandSpec spec;

    /**
     * Arguments that are still to be declared.
     *
     * @param owner the object that picocli returns where it has found the command
     */
    public Arguments(Object owner) {
        spec = CommandSpec.wrapWithoutInspection(owner);
    }

    /** Returns the command as picocli sees it. */
    public CommandSpec spec() {
        return spec;
    }

    /** Declares an option without a value. */
    public Argument<Boolean> flag(String name, String... description) {
        return add(
                OptionSpec.builder(name)
                        .type(boolean.class)
                        .description(description)
                        .build(),
                Boolean.class::cast,
                false);
    }

    /** Declares an option {@code --name} without a value that {@code --no-name} negates. */
    public Argument<Optional<Boolean>> negatable(String name, String description) {
        return add(
                OptionSpec.builder(name)
                        .type(Boolean.class)
                        .negatable(true)
                        .description(description)
                        .build(),
                given -> Optional.of((Boolean) given),
                Optional.empty());
    }

    /** Declares {@code --help}. */
    public void help() {
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Shows this help.")
                .build());
    }

    /** Declares {@code --version}. */
    public void version() {
        spec.addOption(OptionSpec.builder("-V", "--version")
                .versionHelp(true)
                .description("Shows the version.")
                .build());
    }

    /**
     * Begins the declaration of an option with a value.
     *
     * @param names its name, or several with a comma and a blank between them
     * @param label the word for the value in the help
     */
    public Valued option(String names, String label, String... description) {
        return new Valued(
                OptionSpec.builder(names.split(", ")).paramLabel(label).description(description));
    }

    /**
     * Begins the declaration of a positional argument.
     *
     * @param index its place from 0, or a range such as {@code 1..*}
     * @param label the word for the value in the help
     */
    public Positional positional(String index, String label, String description) {
        return new Positional(
                PositionalParamSpec.builder().index(index).paramLabel(label).description(description));
    }

    private <T> Argument<T> add(ArgSpec built, Function<Object, T> typed, T otherwise) {
        spec.add(built);
        return new Argument<>(built, typed, otherwise);
    }

    private static Path path(String name) {
        return Path.of(name);
    }

    private static List<String> strings(Object given) {
        return ((List<?>) given).stream().map(String::valueOf).toList();
    }

    /** An option with a value; the method that says the type of the value declares it. */
    public final class Valued {

        private final OptionSpec.Builder option;

        private Valued(OptionSpec.Builder option) {
            this.option = option;
        }

        /** Names the values for the help and for completion. */
        public Valued among(Iterable<String> values) {
            option.completionCandidates(values);
            return this;
        }

        /** Declares a text that must be given. */
        public Argument<String> required() {
            option.required(true);
            return text("");
        }

        /** Declares a text that may be absent. */
        public Argument<Optional<String>> text() {
            return of(String.class);
        }

        /** Declares a text with a default. */
        public Argument<String> text(String otherwise) {
            return of(String.class, otherwise);
        }

        /** Declares a value of a type that picocli reads, {@code Integer} or {@code Long}, which may be absent. */
        public <T> Argument<Optional<T>> of(Class<T> type) {
            return add(option.type(type).build(), given -> Optional.of(type.cast(given)), Optional.empty());
        }

        /** Declares a value of a type that picocli reads, with a default. */
        public <T> Argument<T> of(Class<T> type, T otherwise) {
            return add(option.type(type).build(), type::cast, otherwise);
        }

        /** Declares a value that a converter reads, which may be absent. */
        public <T> Argument<Optional<T>> by(Class<T> type, ITypeConverter<T> converter) {
            option.converters(converter);
            return of(type);
        }

        /** Declares a value that a converter reads, with a default. */
        public <T> Argument<T> by(Class<T> type, ITypeConverter<T> converter, T otherwise) {
            option.converters(converter);
            return of(type, otherwise);
        }

        /** Declares texts; the option may be repeated. */
        public Argument<List<String>> texts() {
            OptionSpec built =
                    option.type(List.class).auxiliaryTypes(String.class).build();
            return add(built, Arguments::strings, List.of());
        }

        /** Declares names of files or folders; the option may be repeated. */
        public Argument<List<Path>> paths() {
            OptionSpec built = option.type(List.class)
                    .auxiliaryTypes(Path.class)
                    .converters(Arguments::path)
                    .build();
            return add(
                    built,
                    given -> ((List<?>) given).stream().map(Path.class::cast).toList(),
                    List.of());
        }

        /** Declares the name of a file or folder, which may be absent. */
        public Argument<Optional<Path>> path() {
            return by(Path.class, Arguments::path);
        }

        /** Declares texts in one word, with a separator between them. */
        public Argument<List<String>> textsBetween(String separator) {
            option.splitRegex(separator);
            return texts();
        }
    }

    /** A positional argument; the method that says the type of the value declares it. */
    public final class Positional {

        private final PositionalParamSpec.Builder positional;

        private Positional(PositionalParamSpec.Builder positional) {
            this.positional = positional;
        }

        /** Declares a text that must be given. */
        public Argument<String> required() {
            return add(single("1"), String.class::cast, "");
        }

        /** Declares a text that may be absent. */
        public Argument<Optional<String>> text() {
            return add(single("0..1"), given -> Optional.of((String) given), Optional.empty());
        }

        /** Declares a text with a default. */
        public Argument<String> text(String otherwise) {
            return add(single("0..1"), String.class::cast, otherwise);
        }

        /** Declares texts, none or more. */
        public Argument<List<String>> texts() {
            return add(several("0..*"), Arguments::strings, List.of());
        }

        /** Declares texts, one or more. */
        public Argument<List<String>> requiredTexts() {
            return add(several("1..*"), Arguments::strings, List.of());
        }

        private PositionalParamSpec single(String arity) {
            return positional
                    .type(String.class)
                    .arity(arity)
                    .required(arity.startsWith("1"))
                    .build();
        }

        private PositionalParamSpec several(String arity) {
            return positional
                    .type(List.class)
                    .auxiliaryTypes(String.class)
                    .arity(arity)
                    .required(arity.startsWith("1"))
                    .build();
        }
    }
}
