package dlx.app.pairs;

import dlx.commands.option.EngineOptions;
import dlx.commands.option.Format;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** The values tried for each option, in addition to its absence. */
final class Values {

    /** Value of an option that does not have a value. */
    static final String PRESENT = "";

    private static final Map<String, List<String>> VALUES = new HashMap<>();

    static {
        put("--time", "1h");
        put("--nodes", "1000000", "1");
        put("generate --time", "200ms");
        put("tasks --time", "200ms");
        // symmetric rejects puzzles without a symmetry, which no rule foresees
        put(
                "--engine",
                EngineOptions.names().stream()
                        .filter(name -> !name.equals("symmetric"))
                        .toArray(String[]::new));
        put("--threads", "0", "1", "2", "3");
        put("--strategy", "mrv", "first", "weights", "frb");
        put("--reduce", PRESENT, "--no-reduce");
        put("--progress", PRESENT, "--no-progress");
        put("--exit-code", "sat");
        put("--format", Arrays.stream(Format.values()).map(Format::word).toArray(String[]::new));
        put("--with-symmetry", "any");
        put("--pin", "{pin}");
        put("--forbid", "{forbid}");
        put("--move", "{pin}");
        put("--set", "{set}");
        put("--plugins", "{none}");
        put("--memo-memory", "64M", "1");
        put("--seed", "0", "7");
        put("--limit", "1", "2", "1000");
        put("--gap", "0", "1", "1000000");
        put("--number", "1", "3");
        put("--output", "{folder}");
        put("--checkpoint", "{checkpoint}");
        put("--checkpoint-every", "1ms", "1h");
        put("--proof", "{proof}");
        put("--proof-format", "dlx", "veripb");
        put("diagram --to", "dot", "knuth", "svg", "json");
        put(
                "export --to",
                "knuth",
                "matrix",
                "dimacs",
                "lp",
                "mps",
                "opb",
                "veripb",
                "json",
                "sudokupad",
                "fpuzzles",
                "penpa",
                "puzzlink");
        put("--steps", "1", "5", "1000");
        put("trace --engine", "links", "ida", "slots");
        put("trace --show", "matrix", "engine");
        put("trace --output", "{folder}", "{page}");
        put("--probes", "1", "100");
        put("--engines", "links", "slots,links");
        put("--repeat", "1", "2");
        put("--warm-up", "0s");
        put("--question", "all", "count", "unique", "first", "best");
        put("--givens", "..30", "1..");
        put("--rating", "..99", "1..");
        put("--symmetric", "cell", "row");
        put("verify --proof", "{count-proof}");
        put("--append", "{proof}");
        put("--folder", "{folder}");
        put("--group", "com.example");
        put("--package", "com.example.mine");
        put("--port", "0");
        put("--bind", "127.0.0.1");
        put("--as", "sets", "sudoku");
        put("--name", "here");
        put("--searches", "1");
    }

    private Values() {}

    private static void put(String option, String... values) {
        VALUES.put(option, List.of(values));
    }

    /** Returns the values of an option of a command; empty if the option is not listed here. */
    static Optional<List<String>> of(String command, OptionSpec option) {
        if (option.arity().max() == 0 && !option.negatable()) {
            return Optional.of(List.of(PRESENT));
        }
        String name = option.longestName();
        return Optional.ofNullable(VALUES.getOrDefault(command + ' ' + name, VALUES.get(name)));
    }
}
