package dlx.app.checkpoint;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.digest.Sha256;
import dlx.app.console.OutputDigest;
import dlx.commands.console.ExitStatus;
import dlx.commands.console.InputException;
import dlx.commands.json.JsonMembers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;

/**
 * A run as stored in a checkpoint file. The file is sufficient to resume the run: it contains the inputs.
 *
 * @param version version of the program that wrote the file
 * @param words the words of the command line
 * @param inputs content of each input file in Base64, in the order of the command line
 * @param puzzle number of the current puzzle, 1 or more
 * @param status marks of the exit status of the puzzles before, as in {@link dlx.commands.console.ExitStatus#marks}
 * @param output length and digest of each piece of standard output that belongs to the checkpoint: a piece per
 *     process that wrote output
 * @param begins first bytes of the output in Base64, stored before they are written; used while {@code output} is
 *     empty. Empty before any output
 * @param finished true if all searches have ended. A resumed run then only writes the answer to the last puzzle
 *     that could be searched, if any, and the errors of the puzzles after it
 * @param search the checkpoint of the search as text; empty before the first search
 */
public record SavedRun(
        String version,
        List<String> words,
        List<String> inputs,
        int puzzle,
        int status,
        List<OutputDigest> output,
        String begins,
        boolean finished,
        String search) {

    /** The beginning of the first line of the file, before the number of its form. */
    private static final String HEAD = "dlx checkpoint ";

    private static final String FORM = "2";
    private static final String CHECKSUM = "sha256 ";
    private static final int CHECKSUM_LENGTH = CHECKSUM.length() + 64 + 1;

    /**
     * Returns a run before its first puzzle.
     *
     * @param inputs content of each input
     */
    static SavedRun fresh(String version, List<String> words, List<byte[]> inputs) {
        List<String> packed = inputs.stream().map(SavedRun::packed).toList();
        return new SavedRun(version, words, packed, 1, 0, List.of(), "", false, "");
    }

    /** Returns this run at a later moment. */
    SavedRun at(
            int laterPuzzle, int laterStatus, List<OutputDigest> laterOutput, boolean isFinished, String laterSearch) {
        return new SavedRun(
                version, words, inputs, laterPuzzle, laterStatus, laterOutput, begins, isFinished, laterSearch);
    }

    /** Returns this run at its end, if none of its puzzles could be searched. */
    SavedRun withoutSearch() {
        return at(puzzle, status, output, true, search);
    }

    /** Returns this run with the first bytes of its output, before they are written. */
    SavedRun beginning(byte[] first) {
        return new SavedRun(version, words, inputs, puzzle, status, output, packed(first), finished, search);
    }

    private static String packed(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] unpacked(String packed) {
        return Base64.getDecoder().decode(packed);
    }

    /** Returns the content of each input. */
    List<byte[]> unpackedInputs() {
        return inputs.stream().map(SavedRun::unpacked).toList();
    }

    /** Returns the number of inputs. */
    public int inputCount() {
        return inputs.size();
    }

    /** Returns the first bytes of the output. */
    byte[] beginning() {
        return unpacked(begins);
    }

    /** Returns the number of bytes of output that belong to the checkpoint. */
    public long bytes() {
        return output.stream().mapToLong(OutputDigest::bytes).reduce(0, Math::addExact);
    }

    /** Returns true if the run resumes within a search. */
    public boolean isAmidSearch() {
        return !search.isEmpty();
    }

    /** Returns the content of the file, in three lines: the form, a JSON object, and a checksum of both. */
    byte[] toBytes() {
        String json = JsonMembers.object(to -> to.put("version", version)
                .texts("words", words)
                .texts("inputs", inputs)
                .put("puzzle", puzzle)
                .put("status", status)
                .objects(
                        "output",
                        output,
                        (part, piece) -> part.put("bytes", piece.bytes()).put("sha256", piece.sha256()))
                .put("begins", begins)
                .put("finished", finished)
                .put("search", search));
        byte[] text = (HEAD + FORM + '\n' + json + '\n').getBytes(StandardCharsets.UTF_8);
        byte[] checksum = (CHECKSUM + sha256(text, text.length) + '\n').getBytes(StandardCharsets.US_ASCII);
        byte[] whole = Arrays.copyOf(text, text.length + checksum.length);
        System.arraycopy(checksum, 0, whole, text.length, checksum.length);
        return whole;
    }

    /**
     * Returns the run in the content that {@link #toBytes} returned.
     *
     * @param file name of the file, for messages
     * @param version version of this program
     * @throws InputException if the content is not a checkpoint, is damaged, or is from another version
     */
    static SavedRun parse(String file, String version, byte... whole) {
        String text = new String(whole, StandardCharsets.UTF_8);
        int end = text.indexOf('\n');
        if (end < 0 || !text.startsWith(HEAD)) {
            throw new InputException(file + ": not a checkpoint; expected a file that --checkpoint wrote");
        }
        String form = text.substring(HEAD.length(), end);
        if (!form.equals(FORM)) {
            throw new InputException(file + ": the checkpoint has the format " + form + ", but dlx " + version
                    + " supports only the format " + FORM + "; expected the dlx that wrote it");
        }
        int length = Math.max(0, whole.length - CHECKSUM_LENGTH);
        String checksum = CHECKSUM + sha256(whole, length) + '\n';
        if (!new String(whole, length, whole.length - length, StandardCharsets.US_ASCII).equals(checksum)) {
            throw new InputException(file + ": the checkpoint was cut or altered, because its checksum does not match;"
                    + " expected the file as dlx wrote it");
        }
        try {
            SavedRun saved = of(JsonParser.parseString(text.substring(end, text.length() - CHECKSUM_LENGTH))
                    .getAsJsonObject());
            if (!saved.version.equals(version)) {
                throw new InputException(file + ": dlx " + saved.version + " wrote the checkpoint, and this is dlx "
                        + version + "; expected the dlx that wrote it");
            }
            saved.check();
            return saved;
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException e) { // from Gson, Base64 or check(): a value is missing or wrong
            throw noSuchRun(file);
        }
    }

    /** Returns the exception for a file with a right checksum whose content cannot come from a run. */
    public static InputException noSuchRun(String file) {
        return new InputException(file + ": the checkpoint is incomplete; expected the file as dlx wrote it");
    }

    /** Rejects values that cannot come from a run, because anyone can compute a right checksum for a wrong file. */
    private void check() {
        unpackedInputs();
        beginning();
        boolean begun = bytes() > 0 || puzzle > 1 || status != 0;
        if (puzzle < 1 || !ExitStatus.areMarks(status) || words.isEmpty() || begun && !isAmidSearch()) {
            throw new IllegalArgumentException("puzzle " + puzzle + ", status " + status + ", words " + words);
        }
        for (OutputDigest piece : output) {
            if (piece.bytes() <= 0) {
                throw new IllegalArgumentException("bytes " + piece.bytes());
            }
        }
    }

    private static SavedRun of(JsonObject json) {
        return new SavedRun(
                json.get("version").getAsString(),
                list(json.get("words"), JsonElement::getAsString),
                list(json.get("inputs"), JsonElement::getAsString),
                json.get("puzzle").getAsInt(),
                json.get("status").getAsInt(),
                list(json.get("output"), SavedRun::piece),
                json.get("begins").getAsString(),
                json.get("finished").getAsBoolean(),
                json.get("search").getAsString());
    }

    private static OutputDigest piece(JsonElement json) {
        JsonObject piece = json.getAsJsonObject();
        return new OutputDigest(
                piece.get("bytes").getAsLong(), piece.get("sha256").getAsString());
    }

    private static <T> List<T> list(JsonElement array, Function<JsonElement, T> reader) {
        return array.getAsJsonArray().asList().stream().map(reader).toList();
    }

    private static String sha256(byte[] bytes, int length) {
        MessageDigest digest = Sha256.fresh();
        digest.update(bytes, 0, length);
        return Sha256.end(digest);
    }
}
