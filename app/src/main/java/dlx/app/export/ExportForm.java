package dlx.app.export;

import dlx.commands.line.UsageException;
import dlx.formats.LinkProgram;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The forms that a puzzle can be written in: its cover for programs that search, or a link to where it can be played. */
public enum ExportForm {
    /** The text format of Knuth's programs. */
    KNUTH,
    /** A 0/1 matrix with its size in front. */
    MATRIX,
    /** CNF in the format of the DIMACS challenges. */
    DIMACS,
    /** A 0/1 linear program in the LP format of CPLEX. */
    LP,
    /** Pseudo-Boolean constraints with an objective, in the OPB format. */
    OPB,
    /** The same without an objective and with the line by which VeriPB counts solutions. */
    VERIPB,
    /** One object. */
    JSON,
    /** A link to SudokuPad. */
    SUDOKUPAD,
    /** A link to f-puzzles. */
    FPUZZLES,
    /** A link to Penpa+. */
    PENPA,
    /** A link to puzz.link. */
    PUZZLINK;

    /**
     * The form that somebody typed.
     *
     * @throws UsageException if there is none of that name
     */
    public static ExportForm of(String typed) {
        for (ExportForm form : values()) {
            if (form.word().equals(typed)) {
                return form;
            }
        }
        List<String> names = Arrays.stream(values()).map(ExportForm::word).toList();
        throw UsageException.unknown("form", typed, names);
    }

    /** How people ask for it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The program that the link is for; nothing where the form is of covers. */
    public Optional<LinkProgram> program() {
        return LinkProgram.byWord(word());
    }

    /** Whether the output may hold several puzzles. */
    public boolean takesMany() {
        return this == JSON || program().isPresent();
    }

    /**
     * Writes the cover of a puzzle. Nothing is written before it is clear that the form can state it.
     *
     * @param strict whether Knuth's own programs must be able to read it
     * @param out takes the text in pieces
     * @return what the form leaves out, for a warning
     * @throws UsageException if the form cannot state the puzzle
     */
    public Optional<String> write(StatedPuzzle puzzle, boolean strict, Consumer<String> out) {
        switch (this) {
            case KNUTH -> new KnuthForm(puzzle, strict).write(out);
            case MATRIX -> new MatrixForm(puzzle).write(out);
            case DIMACS -> new DimacsForm(puzzle).write(out);
            case LP -> new LpForm(puzzle).write(out);
            case OPB, VERIPB -> OpbForm.write(puzzle, this == OPB, out);
            case JSON -> JsonForm.write(puzzle, out);
            default -> throw new IllegalStateException("form: " + this + "; expected one of covers");
        }
        if (!puzzle.cover.hasWeights()) {
            return Optional.empty();
        }
        return switch (this) {
            case VERIPB ->
                Optional.of("--to veripb leaves out the scores, for proofs of counts; a proof of best or of no solution"
                        + " needs --to opb");
            case MATRIX, DIMACS -> Optional.of("--to " + word() + " does not support weights; they are left out");
            case LP ->
                weightFrom(puzzle, 1L << 53)
                        .map(w -> "the weight " + w
                                + " is beyond the 53 bits that LP solvers calculate with; their best solution may not"
                                + " be the best");
            case OPB ->
                weightFrom(puzzle, 1L << 31)
                        .map(w -> "the weight " + w + " is beyond 31 bits, which is the maximum of some solvers");
            default -> Optional.empty();
        };
    }

    /** Returns the first weight of at least this size, whatever its sign. */
    private static Optional<Long> weightFrom(StatedPuzzle puzzle, long size) {
        return IntStream.range(0, puzzle.cover.optionCount())
                .mapToObj(puzzle.cover::weight)
                .filter(weight -> weight >= size || weight <= -size)
                .findFirst();
    }
}
