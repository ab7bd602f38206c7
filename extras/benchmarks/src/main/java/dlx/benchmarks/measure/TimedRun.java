package dlx.benchmarks.measure;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A run of a program with a limit of its CPU time, which Java does not support.
 *
 * @param output standard output of the program
 * @param ms CPU milliseconds of the whole process
 * @param exitCode exit code of the program
 */
record TimedRun(String output, double ms, int exitCode) {

    /** Script for bash that limits and prints the CPU time of a process. */
    private static final String TIMED = """
            exec 3>&2
            ulimit -t "$1"
            shift
            TIMEFORMAT='cpu %U %S'
            { time "$@" 2>&3; } 2>&1
            echo "code $?"
            """;

    private static final Pattern ENDED = Pattern.compile("cpu ([\\d.]+) ([\\d.]+)\\s+code (\\d+)\\s*$");
    /** Exit codes for SIGKILL and SIGXCPU. The system counts by ticks and may end a process a second early. */
    private static final List<Integer> ENDED_BY_LIMIT = List.of(128 + 9, 128 + 24);

    private static final double THOUSAND = 1e3;

    /** Factor of wall time over CPU time, as a limit on a busy machine. */
    private static final int BUSY = 6;

    /**
     * Runs a program.
     *
     * @param seconds limit of its CPU time, at which it is ended
     * @param limit limit of its CPU time, which it keeps by itself
     * @throws Trouble if the wall time is several times the limit
     */
    static TimedRun of(Programs programs, List<String> command, long seconds, Duration limit) throws IOException {
        List<String> words = new ArrayList<>(List.of("bash", "-c", TIMED, "bash", Long.toString(seconds)));
        words.addAll(command);
        return read(programs.run(words, Map.of("LC_ALL", "C"), limit.multipliedBy(BUSY)));
    }

    /** Reads the output of the script, which ends with the CPU time and the exit code. */
    static TimedRun read(String output) {
        Matcher ended = ENDED.matcher(output);
        if (!ended.find()) {
            throw Trouble.wrong("no time in '" + output + "'");
        }
        return new TimedRun(
                output.substring(0, ended.start()),
                THOUSAND * (Double.parseDouble(ended.group(1)) + Double.parseDouble(ended.group(2))),
                Integer.parseInt(ended.group(3)));
    }

    /** Returns true if the limit ended the program. */
    boolean isEndedByLimit() {
        return ENDED_BY_LIMIT.contains(exitCode);
    }
}
