package dlx.app;

import static dlx.app.Cli.cli;
import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests help, usage errors and exit codes of all commands. */
class CommandLineTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slove x | no command is called \"slove\"; did you mean \"solve\"? Known: solve, count, unique, best,"
                        + " sample, explain, hint, path, rate, generate, tasks, alive, check, resume, trace, serve, mcp, site, models, info, inspect, symmetries, diagram, export, import, verify, judge, bench, new-plugin, doctor, completion",
                "solve | dlx solve: missing required parameter: 'MODEL'; see dlx solve --help",
                "solve toy-queens --al | dlx solve: unknown option --al; did you mean \"--all\"? See dlx solve --help",
                "solve toy-queens --time-limit 5 | dlx solve: unknown option --time-limit; did you mean \"--time\"? See dlx solve --help",
                "solve toy-queens --json | dlx solve: unknown option --json; did you mean \"--format json\"? See dlx solve --help",
                "solve toy-queens --html | dlx solve: unknown option --html; see dlx solve --help",
                "solve toy-queens --zzzzzz | dlx solve: unknown option --zzzzzz; see dlx solve --help",
                "--zzzzzz | dlx: unknown option --zzzzzz; see dlx --help",
                "models toy | dlx models: \"toy\" is an unexpected word; see dlx models --help",
                "solve toy-queens --engine lonks | no engine is called \"lonks\"; did you mean \"links\"? Known: auto,"
                        + " links, slots, masks, learn, local, memo, sweep, orbits, symmetric, diagram, prices, ida",
                "solve toy-queens --strategy last | no strategy is called \"last\". Known: mrv, first, weights, frb",
                "solve toy-queens --strategy first --seed 1 | --seed requires the strategy mrv, whose ties it breaks;"
                        + " the strategy is first",
                "solve toy-queens --format jsno | no format is called \"jsno\"; did you mean \"json\"? Known: text, json,"
                        + " options, svg, png",
                "count toy-queens --format options | --format options: not supported by this command; expected text or"
                        + " json",
                "solve toy-queens --time 1x | dlx solve: --time 1x: must be a time with its unit,"
                        + " like 500ms, 10s, 5m or 2h; see dlx solve --help",
                "solve toy-queens --time 9999999h | dlx solve: --time 9999999h: must be at most"
                        + " 1000000h; see dlx solve --help",
                "solve toy-queens --time 0.0000001ms | dlx solve: --time 0.0000001ms: must be 0s,"
                        + " or at least 0.000001ms; see dlx solve --help",
                "solve toy-queens --time -1s | dlx solve: --time -1s: must be a time with its unit,"
                        + " like 500ms, 10s, 5m or 2h; see dlx solve --help",
                "count toy-queens --memo-memory 64MB | dlx count: --memo-memory 64MB: must be"
                        + " a size above 0, like 512MiB, 2GiB, 64M or a number of bytes; see dlx count"
                        + " --help",
                "bench toy-queens --memo-memory 0 | dlx bench: --memo-memory 0: must be a"
                        + " size above 0, like 512MiB, 2GiB, 64M or a number of bytes; see dlx bench"
                        + " --help",
                "unique toy-queens --memo-memory 1G | dlx unique: unknown option --memo-memory; see dlx unique --help",
                "bench toy-queens --cross-check | dlx bench: unknown option --cross-check; see dlx bench --help",
                "solve toy-queens --nodes 0 | --nodes 0: must be 1 or more",
                "solve toy-queens --threads -1 | --threads -1: must be 1 to 4096, or 0 for all cores",
                "solve toy-queens --threads 536870912 | --threads 536870912: must be 1 to 4096, or 0 for all cores",
                "count toy-queens --threads many | dlx count: --threads many: must be a whole number"
                        + " below 2^31; see dlx count --help",
                "count toy-queens --checkpoint-every 1s | --checkpoint-every requires --checkpoint FILE",
                "count toy-queens --checkpoint run.cp --cross-check | --checkpoint and --cross-check exclude each other,"
                        + " because a second engine would begin anew; expected one of them",
                "count toy-queens --engine memo --distinct | --engine memo: the engine memo only counts, and only all"
                        + " solutions; expected auto, links, slots or masks",
                "solve toy-queens --engine slots --strategy weights --checkpoint run.cp | --engine slots: the engine slots"
                        + " keeps the order of solutions with the strategy mrv only; expected auto or links",
                "solve toy-queens --limit 0 | --limit 0: must be 1 or more",
                "solve toy-queens --all --limit 2 | --all and --limit exclude each other; expected one of them",
                "best toy-queens --limit 0 | --limit 0: must be 1 or more",
                "best toy-queens --all --limit 2 | --all and --limit exclude each other; expected one of them",
                "best toy-queens --gap -1 | --gap -1: must be 0 or more",
                "best toy-queens --gap 3 --all | --gap and --all exclude each other, because --gap is for one solution;"
                        + " expected one of them",
                "best toy-queens --limit 2 --gap 3 | --gap and --limit exclude each other, because --gap is for one"
                        + " solution; expected one of them",
                "best toy-queens --all --format svg | --format svg: requires --output DIR, because there may be several"
                        + " pictures",
                "solve toy-queens --pin x --pin y --forbid y | --pin and --forbid y exclude each other; expected one of"
                        + " them",
                "solve toy-queens --exit-code=sta | --exit-code sta: must be sat",
                "solve toy-queens --set x=1 | --set x: the model toy-queens does not have settings",
                "solve toy-cover --set lesat=1 | no setting of toy-cover is called \"lesat\"; did you mean \"least\"?"
                        + " Known: least",
                "solve toy-cover --set least | --set least: must be NAME=VALUE",
                "solve toy-queens --plugins nowhere | --plugins nowhere: folder not found",
                "bench toy-queens --question why | no question is called \"why\". Known: all, count, unique, first, best",
                "bench toy-queens --engines links,quick | no engine is called \"quick\". Known: auto, links, slots, masks,"
                        + " learn, local, memo, sweep, orbits, symmetric, diagram, prices, ida",
                "bench toy-queens --repeat 0 | --repeat 0: must be 1 or more",
                "solve toy-queens --output d | --output is for --format svg and png; the format text goes to standard output",
                "solve toy-queens --all --format svg | --format svg: requires --output DIR, because there may be"
                        + " several pictures",
                "solve toy-queens --limit 2 --format svg | --format svg: requires --output DIR, because there may be"
                        + " several pictures",
                "trace toy-queens --steps 0 | --steps 0: must be 1 or more",
                "trace toy-queens --limit 0 | --limit 0: must be 1 or more",
                "trace toy-queens --format options | --format options: not supported by this command; expected text,"
                        + " json, svg or html",
                "trace toy-queens --format html | --format html makes a page; expected --output FILE for it",
                "trace toy-queens --format html --output d --engine ida | --engine ida: --format html supports only the"
                        + " engine links",
                "trace toy-queens --format html --output d --steps 100001 | --steps 100001: must be at most 100000",
                "serve --name http://board.example.org | --name http://board.example.org: not a host name; expected one"
                        + " like board.example.org, without http:// and port",
                "serve --name board:80 | --name board:80: not a host name; expected one like board.example.org, without"
                        + " http:// and port",
                "serve --port 65536 | --port 65536: must be 0 to 65535",
                "serve --searches 0 | --searches 0: must be 1 or more",
                "serve --time 0s | --time: must be more than 0, like 30s",
                "serve --bind 0.0.0.0 | --bind 0.0.0.0: requires --name HOST, because browsers use a host name of this"
                        + " machine, which the server checks",
                "trace toy-queens --format svg | --format svg draws a picture per step; expected --output DIR for them",
                "trace toy-queens --output d | --output is for --format svg and html; the format text goes to standard output",
                "judge | dlx judge: the name of a problem is missing; see dlx judge --list",
            })
    void refusesWhatDoesNotExistInOneSentence(String line, String sentence) {
        Result result = dlx("4\n", line.split(" "));

        assertThat(result).isEqualTo(new Result(2, "", sentence + "\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "info", "inspect", "bench", "trace"})
    void namesTheNearestModel(String command) {
        Result result = dlx("4\n", command, "toy-quens");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .startsWith("no model is called \"toy-quens\"; did you mean \"toy-queens\"? Known models: ")
                .hasLineCount(1);
    }

    @Test
    void showsTheUsageWhenNothingIsAsked() {
        Result result = dlx("");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err()).startsWith("Usage: dlx");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve", "count", "unique", "best", "trace", "site", "models",
                "info", "inspect", "export", "judge", "bench", "new-plugin", "doctor",
                "completion"
            })
    void everyCommandHasHelpWithAnExample(String command) {
        Result result = dlx("", command, "--help");

        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("Usage: dlx " + command)
                .contains("\nExample")
                .doesNotContain("\r", "dlx-");
        assertThat(result.out().lines()).allMatch(line -> line.length() <= 80);
    }

    @Test
    void helpListsTheCommands() {
        assertThat(dlx("", "--help").out()).contains("  solve ", "  sample ", "  resume ", "  diagram ", "  doctor ");
    }

    @Test
    void helpHasNoColorsInAPipeOrWhereTheyAreUnwanted() {
        String escape = "\u001b[";

        assertThat(dlx("", "solve", "--help").out()).doesNotContain(escape);
        assertThat(cli().onTerminal().run("solve", "--help").out()).contains(escape);
        assertThat(cli().onTerminal()
                        .with(Map.of("NO_COLOR", "1"))
                        .run("solve", "--help")
                        .out())
                .doesNotContain(escape);
    }

    @Test
    void optionsInFrontOfACommandAreNoCommand() {
        assertThat(dlx("8\n", "--help", "count", "queens")).isEqualTo(dlx("", "count", "--help"));
        assertThat(dlx("", "-h", "solve")).isEqualTo(dlx("", "solve", "--help"));
        assertThat(dlx("8\n", "--version", "count", "queens")).isEqualTo(dlx("", "--version"));
    }

    @Test
    void reportsItsVersion() {
        assertThat(dlx("", "--version").out()).startsWith("dlx ").hasLineCount(1);
        assertThat(dlx("", "--version", "--help").out())
                .isEqualTo(dlx("", "--help").out());
    }

    @Test
    void writesACompletionScript() {
        assertThat(dlx("", "completion").out())
                .contains("complete -F", "bashcompinit", "unique", "--cross-check", "--memo-memory")
                .contains("_option_args=(\"auto\" \"");
    }

    @Test
    void aNumberThatIsNoneIsSaidInPlainWords() {
        assertThat(dlx("", "solve", "toy-queens", "--limit", "x"))
                .satisfies(result -> assertThat(result.code()).isEqualTo(2))
                .satisfies(result -> assertThat(result.err())
                        .contains("--limit x: must be a whole number below 2^63; see dlx solve"));
    }

    @Test
    void showsATraceOnlyIfAskedTo() {
        String sentence = "puzzle 1: toy-broken: describe failed with java.lang.IllegalStateException: told to;"
                + " the plugin's author can mend it\n";

        assertThat(dlx("describe\n", "solve", "toy-broken")).isEqualTo(new Result(1, "", sentence));
        Result traced = dlx("describe\n", "solve", "--debug", "toy-broken");
        assertThat(traced.code()).isEqualTo(1);
        assertThat(traced.err()).startsWith(sentence).contains("\tat dlx.app.toys.ToyBroken.describe");
    }

    /** A default that picocli does not know would be "null" in the help. */
    @Test
    void noHelpHasAPlaceholder() {
        Cli.commands()
                .forEach((name, command) ->
                        assertThat(dlx("", name, "--help").out()).as(name).doesNotContainPattern("\\bnull\\b|\\$\\{"));
    }
}
