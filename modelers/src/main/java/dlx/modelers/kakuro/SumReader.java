package dlx.modelers.kakuro;

import dlx.api.Word;
import dlx.modelers.kakuro.KakuroChoice.Filling;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A reader of the sums of a board with known black and white squares. It checks the sums against the runs. */
final class SumReader {

    private static final char PLUS = '+';

    private final List<Word> words;
    private final List<BoardSquare> bare;

    /** Runs in rows by the black square before them. */
    private final Map<Integer, Run> across = new HashMap<>();

    /** Runs in columns by the black square before them. */
    private final Map<Integer, Run> down = new HashMap<>();

    private final List<Filling> fillings = new ArrayList<>();

    /**
     * Creates a reader of the sums.
     *
     * @throws dlx.api.PuzzleSyntaxException if a run is too long
     */
    SumReader(int columns, List<Word> words, List<BoardSquare> bare) {
        this.words = words;
        this.bare = bare;
        for (Run run : Kakuro.runs(columns, bare)) {
            checkLength(run);
            (run.across() ? across : down).put(run.clue(), run);
        }
    }

    private void checkLength(Run run) {
        if (run.size() > Run.DIGITS) {
            Word tenth = words.get(run.cells().get(Run.DIGITS));
            throw tenth.line()
                    .error(
                            tenth.column(),
                            "the run " + run.name() + " has " + run.size() + " cells; expected at most " + Run.DIGITS
                                    + ", for their digits differ");
        }
    }

    /**
     * Returns the squares with their sums.
     *
     * @throws dlx.api.PuzzleSyntaxException if a sum does not belong to a run, or the digits of a run cannot have
     *     it
     */
    List<BoardSquare> squares() {
        List<BoardSquare> squares = new ArrayList<>();
        for (int square = 0; square < words.size(); square++) {
            Word word = words.get(square);
            List<Word> sums = bare.get(square).white() ? List.of() : word.parts(KakuroReader.SLASH);
            if (sums.size() > 2) {
                throw word.wrong("has three sums", "at most two, of the run below and of the run to the right: 16\\23");
            }
            squares.add(
                    sums.size() < 2
                            ? bare.get(square)
                            : new BoardSquare(
                                    false,
                                    sum(sums.get(0), Optional.ofNullable(down.get(square)), "a white cell below it"),
                                    sum(
                                            sums.get(1),
                                            Optional.ofNullable(across.get(square)),
                                            "a white cell to the right of it")));
        }
        return squares;
    }

    /** Returns the runs whose digits are written instead of their sums. */
    List<Filling> fillings() {
        return fillings;
    }

    private int sum(Word word, Optional<Run> before, String expected) {
        if (word.text().isEmpty()) {
            return 0;
        }
        Run run = before.orElseThrow(() -> word.wrong("is the sum of no run", expected));
        int size = run.size();
        if (word.text().indexOf(PLUS) < 0) {
            String what = "the sum of " + size + (size == 1 ? " digit" : " digits that differ");
            return word.toInt(what, Run.least(size), Run.greatest(size));
        }
        List<Word> parts = word.parts(PLUS);
        List<Integer> digits = parts.stream()
                .map(part -> part.toInt("a digit", 1, Run.DIGITS))
                .distinct()
                .sorted()
                .toList();
        if (parts.size() != size || digits.size() != size) {
            throw word.wrong(
                    "does not fill the run " + run.name(),
                    size == 1 ? "one digit" : size + " digits that differ, with '+' between");
        }
        fillings.add(new Filling(run.name(), digits));
        return digits.stream().mapToInt(Integer::intValue).sum();
    }
}
