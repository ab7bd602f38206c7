package dlx.formats;

import dlx.formats.links.FPuzzlesLinks;
import dlx.formats.penpa.PenpaLinks;
import dlx.formats.pzpr.PzprLinks;
import dlx.formats.sudoku.SudokuTexts;
import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.NotTakenException;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The programs for which links are written, so that a puzzle of a model can be played there.
 *
 * @since 0.1
 */
public enum LinkProgram {
    /** SudokuPad, which reads puzzles in the format of f-puzzles. */
    SUDOKUPAD("SudokuPad", SudokuTexts.MODELS, FPuzzlesLinks::ofSudokuPad),
    /** f-puzzles. */
    FPUZZLES("f-puzzles", SudokuTexts.MODELS, FPuzzlesLinks::ofFPuzzles),
    /** Penpa+, whose puzzles are drawings. */
    PENPA("Penpa+", joined(SudokuTexts.MODELS), PenpaLinks::write),
    /** puzz.link, and all other pages that run pzpr.js. */
    PUZZLINK("puzz.link", joined(List.of("sudoku", "fillomino", "star-battle", "tents", "kakuro")), PzprLinks::write);

    private final String title;
    private final List<String> models;
    private final Function<ModelText, WrittenLink> writer;

    LinkProgram(String title, List<String> models, Function<ModelText, WrittenLink> writer) {
        this.title = title;
        this.models = models;
        this.writer = writer;
    }

    private static List<String> joined(List<String> models) {
        return Stream.concat(models.stream(), CellBoard.MODELS.stream()).toList();
    }

    /**
     * Returns the programs that support puzzles of a model.
     *
     * @param model the id of the model
     * @return the programs; empty if no program supports the model
     */
    public static List<LinkProgram> of(String model) {
        Objects.requireNonNull(model, "model");
        return Arrays.stream(values())
                .filter(program -> program.models.contains(model))
                .toList();
    }

    /**
     * Returns the program whose {@link #word} this is.
     *
     * @param word a word of a program
     * @return the program; empty if no program has the word
     */
    public static Optional<LinkProgram> byWord(String word) {
        return Arrays.stream(values())
                .filter(program -> program.word().equals(word))
                .findFirst();
    }

    /**
     * Returns the word by which a user chooses this program.
     *
     * @return letters in lower case: {@code sudokupad}
     */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the program's own name.
     *
     * @return a name for sentences and buttons: {@code SudokuPad}
     */
    public String title() {
        return title;
    }

    /**
     * Returns the models whose puzzles this program supports.
     *
     * @return the ids of the models
     */
    public List<String> models() {
        return models;
    }

    /**
     * Writes a link. Cost: O(length of the text).
     *
     * @param model the id of the puzzle's model
     * @param settings the settings of the puzzle, such as {@code box}; settings that do not shape the puzzle are
     *     ignored
     * @param text one puzzle as the model writes it: {@code HasGivens.write} with its pins, or
     *     {@link Imported#text}
     * @return the link, and the parts of the puzzle that the link does not contain
     * @throws NoLinkException if the program does not support the model, or does not support this puzzle
     * @throws dlx.api.PuzzleSyntaxException if the text is not one puzzle as the model writes it
     */
    public PuzzleLink link(String model, Map<String, String> settings, String text) {
        if (!models.contains(model)) {
            throw new NoLinkException(title + " does not have puzzles of the model " + model + "; expected one of "
                    + String.join(", ", models));
        }
        try {
            WrittenLink written = writer.apply(new ModelText(model, Map.copyOf(settings), text));
            return new PuzzleLink(this, written.link(), written.lost());
        } catch (NotTakenException e) {
            throw new NoLinkException(title + ": " + e.getMessage());
        }
    }
}
