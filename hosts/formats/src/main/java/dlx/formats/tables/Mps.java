package dlx.formats.tables;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;

/**
 * Linear programs in the MPS format, fixed or free, that state a cover: each column is 0 or 1, and each row is a sum of
 * columns. A fixed file whose names contain blanks is rejected.
 *
 * <p>Rows that are all {@code = 1} become a puzzle of the model {@code partition}, rows that are all {@code >= 1} one
 * of {@code set-cover}, others one of {@code knuth}. Source: the documents of GLPK and CPLEX about the format.
 */
public final class Mps implements ForeignFormat {

    static final String PROGRAM = "MPS";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        List<String> lines = text.whole().replace("\uFEFF", "").lines().toList();
        Optional<String> first = lines.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("*"))
                .findFirst();
        boolean isMps = first.filter(line -> WatchedText.matches("(?:NAME|OBJSENSE|ROWS)(?:\\s.*+)?+", line))
                .isPresent();
        return isMps && lines.stream().anyMatch(line -> line.stripTrailing().equals("ROWS"))
                ? Optional.of(new MpsCover(text, new MpsReader(text).read(lines)).puzzle())
                : Optional.empty();
    }
}
