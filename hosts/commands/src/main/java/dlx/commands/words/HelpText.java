package dlx.commands.words;

import dlx.commands.line.Command;
import dlx.commands.line.Parameter;
import dlx.commands.line.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * The help of a program and of its commands, as lines of 80 characters, for a host without a library for command lines.
 */
public final class HelpText {

    private static final int WIDTH = 80;
    private static final int COLUMN = 26;

    private final StringBuilder text = new StringBuilder();

    private HelpText() {}

    /** Returns the help of a program: its commands. */
    public static String of(Program program) {
        HelpText help = new HelpText();
        help.paragraph("Usage: " + program.name() + " COMMAND");
        help.paragraph(program.summary());
        help.text.append("Commands:\n");
        program.commands().forEach(command -> help.entry("  " + command.name(), List.of(command.summary())));
        program.footer().forEach(help::line);
        return help.text.toString();
    }

    /**
     * Returns the help of a command.
     *
     * @param program the first word of command lines
     * @param summary the first sentence
     * @param without the names of options that the host does not support
     */
    public static String of(String program, Command<?> command, String summary, List<String> without) {
        HelpText help = new HelpText();
        StringBuilder usage = new StringBuilder("Usage: " + program + ' ' + command.name() + " [OPTIONS]");
        List<Parameter<?>> options = new ArrayList<>();
        List<Parameter<?>> arguments = new ArrayList<>();
        for (Parameter<?> parameter : command.parameters()) {
            if (parameter.names().stream().noneMatch(without::contains)) {
                (parameter.names().isEmpty() ? arguments : options).add(parameter);
            }
        }
        arguments.forEach(argument -> usage.append(' ').append(synopsis(argument)));
        help.paragraph(usage.toString());
        help.paragraph(summary);
        command.description().forEach(help::paragraph);
        arguments.forEach(argument -> help.entry("      " + synopsis(argument), description(argument)));
        options.forEach(option -> help.entry(names(option), description(option)));
        command.footer().forEach(help::line);
        return help.text.toString();
    }

    private static String synopsis(Parameter<?> argument) {
        String name = argument.label() + (argument.isRepeated() ? "..." : "");
        return argument.isRequired() ? name : '[' + name + ']';
    }

    private static String names(Parameter<?> option) {
        String names = String.join(", ", option.names());
        String shown = option.kind() == Parameter.Kind.NEGATABLE ? "--[no-]" + names.substring(2) : names;
        return (shown.startsWith("--") ? "      " : "  ")
                + shown
                + (option.label().isEmpty() ? "" : '=' + option.label());
    }

    private static List<String> description(Parameter<?> parameter) {
        String values = String.join(", ", parameter.values());
        return parameter.description().stream()
                .map(line -> line.replace("${COMPLETION-CANDIDATES}", values).replace("$$", "$"))
                .toList();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void paragraph(String paragraph) {
        wrapped(paragraph, WIDTH).forEach(this::line);
    }

    private void entry(String name, List<String> paragraphs) {
        List<String> lines = new ArrayList<>();
        paragraphs.forEach(paragraph -> lines.addAll(wrapped(paragraph, WIDTH - COLUMN)));
        String before = name;
        if (name.length() >= COLUMN) {
            line(name);
            before = "";
        }
        for (String line : lines) {
            line(before + " ".repeat(COLUMN - before.length()) + line);
            before = "";
        }
    }

    private static List<String> wrapped(String paragraph, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : paragraph.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
