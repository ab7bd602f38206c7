package dlx.spark;

import dlx.api.CheckpointException;
import dlx.api.digest.Sha256;
import dlx.core.search.Piece;
import dlx.core.search.Tally;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;

/**
 * Stores the progress of a search: the finished pieces with their counts, and the open pieces. The checkpoint is a text
 * file on any file system that Hadoop supports, with a checksum. The previous file stays whole if writing the next one
 * fails.
 */
final class CheckpointStore {

    /**
     * First line of the file. Its number is increased with each change of the format, and of the order in which an
     * engine searches, because paths would then lead to other subtrees.
     */
    private static final String FIRST_LINE = "dlx-spark checkpoint 1";

    private static final String CHECKSUM = "checksum ";

    private final Path path;
    private final Configuration hadoop;

    CheckpointStore(String path, Configuration hadoop) {
        try {
            this.path = new Path(path);
        } catch (IllegalArgumentException e) {
            throw new ClusterException("checkpoint: \"" + path + "\" is not a path: " + e.getMessage(), e);
        }
        this.hadoop = hadoop;
    }

    /**
     * The content of a checkpoint.
     *
     * @param cover fingerprint of the cover
     * @param search identity of the search, which determines its pieces, in words
     * @param ledger finished and open pieces
     * @param kept solutions found so far, if the question stores solutions: option numbers from 0
     */
    record Saved(String cover, String search, Ledger ledger, List<int[]> kept) {}

    /** Replaces the file. */
    void write(Saved saved) {
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        text.append("cover ").append(saved.cover).append('\n');
        text.append("search ").append(saved.search.replace('\n', ' ')).append('\n');
        text.append("spent ").append(words(saved.ledger.spent())).append('\n');
        text.append("rounds ").append(saved.ledger.rounds()).append('\n');
        saved.ledger
                .finished()
                .forEach((key, piece) -> text.append("finished ")
                        .append(key)
                        .append(' ')
                        .append(words(piece.tally()))
                        .append(' ')
                        .append(piece.piece().text())
                        .append('\n'));
        saved.ledger
                .open()
                .forEach(work -> text.append("open ")
                        .append(work.key())
                        .append(' ')
                        .append(work.piece().text())
                        .append('\n'));
        saved.kept.forEach(solution -> text.append("solution ")
                .append(Arrays.stream(solution).mapToObj(Integer::toString).collect(Collectors.joining(" ")))
                .append('\n'));
        String checksum = Sha256.of(text.toString());
        text.append(CHECKSUM).append(checksum).append('\n');
        try {
            FileSystem files = files();
            Path next = new Path(path.getParent(), '.' + path.getName() + ".next");
            try (OutputStream out = files.create(next, true)) {
                out.write(text.toString().getBytes(StandardCharsets.UTF_8));
            }
            FileContext.getFileContext(files.getUri(), hadoop)
                    .rename(files.makeQualified(next), files.makeQualified(path), Options.Rename.OVERWRITE);
        } catch (IOException | IllegalArgumentException e) {
            throw new ClusterException("checkpoint " + path + ": it cannot be written: " + e.getMessage(), e);
        }
    }

    /**
     * Returns the file system. A local file is written without Hadoop's extra file of checksums, because it contains
     * its own.
     */
    private FileSystem files() throws IOException {
        FileSystem files = path.getFileSystem(hadoop);
        return files instanceof LocalFileSystem local ? local.getRaw() : files;
    }

    private static String words(Tally tally) {
        return tally.solutions() + " " + tally.nodes() + ' ' + tally.updates();
    }

    /**
     * Reads the file and checks that it belongs to this cover and search.
     *
     * @throws CheckpointException if the file cannot be read, or belongs to another search
     */
    Saved read(String cover, String search) {
        String text = text();
        int end = text.lastIndexOf(CHECKSUM);
        if (!text.startsWith(FIRST_LINE + '\n')) {
            throw refused("it was not written by this version of dlx-spark; expected \"" + FIRST_LINE
                    + "\" as its first line");
        }
        if (end < 0 || !text.substring(end).equals(CHECKSUM + Sha256.of(text.substring(0, end)) + '\n')) {
            throw refused("it was cut off or altered; expected the checksum of its lines at its end");
        }
        try {
            return parse(text.substring(0, end), cover, search);
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw refused("a line cannot be read: " + e.getMessage());
        }
    }

    private Saved parse(String text, String cover, String search) {
        Ledger ledger = new Ledger();
        List<int[]> kept = new ArrayList<>();
        for (String line :
                new BufferedReader(new StringReader(text)).lines().skip(1).toList()) {
            int blank = line.indexOf(' ');
            String rest = line.substring(blank + 1);
            switch (line.substring(0, Math.max(0, blank))) {
                case "cover" -> check(rest, cover, "another puzzle");
                case "search" -> check(rest, search, "another question or other settings");
                case "spent" -> ledger.spend(tally(rest.split(" "), 0));
                case "rounds" -> ledger.beginRounds(Integer.parseInt(rest));
                case "finished" -> {
                    String[] words = rest.split(" ", 5);
                    ledger.finish(words[0], new Ledger.Finished(Piece.parse(words[4]), tally(words, 1)));
                }
                case "open" -> {
                    String[] words = rest.split(" ", 2);
                    ledger.open(new Work(words[0], Piece.parse(words[1])));
                }
                case "solution" ->
                    kept.add(
                            rest.isEmpty()
                                    ? new int[0]
                                    : Arrays.stream(rest.split(" "))
                                            .mapToInt(Integer::parseInt)
                                            .toArray());
                default -> throw new IllegalArgumentException(line);
            }
        }
        return new Saved(cover, search, ledger, kept);
    }

    private static Tally tally(String[] words, int from) {
        return new Tally(new BigInteger(words[from]), Long.parseLong(words[from + 1]), Long.parseLong(words[from + 2]));
    }

    private void check(String its, String expected, String what) {
        if (!its.equals(expected.replace('\n', ' '))) {
            throw refused("it was made for " + what + ": \"" + its + "\"; expected \"" + expected + '"');
        }
    }

    private String text() {
        try (InputStream in = files().open(path)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            in.transferTo(bytes);
            return bytes.toString(StandardCharsets.UTF_8);
        } catch (FileNotFoundException e) {
            throw refused("file not found");
        } catch (IOException | IllegalArgumentException e) {
            throw refused("it cannot be read: " + e.getMessage());
        }
    }

    private CheckpointException refused(String why) {
        return new CheckpointException("checkpoint " + path + ": " + why);
    }
}
