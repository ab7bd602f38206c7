package dlx.app.pairs;

import java.util.ArrayList;
import java.util.List;

/** The combinations of options that are rejected. All other combinations must be answered. */
final class Rules {

    private static final String[] SEARCHING = {"solve", "count", "unique", "best", "sample", "diagram"};
    private static final String[] DRAWING = {"solve", "best", "sample"};
    private static final String[] LINES = {
        "count", "unique", "diagram", "alive", "check", "explain", "rate", "inspect", "bench"
    };
    private static final String[] STEPS = {"hint", "path"};

    static final List<Rule> ALL = new ArrayList<>();

    static {
        ALL.add(Rule.of("--all and --limit exclude each other", "solve", "best")
                .withAnyOf("--all")
                .withAnyOf("--limit"));
        for (String other : List.of("--checkpoint", "--distinct")) {
            ALL.add(Rule.of("--any-order and " + other + " exclude each other for one", "solve")
                    .withAnyOf("--any-order")
                    .withAnyOf(other)
                    .without("--all")
                    .without("--limit"));
        }
        ALL.add(Rule.of("--memo-memory requires --any-order", "solve")
                .withAnyOf("--memo-memory")
                .without("--any-order"));
        ALL.add(Rule.of("--memo-memory requires --any-order", "solve")
                .withAnyOf("--memo-memory")
                .without("--all")
                .without("--limit"));
        ALL.add(Rule.of("must have --move LABEL", "check").without("--move"));
        ALL.add(Rule.of("a check is about one puzzle", "check").of(small -> small.puzzles() > 1));
        ALL.add(Rule.of("because --gap is for one solution", "best")
                .withAnyOf("--gap")
                .withAnyOf("--all"));
        ALL.add(Rule.of("because --gap is for one solution", "best")
                .withAnyOf("--gap")
                .withAnyOf("--limit", "1"));
        ALL.add(Rule.of("--proof and --distinct exclude each other", "solve", "count", "unique", "best")
                .withAnyOf("--proof")
                .withAnyOf("--distinct"));
        for (String other : List.of("--distinct", "--proof", "--checkpoint", "--cross-check")) {
            ALL.add(Rule.of("--with-symmetry excludes", "solve", "count")
                    .withAnyOf("--with-symmetry")
                    .withAnyOf(other));
        }
        ALL.add(Rule.of("--with-symmetry excludes", "solve", "count")
                .withAnyOf("--with-symmetry")
                .withAnyOf("--engine", "auto", "orbits"));
        ALL.add(Rule.of("--proof-format requires --proof", "solve", "count", "unique", "best")
                .withAnyOf("--proof-format")
                .without("--proof"));
        ALL.add(Rule.of("--proof and --checkpoint exclude each other", "solve", "count", "best")
                .withAnyOf("--proof")
                .withAnyOf("--checkpoint"));
        ALL.add(Rule.of("a proof is about one puzzle", "solve", "count", "unique", "best")
                .withAnyOf("--proof")
                .of(small -> small.puzzles() > 1));
        ALL.add(Rule.of("--checkpoint-every requires --checkpoint", "solve", "count", "best")
                .withAnyOf("--checkpoint-every")
                .without("--checkpoint"));
        ALL.add(Rule.of("--checkpoint and --cross-check exclude each other", "solve", "count", "best")
                .withAnyOf("--checkpoint")
                .withAnyOf("--cross-check"));
        ALL.add(Rule.of("--seed requires the strategy mrv", "solve", "count", "unique", "best", "bench", "trace")
                .withAnyOf("--seed")
                .withAnyOf("--strategy", "mrv"));
        ALL.add(Rule.of(
                        "must be NAME=VALUE",
                        allOf(SEARCHING, LINES, STEPS, new String[] {"symmetries", "export", "trace", "doctor"}))
                .withAnyOf("--set")
                .of(small -> small.set().isEmpty()));
        ALL.add(Rule.of("--to \\w+ writes the diagram, and --format json", "diagram")
                .withAnyOf("--to")
                .with("--format", "json"));
        ALL.add(Rule.of("the output contains one puzzle", "diagram")
                .withAnyOf("--to", "json")
                .of(small -> small.puzzles() > 1));
        formats();
        engines();
    }

    private Rules() {}

    private static void formats() {
        ALL.add(Rule.of("not supported by this command", DRAWING).with("--format", "html"));
        ALL.add(Rule.of("not supported by this command", LINES).with("--format", "options", "svg", "png", "html"));
        ALL.add(Rule.of("not supported by this command", STEPS).with("--format", "options", "png", "html"));
        ALL.add(Rule.of("not supported by this command", "symmetries").with("--format", "options", "html"));
        ALL.add(Rule.of("--output is for --format", allOf(DRAWING, STEPS, new String[] {"symmetries"}))
                .withAnyOf("--output")
                .with("--format", Rule.ABSENT, "text", "json", "options"));
        ALL.add(Rule.of("does not draw|no picture|draws nothing", DRAWING)
                .with("--format", "svg", "png")
                .of(small -> !small.draws() && !small.kind().equals("none")));
        ALL.add(Rule.of("requires --output DIR|takes one picture", "solve", "best")
                .with("--format", "svg", "png")
                .without("--output")
                .withAnyOf("--all"));
        ALL.add(Rule.of("requires --output DIR|takes one picture", "solve", "best")
                .with("--format", "svg", "png")
                .without("--output")
                .withAnyOf("--limit", "1"));
        ALL.add(Rule.of("requires --output DIR|takes one picture", "sample")
                .with("--format", "svg", "png")
                .without("--output")
                .with("--number", "3"));
        ALL.add(Rule.of("takes one picture", allOf(DRAWING, new String[] {"symmetries"}))
                .with("--format", "svg", "png")
                .without("--output")
                .of(small -> small.puzzles() > 1));
    }

