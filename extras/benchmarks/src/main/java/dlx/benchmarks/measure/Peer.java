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

/** Solvers of others: three for SAT, and one for integer programs. */
enum Peer {
    CADICAL("dimacs", "--version", "-q", "-n"),
    MINISAT("dimacs", "", "-verb=0"),
    CLASP("dimacs", "--version", "-q"),
    CBC("lp", "-quit");

    /** Exit codes of SAT solvers; the last says that there is no solution but the one found. */
    private static final List<Integer> SATISFIABLE = List.of(10, 30);

    private static final int UNSATISFIABLE = 20;
    private static final Pattern VALUE = Pattern.compile("(?m)^Objective value: +(-?\\d+)");
    private static final Pattern VERSION = Pattern.compile("\\d+(\\.\\d+)+|sc\\d+");

    private final String form;
    private final String askVersion;
    private final List<String> options;

    /**
     * @param form of {@code dlx export}
     * @param askVersion makes it print its version; empty if nothing does
     */
    Peer(String form, String askVersion, String... options) {
        this.form = form;
        this.askVersion = askVersion;
        this.options = List.of(options);
    }

    /**
     * An answer.
     *
     * @param value 1 or 0 for a solution or none; the score of the best solution found; nothing if there is no answer
     * @param isProved whether it is certain
     */
    record Said(Optional<BigInteger> value, boolean isProved) {}

    /** The name of its program. */
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

    /** Whether it looks for the best. */
    boolean isOfScores() {
        return this == CBC;
    }

    List<String> versionCommand() {
        return List.of(program(), askVersion);
    }

    boolean hasVersion() {
        return !askVersion.isEmpty();
    }

    /** Its name and version. */
    String words(String saidOfVersion) {
        Matcher version = VERSION.matcher(saidOfVersion);
        return version.find() ? program() + ' ' + version.group() : program();
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

    Said read(String output, int exitCode) {
        if (!isOfScores()) {
            boolean isFound = SATISFIABLE.contains(exitCode);
            boolean isKnown = isFound || exitCode == UNSATISFIABLE;
            BigInteger answer = isFound ? BigInteger.ONE : BigInteger.ZERO;
            return new Said(Optional.of(answer).filter(a -> isKnown), isKnown);
        }
        Matcher value = VALUE.matcher(output);
        Optional<BigInteger> score = value.find() ? Optional.of(new BigInteger(value.group(1))) : Optional.empty();
        return new Said(score, output.contains("Optimal solution found"));
    }
}
