package dlx.formats.sudoku;

import java.util.ArrayList;
import java.util.List;

/** Writes the rules of a sudoku as sentences, for programs that show them to users. */
public final class RulesInWords {

    private RulesInWords() {}

    /** Returns the sentences, separated by blanks. */
    public static String of(SudokuDraft draft) {
        int n = draft.size();
        List<String> sentences = new ArrayList<>();
        sentences.add("Place the numbers from 1 to " + n + " so that no row, no column and no "
                + (draft.hasBoxes() ? "box" : "region") + " holds a number twice.");
        if (hasSums(draft)) {
            sentences.add("The numbers of a cage differ and add up to its sum.");
        }
        if (draft.hasRule("diagonal")) {
            sentences.add("No diagonal holds a number twice.");
        }
        if (draft.hasRule("disjoint")) {
            sentences.add("Cells in the same place of different boxes differ.");
        }
        if (hasRegions(draft)) {
            sentences.add("No marked region holds a number twice.");
        }
        return String.join(" ", sentences);
    }

    /** Returns the usual name of such a puzzle. */
    public static String title(SudokuDraft draft) {
        if (hasSums(draft)) {
            return "Killer sudoku";
        }
        if (!draft.hasBoxes()) {
            return "Jigsaw sudoku";
        }
        boolean isVariant = draft.hasRule("diagonal") || draft.hasRule("disjoint") || hasRegions(draft);
        return isVariant ? "Sudoku with more regions" : "Sudoku";
    }

    private static boolean hasSums(SudokuDraft draft) {
        return draft.cages().values().stream().anyMatch(sum -> sum > 0);
    }

    /** Returns true if the puzzle has extra regions; a cage without a sum counts as one. */
    private static boolean hasRegions(SudokuDraft draft) {
        return !draft.extraRegions().isEmpty() || draft.cages().containsValue(0);
    }
}