    private static void engines() {
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "solve", "unique", "doctor")
                .with("--engine", "memo", "sweep", "prices", "ida"));
        for (String ordered : List.of("--all", "--limit", "--distinct", "--checkpoint")) {
            ALL.add(Rule.of("--engine diagram: .*; expected auto", "solve")
                    .with("--engine", "diagram")
                    .withAnyOf(ordered)
                    .without("--any-order"));
        }
        for (String several : List.of("--all", "--limit", "--distinct", "--checkpoint")) {
            ALL.add(Rule.of("--engine \\w+: .*; expected auto", "solve")
                    .with("--engine", "learn", "local", "orbits", "symmetric")
                    .withAnyOf(several));
        }
        ALL.add(Rule.of("--engine learn: .*; expected auto", "unique")
                .with("--engine", "learn")
                .withAnyOf("--distinct"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "count", "best", "sample", "diagram")
                .with("--engine", "learn", "local", "symmetric"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "unique").with("--engine", "local", "orbits", "symmetric"));
        ALL.add(Rule.of("--engine diagram: .*; expected auto", "unique")
                .with("--engine", "diagram")
                .withAnyOf("--distinct"));
        ALL.add(Rule.of("--engine diagram: .*; expected auto", "count", "best").with("--engine", "diagram"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "count").with("--engine", "prices", "ida"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "best").with("--engine", "memo", "sweep", "orbits"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "sample", "diagram")
                .with("--engine", "memo", "sweep", "prices", "ida"));
        ALL.add(Rule.of("--engine orbits: .*; expected auto", "diagram").with("--engine", "orbits"));
        ALL.add(Rule.of("--engine orbits: .*; expected auto", "sample")
                .with("--engine", "orbits")
                .withAnyOf("--distinct"));
        ALL.add(Rule.of("--engine slots: .*; expected auto", SEARCHING)
                .with("--engine", "slots")
                .with("--strategy", "frb"));
        ALL.add(Rule.of("the engine ida finds one best cover or all", "best")
                .with("--engine", "ida")
                .withAnyOf("--limit", "1"));
        ALL.add(Rule.of("--engine slots: .*; expected auto", "solve")
                .with("--engine", "slots")
                .with("--strategy", "weights")
                .without("--any-order")
                .withAnyOf("--checkpoint"));
        ALL.add(Rule.of("--engine slots: .*; expected auto", "best", "sample")
                .with("--engine", "slots")
                .with("--strategy", "weights"));
        ALL.add(Rule.of("--engine slots: .*; expected auto", "solve")
                .with("--engine", "slots")
                .with("--strategy", "weights")
                .without("--any-order")
                .withAnyOf("--all"));
        ALL.add(Rule.of("--engine slots: .*; expected auto", "solve")
                .with("--engine", "slots")
                .with("--strategy", "weights")
                .without("--any-order")
                .withAnyOf("--limit"));
        ALL.add(Rule.of("--engine \\w+: .*all solutions( or finds one.*)?; expected auto", "count")
                .with("--engine", "memo", "sweep", "orbits")
                .withAnyOf("--distinct"));
        ALL.add(Rule.of("the engine \\w+ does not support (colors|multiplicities)", SEARCHING)
                .with("--engine", "masks")
                .of(Small::isMore));
        ALL.add(Rule.of("the engine \\w+ does not support multiplicities", SEARCHING)
                .with("--engine", "diagram", "sweep")
                .of(Small::isMultiple));
        ALL.add(Rule.of("--engine slots: .*; expected auto", "solve", "count", "unique")
                .with("--engine", "slots")
                .with("--strategy", "weights")
                .without("--any-order")
                .withAnyOf("--distinct"));
        ALL.add(Rule.of("the engine slots supports the strategy mrv only where", SEARCHING)
                .with("--engine", "slots")
                .with("--strategy", "weights", "first")
                .of(Small::isMultiple));
        ALL.add(Rule.of("the engine ida only supports covers", "best")
                .with("--engine", "ida")
                .of(small -> !small.kind().equals("repeated")));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", SEARCHING)
                .with(
                        "--engine",
                        "masks",
                        "learn",
                        "local",
                        "memo",
                        "sweep",
                        "orbits",
                        "symmetric",
                        "diagram",
                        "prices",
                        "ida")
                .withAnyOf("--strategy", "mrv"));
        ALL.add(Rule.of("--engine \\w+: .*; expected auto", "solve", "count", "unique", "best")
                .withAnyOf("--engine", "auto", "links")
                .withAnyOf("--seed"));
    }

    private static String[] allOf(String[]... lists) {
        return java.util.Arrays.stream(lists).flatMap(java.util.Arrays::stream).toArray(String[]::new);
    }
}
