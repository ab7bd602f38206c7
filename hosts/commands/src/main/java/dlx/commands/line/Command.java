package dlx.commands.line;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A command of a program: its parameters, its help, and the function from the typed values to a plan. Immutable.
 *
 * @param name the word that calls the command
 * @param description the paragraphs of the help after the summary, which the program contains
 * @param parameters the options and positional arguments
 * @param footer the lines at the end of the help, usually examples
 * @param planner makes the plan without reading inputs; throws {@link UsageException} if options are invalid or
 *     exclude each other
 * @param <P> type of the plan
 */
public record Command<P>(
        String name,
        List<String> description,
        List<Parameter<?>> parameters,
        List<String> footer,
        Function<Typed, P> planner) {

    /** Begins the declaration of a command. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** Returns the plan of a command line. */
    public P plan(Typed typed) {
        return planner.apply(typed);
    }

    /** A command during its declaration. Not thread-safe. */
    public static final class Builder {

        private final String name;
        private final List<String> description = new ArrayList<>();
        private final List<Parameter<?>> parameters = new ArrayList<>();
        private final List<String> footer = new ArrayList<>();

        private Builder(String name) {
            this.name = name;
        }

        /** Adds paragraphs to the help. */
        public Builder about(String... paragraphs) {
            description.addAll(List.of(paragraphs));
            return this;
        }

        /** Adds parameters. */
        public Builder with(Parameter<?>... more) {
            parameters.addAll(List.of(more));
            return this;
        }

        /** Adds the parameters of a group. */
        public Builder with(List<Parameter<?>> group) {
            parameters.addAll(group);
            return this;
        }

        /** Adds an example, or several, to the end of the help. */
        public Builder examples(String... lines) {
            return footer(lines.length == 1 ? "Example:" : "Examples:", lines);
        }

        /** Adds lines to the end of the help, below a heading. */
        public Builder footer(String heading, String... lines) {
            footer.add("");
            footer.add(heading);
            for (String line : lines) {
                footer.add("  " + line);
            }
            return this;
        }

        /** Returns the command. Its plan is the typed values. */
        public Command<Typed> asTyped() {
            return planned(typed -> typed);
        }

        /** Returns the command. */
        public <P> Command<P> planned(Function<Typed, P> planner) {
            return new Command<>(name, List.copyOf(description), List.copyOf(parameters), List.copyOf(footer), planner);
        }
    }
}
