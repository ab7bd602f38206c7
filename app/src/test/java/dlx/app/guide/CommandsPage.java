package dlx.app.guide;

import dlx.app.Cli;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes {@code docs/commands.md} from the words of {@code --help}: each option of several commands once. */
final class CommandsPage {

    private static final String HEAD = """
            # Commands

            A section per command, in the words of `--help`; a test writes this page from them (`CONTRIBUTING.md`). Examples: [cli.md](cli.md), and the end of
            each `--help`. JSON, checkpoints and exit codes: [formats.md](formats.md).

            `MODEL` is a name that `dlx models` lists. `FILE...` are files of puzzles; `-`, or none, is standard input. Times are `500ms`, `10s`, `1.5m` or `2h`; sizes of memory
            count in 1024s, `64M` or `2GiB`.
            """;

    private final Map<String, CommandSpec> commands = Cli.commands();

    /** Number of commands that have an argument with these words. */
    private final Map<Row, Long> uses = commands.values().stream()
            .flatMap(CommandsPage::rows)
            .collect(Collectors.groupingBy(row -> row, TreeMap::new, Collectors.counting()));

    private record Row(String name, String text) implements Comparable<Row> {

        private static final Comparator<Row> ORDER = Comparator.comparing(
                        (Row row) -> row.name.replaceAll("^-+(\\[no-])?", ""))
                .thenComparing(Row::text);

        private boolean isOption() {
            return name.startsWith("-");
        }

        private String inTable() {
            return "| `" + name + "` | " + text.replace("|", "\\|") + " |\n";
        }

        @Override
        public int compareTo(Row other) {
            return ORDER.compare(this, other);
        }
    }

    String text() {
        StringBuilder page = new StringBuilder(HEAD);
        page.append(
                table("\n## Options of every command\n", uses.keySet().stream().filter(this::isEverywhere)));
        page.append(table(
                "\n## Options of several commands\n",
                uses.keySet().stream().filter(row -> row.isOption() && isShared(row) && !isEverywhere(row))));
        commands.forEach((name, command) -> page.append(section(name, command)));
        return page.toString();
    }

    private String section(String name, CommandSpec command) {
        String words = Arrays.stream(command.usageMessage().description())
                .map(CommandsPage::plain)
                .collect(Collectors.joining("\n"));
        String shared = shared(name, command);
        return "\n## " + name + "\n\n`"
                + command.commandLine().getHelp().synopsis(0).strip() + "`\n\n" + words + '\n'
                + table("", rows(command).filter(row -> !isShared(row)))
                + (shared.isEmpty() ? "" : "\nOf several commands: " + shared + ".\n");
    }

    /** Returns the names of the options that other commands have too, as a list, or as what {@code solve} has besides. */
    private String shared(String name, CommandSpec command) {
        List<String> own = sharedNames(command);
        List<String> missing = new ArrayList<>(sharedNames(commands.get("solve")));
        boolean isShort = !name.equals("solve") && missing.containsAll(own) && 2 * own.size() > missing.size();
        missing.removeAll(own);
        return isShort
                ? "those of `solve`" + (missing.isEmpty() ? "" : " without " + String.join(", ", missing))
                : String.join(", ", own);
    }

    private List<String> sharedNames(CommandSpec command) {
        return rows(command)
                .filter(row -> row.isOption() && isShared(row) && !isEverywhere(row))
                .sorted()
                .map(row -> '`' + row.name().replaceFirst("=.*", "") + '`')
                .toList();
    }

    private static String table(String head, Stream<Row> rows) {
        String lines = rows.sorted().map(Row::inTable).collect(Collectors.joining());
        return lines.isEmpty() ? "" : head + "\n| option | |\n|---|---|\n" + lines;
    }

    private boolean isShared(Row row) {
        return uses.get(row) > 1;
    }

    private boolean isEverywhere(Row row) {
        return uses.get(row) >= commands.size() - 3;
    }

    private static Stream<Row> rows(CommandSpec command) {
        return Stream.<ArgSpec>concat(command.options().stream(), command.positionalParameters().stream())
                .filter(argument -> !argument.hidden())
                .map(argument -> new Row(name(argument), plain(String.join(" ", argument.description()))));
    }

    private static String name(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            String names = String.join(", ", option.names());
            String value = option.arity().max() == 0 ? "" : '=' + option.paramLabel();
            return (option.negatable() ? names.replaceFirst("--", "--[no-]") : names) + value;
        }
        return argument.paramLabel();
    }

    /** Returns the words as users see them, after picocli's formatting. */
    private static String plain(String words) {
        return words.replace("%%", "%").replace("%n", " ");
    }
}
