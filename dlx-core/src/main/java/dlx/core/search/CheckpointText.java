package dlx.core.search;

import dlx.api.CheckpointException;
import dlx.api.digest.Sha256;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;

/**
 * The text format of a {@link Checkpoint}: a name, a blank and a value on each line.
 *
 * <pre>
 *   dlx-checkpoint 1
 *   cover c0ffee...                      the fingerprint
 *   question all; engine auto; ...
 *   counted 92 2057 69823                solutions, nodes, updates
 *   shown 0
 *   bound 17                             omitted if absent
 *   kept 3 5 8                           options of a best solution; one line per solution
 *   part 0.25 3 5 | 7 | 9                weight, options taken | banned | items relaxed; one line per part
 *   result 2 -71 46 120                  a result that shortens the rest, in the words of an engine; one per line
 *   sha256 ...                           of all lines before
 * </pre>
 */
final class CheckpointText {

    /**
     * The version of the format. Change it when this format or the order of any search changes, so that older texts are
     * rejected.
     */
    private static final String VERSION = "1";

    private static final String NAME = "dlx-checkpoint ";
    private static final String CHECKSUM = "sha256 ";

    /** Lines of the text, without the checksum. */
    private final String[] lines;

    /** Index of the next line to read. */
    private int at;

    private CheckpointText(String... lines) {
        this.lines = lines;
    }

    static String of(Checkpoint checkpoint) {
        StringBuilder text = new StringBuilder(NAME).append(VERSION).append('\n');
        Tally counted = checkpoint.counted();
        text.append("cover ").append(checkpoint.identity().cover());
        text.append("\nquestion ").append(checkpoint.identity().question());
        text.append("\ncounted ").append(counted.solutions());
        text.append(' ').append(counted.nodes()).append(' ').append(counted.updates());
        text.append("\nshown ").append(checkpoint.shown()).append('\n');
        checkpoint
                .bound()
                .ifPresent(bound -> text.append("bound ").append(bound).append('\n'));
        for (int[] solution : checkpoint.kept()) {
            append(text.append("kept"), solution).append('\n');
        }
        for (Subproblem part : checkpoint.parts()) {
            append(text.append("part ").append(part.weight()), part.givens().givenOptions());
            append(text.append(" |"), part.givens().forbiddenOptions());
            append(text.append(" |"), part.givens().relaxedItems()).append('\n');
        }
        checkpoint
                .results()
                .forEach(result -> text.append("result ").append(result).append('\n'));
        String body = text.toString();
        return body + CHECKSUM + Sha256.of(body) + '\n';
    }

    private static StringBuilder append(StringBuilder text, int... numbers) {
        for (int number : numbers) {
            text.append(' ').append(number);
        }
        return text;
    }

    static Checkpoint parse(String text) {
        if (!text.startsWith(NAME)) {
            throw new CheckpointException(
                    "checkpoint: the text is not a checkpoint; expected a text that begins with \"" + NAME + '"');
        }
        String version = text.substring(NAME.length()).lines().findFirst().orElse("");
        if (!version.equals(VERSION)) {
            throw new CheckpointException(
                    "checkpoint: its form is version \"" + version + "\"; expected version " + VERSION);
        }
        int end = text.lastIndexOf('\n' + CHECKSUM) + 1;
        if (end == 0 || !text.endsWith("\n")) {
            throw new CheckpointException("checkpoint: the text is truncated; expected a checksum on its last line");
        }
        String body = text.substring(0, end);
        if (!text.substring(end).equals(CHECKSUM + Sha256.of(body) + '\n')) {
            throw new CheckpointException("checkpoint: the text was altered; its checksum does not match");
        }
        return new CheckpointText(body.split("\n")).read();
    }

    private Checkpoint read() {
        at = 1;
        Checkpoint.Identity identity = new Checkpoint.Identity(required("cover"), required("question"));
        Tally counted = value(required("counted"), CheckpointText::tally);
        long shown = value(required("shown"), Long::parseUnsignedLong);
        OptionalLong bound =
                is("bound") ? OptionalLong.of(value(required("bound"), Long::parseLong)) : OptionalLong.empty();
        List<int[]> kept = new ArrayList<>();
        while (is("kept")) {
            kept.add(value(required("kept"), CheckpointText::numbers));
        }
        List<Subproblem> parts = new ArrayList<>();
        while (is("part")) {
            parts.add(value(required("part"), CheckpointText::part));
        }
        List<String> results = new ArrayList<>();
        while (is("result")) {
            results.add(required("result"));
        }
        if (at < lines.length) {
            throw broken("nothing more");
        }
        return new Checkpoint(identity, counted, shown, parts, kept, bound, results);
    }

    private boolean is(String name) {
        return at < lines.length && (lines[at].equals(name) || lines[at].startsWith(name + ' '));
    }

    private String required(String name) {
        if (!is(name)) {
            throw broken("\"" + name + '"');
        }
        return lines[at++].substring(name.length()).trim();
    }

    private <T> T value(String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            at--;
            throw broken("numbers");
        }
    }

    private CheckpointException broken(String expected) {
        String line = at < lines.length ? '"' + lines[at] + '"' : "the end";
        return new CheckpointException("checkpoint:" + (at + 1) + ": found " + line + "; expected " + expected);
    }

    private static Tally tally(String text) {
        String[] words = text.split(" ");
        Tally tally = new Tally(new BigInteger(words[0]), Long.parseLong(words[1]), Long.parseLong(words[2]));
        if (tally.solutions().signum() < 0 || tally.nodes() < 0 || tally.updates() < 0) {
            throw new IllegalArgumentException(text);
        }
        return tally;
    }

    private static Subproblem part(String text) {
        String[] pieces = text.split("\\|", -1);
        String[] first = pieces[0].trim().split(" ", 2);
        Givens givens = Givens.of(numbers(first.length > 1 ? first[1] : ""))
                .forbidden(numbers(pieces[1]))
                .relaxed(numbers(pieces[2]));
        double weight = Double.parseDouble(first[0]);
        if (!(weight >= 0 && weight <= 1)) {
            throw new IllegalArgumentException(text);
        }
        return new Subproblem(givens, weight);
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.trim().split(" "))
                .filter(word -> !word.isEmpty())
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
