package dlx.app;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.PlanRunner;
import dlx.commands.line.Typed;
import dlx.commands.line.UnreadableException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/**
 * A command as declared to picocli. Not thread-safe.
 *
 * @param <P> type of its plan
 */
final class PicocliCommand<P> {

    private final PlanRunner.Call<P> call;
    private final Map<Parameter<?>, ArgSpec> arguments = new LinkedHashMap<>();

    PicocliCommand(PlanRunner.Call<P> call) {
        this.call = call;
    }

    /** Returns picocli's declarations of the command, with this object as their user object. */
    CommandSpec spec(String summary) {
        Command<P> command = call.command();
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
        for (Parameter<?> parameter : command.parameters()) {
            ArgSpec argument = parameter.names().isEmpty() ? positional(parameter) : option(parameter);
            arguments.put(parameter, argument);
            spec.add(argument);
        }
        spec.usageMessage()
                .description(Stream.concat(Stream.of(summary), command.description().stream())
                        .toArray(String[]::new))
                .footer(command.footer().toArray(String[]::new))
                .abbreviateSynopsis(true);
        return spec;
    }

    private static ArgSpec option(Parameter<?> parameter) {
        OptionSpec.Builder option = OptionSpec.builder(parameter.names().toArray(String[]::new))
                .type(type(parameter))
                .auxiliaryTypes(valueType(parameter))
                .converters(converters(parameter))
                .description(parameter.description().toArray(String[]::new))
                .required(parameter.isRequired())
                .splitRegex(parameter.separator())
                .negatable(parameter.kind() == Parameter.Kind.NEGATABLE);
        if (!parameter.label().isEmpty()) {
            option.paramLabel(parameter.label());
        }
        if (!parameter.values().isEmpty()) {
            option.completionCandidates(parameter.values());
        }
        return option.build();
    }

    private static ArgSpec positional(Parameter<?> parameter) {
        String most = parameter.isRepeated() ? "*" : "1";
        return PositionalParamSpec.builder()
                .index(parameter.index())
                .arity((parameter.isRequired() ? "1.." : "0..") + most)
                .type(type(parameter))
                .auxiliaryTypes(valueType(parameter))
                .converters(converters(parameter))
                .paramLabel(parameter.label())
                .description(parameter.description().toArray(String[]::new))
                .required(parameter.isRequired())
                .build();
    }

    private static Class<?> type(Parameter<?> parameter) {
        return parameter.isRepeated() ? List.class : valueType(parameter);
    }

    private static Class<?> valueType(Parameter<?> parameter) {
        return switch (parameter.kind()) {
            case FLAG -> boolean.class;
            case NEGATABLE -> Boolean.class;
            case INTEGER -> Integer.class;
            case LONG -> Long.class;
            case TEXT -> Object.class;
        };
    }

    private static ITypeConverter<?>[] converters(Parameter<?> parameter) {
        if (parameter.kind() != Parameter.Kind.TEXT) {
            return new ITypeConverter<?>[0];
        }
        ITypeConverter<?> converter = word -> {
            try {
                return parameter.read(word);
            } catch (UnreadableException e) {
                throw new TypeConversionException(e.getMessage());
            }
        };
        return new ITypeConverter<?>[] {converter};
    }

    /** Returns true if this object declares the given command. */
    boolean isOf(Command<?> other) {
        return call.command() == other;
    }

    /**
     * Returns the values that picocli has read.
     *
     * @param program the name of the program
     * @param words the command line after the name of the program
     */
    Typed typed(String program, ParseResult read, List<String> words) {
        Map<Parameter<?>, Object> values = new LinkedHashMap<>();
        arguments.forEach((parameter, argument) -> {
            boolean isGiven = argument instanceof OptionSpec option
                    ? read.hasMatchedOption(option)
                    : read.hasMatchedPositional((PositionalParamSpec) argument);
            Object value = argument.getValue();
            if (isGiven && value != null) {
                values.put(parameter, value);
            }
        });
        return new Typed(program, call.command(), words, values);
    }

    /**
     * Plans a command line and runs the plan.
     *
     * @param parts creates the part that runs the plan
     * @return the exit code
     */
    int run(Typed typed, Wiring parts) throws Exception {
        P plan = call.command().plan(typed);
        return parts.get(call.runner()).run(plan);
    }
}
