package dlx.formats.boards;

import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.List;
import java.util.Optional;

/**
 * Partial latin squares of the collections of quasigroups with holes, {@code .pls}: {@code order 5}, then rows of
 * numbers. The model reads this form, so only the model is found here.
 */
public final class QuasigroupFile implements ForeignFormat {

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        List<String> lines = text.whole()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(2)
                .toList();
        boolean isSquare = lines.size() > 1
                && WatchedText.matches("order\\s++[1-9]\\d{0,2}", lines.get(0))
                && WatchedText.matches("(?:-?\\d{1,3}(?:\\s++|$))++", lines.get(1))
                && WatchedText.matches("order\\s++" + lines.get(1).split("\\s++").length, lines.get(0));
        return isSquare
                ? Optional.of(new ReadPuzzles("PLS", "latin", text.whole().stripTrailing() + '\n', List.of()))
                : Optional.empty();
    }
}
