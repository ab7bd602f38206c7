package dlx.benchmarks.measure;

import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Solvers of other authors (peers): three for SAT, and one for integer programs. */
enum Peer {
    CADICAL("dimacs", "-q", "-n"),
    MINISAT("dimacs", "-verb=0"),
    CLASP("dimacs", "-q"),
    CBC("lp");

    /** Exit codes of SAT solvers for a solution; the last means in addition that there is no other solution. */
    private static final List<Integer> SATISFIABLE = List.of(10, 30);

    private static final int UNSATISFIABLE = 20;
    private static final Pattern VALUE = Pattern.compile("(?m)^Objective value: +(-?\\d+)");

    private final String form;
    private final List<String> options;

    /**
     * Creates a peer.
     *
     * @param form format of {@code dlx export} that the program reads
     * @param options options of the program
     */
    Peer(String form, String... options) {
        this.form = form;
        this.options = List.of(options);
    }

    /**
     * A reply of the program.
     *
     * @param value 1 or 0 for a solution or no solution; or the score of the best solution found; empty without an
     *     answer
     * @param isProved true if the answer is certain
     */
    record Reply(Optional<BigInteger> value, boolean isProved) {}

    /** Returns the name of its program. */
    String program() {
        return name().toLowerCase(Locale.ROOT);
    }

    String form() {
        return form;
    }

    static Optional<Peer> of(String program) {
        return Stream.of(values())
                .filter(peer -> peer.program().equals(program))
                .findFirst();
    }

    /** Returns true if the program searches for a best solution. */
    boolean isOfScores() {
        return this == CBC;
    }

    List<String> command(Path file, Duration limit) {
        List<String> command = new ArrayList<>(List.of(program()));
        if (isOfScores()) {
            command.addAll(List.of(file.toString(), "-sec", Long.toString(limit.toSeconds()), "-solve", "-quit"));
        } else {
            command.addAll(options);
            command.add(file.toString());
        }
        return command;
    }

    Reply read(String output, int exitCode) {
        if (!isOfScores()) {
            boolean isFound = SATISFIABLE.contains(exitCode);
            boolean isKnown = isFound || exitCode == UNSATISFIABLE;
            BigInteger answer = isFound ? BigInteger.ONE : BigInteger.ZERO;
            return new Reply(Optional.of(answer).filter(a -> isKnown), isKnown);
        }
        Matcher value = VALUE.matcher(output);
        Optional<BigInteger> score = value.find() ? Optional.of(new BigInteger(value.group(1))) : Optional.empty();
        return new Reply(score, output.contains("Optimal solution found"));
    }
}
