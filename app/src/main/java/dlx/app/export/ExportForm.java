package dlx.app.export;

import dlx.commands.line.UsageException;
import dlx.formats.LinkProgram;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A form of output for a puzzle: its cover for programs that search, or a link to a web page where the puzzle can be
 * played.
 */
public enum ExportForm {
    /** The text format of Knuth's programs. */
    KNUTH,
    /** A 0/1 matrix after its size. */
    MATRIX,
    /** CNF in the format of the DIMACS challenges. */
    DIMACS,
    /** A 0/1 linear program in the LP format of CPLEX. */
    LP,
    /** A 0/1 linear program in MPS. */
    MPS,
    /** Pseudo-Boolean constraints with an objective, in the OPB format. */
    OPB,
    /**
     * Pseudo-Boolean constraints like {@link #OPB}, without an objective, and with the line by which VeriPB counts
     * solutions.
     */
    VERIPB,
    /** A JSON object. */
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
     * Returns the form with a name.
     *
     * @param typed the name, as the user typed it
     * @throws UsageException if there is no form with this name
     */
    public static ExportForm of(String typed) {
        return UsageException.known("form", typed, List.of(values()), ExportForm::word);
    }

    /** Returns the name of the form on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the program that opens the link; empty for a form of covers. */
    public Optional<LinkProgram> program() {
        return LinkProgram.byWord(word());
    }

    /** Returns true if the output may contain several puzzles. */
    public boolean takesMany() {
        return this == JSON || program().isPresent();
    }

    /**
     * Writes the cover of a puzzle. Writing begins only after the check that the form can state the puzzle.
     *
     * @param strict true if Knuth's own programs must be able to read the output
     * @param out receives the text in pieces
     * @return a sentence about parts that the form omits, for a warning; empty if the output is complete
     * @throws UsageException if the form cannot state the puzzle
     */
    public Optional<String> write(StatedPuzzle puzzle, boolean strict, Consumer<String> out) {
        switch (this) {
            case KNUTH -> new KnuthForm(puzzle, strict).write(out);
            case MATRIX -> new MatrixForm(puzzle).write(out);
            case DIMACS -> new DimacsForm(puzzle).write(out);
            case LP -> LpForm.write(puzzle, out);
            case MPS -> MpsForm.write(puzzle, out);
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
            case LP, MPS ->
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

    /** Returns the first weight whose absolute value is at least a size. */
    private static Optional<Long> weightFrom(StatedPuzzle puzzle, long size) {
        return IntStream.range(0, puzzle.cover.optionCount())
                .mapToObj(puzzle.cover::weight)
                .filter(weight -> weight >= size || weight <= -size)
                .findFirst();
    }
}
