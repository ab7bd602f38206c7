package dlx.formats.burr;

import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes the problems of a BurrTools file as texts of the packing models: polyominoes if all shapes are flat, otherwise
 * soma.
 */
final class BurrText {

    private static final String NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** Maximum number of places in a drawing that the models read. */
    private static final int MOST_CELLS = 4096;

    private final BurrFile file;

    /**
     * Form of each shape that is a piece, by the number of the shape; stored because problems use the same shapes
     * often.
     */
    private final Map<Integer, String> forms = new HashMap<>();

    /** Numbers of the results whose size has been checked. */
    private final Set<Integer> results = new HashSet<>();

    /** Numbers of the pieces that have been checked. */
    private final Set<Integer> pieces = new HashSet<>();

    private BurrText(BurrFile file) {
        this.file = file;
    }

    /**
     * Converts all problems that have a result and pieces.
     *
     * @throws dlx.api.PuzzleSyntaxException if the file does not have such a problem, or a problem is not a packing
     */
    static ReadPuzzles imported(BurrFile file) {
        return new BurrText(file).imported();
    }

    private ReadPuzzles imported() {
        List<Integer> whole = new ArrayList<>();
        for (int k = 0; k < file.problems.size(); k++) {
            BurrProblem problem = file.problems.get(k);
            if (problem.result >= 0 && problem.parts.stream().anyMatch(part -> part.most() > 0)) {
                check(problem, k + 1);
                whole.add(k);
            }
        }
        if (whole.isEmpty()) {
            throw file.fault("problem: not found with pieces and a result; expected one at least");
        }
        boolean isFlat = whole.stream().allMatch(k -> isFlat(file.problems.get(k)));
        StringBuilder texts = new StringBuilder();
        for (int k : whole) {
            texts.append(texts.isEmpty() ? "" : "\n").append(text(k, isFlat));
            if (texts.length() > ForeignText.LONGEST) {
                throw file.fault("problem " + (k + 1) + ": the problems so far become " + texts.length()
                        + " characters of text; expected at most " + ForeignText.LONGEST);
            }
        }
        int left = file.problems.size() - whole.size();
        return new ReadPuzzles(BurrTools.PROGRAM, isFlat ? "polyomino" : "soma", texts.toString(), lost(left, isFlat));
    }

    private void check(BurrProblem problem, int number) {
        if (results.add(problem.result)) {
            checkSize("problem " + number + ", result", problem.result);
        }
        for (BurrProblem.Part part : problem.parts) {
            if (pieces.add(part.shape())) {
                checkPiece(part.shape());
            }
        }
    }

    private void checkPiece(int shape) {
        String where = "shape " + (shape + 1);
        checkSize(where, shape);
        if (file.shapes.get(shape).count(Block.FREE) > 0) {
            throw file.fault(where + ": a piece has a cube '+'; expected '#' or '_' in pieces");
        }
    }

    private void checkSize(String where, int shape) {
        int cells = file.shapes.get(shape).cells().length();
        if (cells < 1 || cells > MOST_CELLS) {
            throw file.fault(where + ": its box has " + Phrases.count(cells, "place", "places") + "; expected 1 to "
                    + MOST_CELLS);
        }
    }

    private boolean isFlat(BurrProblem problem) {
        return file.shapes.get(problem.result).isFlat()
                && problem.parts.stream()
                        .allMatch(part -> file.shapes.get(part.shape()).isFlat());
    }

    private String text(int k, boolean isFlat) {
        BurrProblem problem = file.problems.get(k);
        StringBuilder text = new StringBuilder("pieces\n");
        Map<String, BurrProblem.Part> parts = parts(problem);
        if (parts.size() > NAMES.length()) {
            throw file.fault("problem " + (k + 1) + ", pieces: there are " + parts.size()
                    + " that differ; expected at most " + NAMES.length());
        }
        int letter = 0;
        for (BurrProblem.Part part : parts.values()) {
            text.append(NAMES.charAt(letter++))
                    .append(copies(part))
                    .append('\n')
                    .append(drawn(part.shape(), isFlat, "#+."))
                    .append('\n');
        }
        boolean hasHoles = problem.holes.isPresent()
                && file.shapes.get(problem.result).count(Block.FREE) > problem.holes.getAsInt();
        return text.append("board")
                .append(hasHoles ? " holes 0.." + problem.holes.getAsInt() : "")
                .append('\n')
                .append(drawn(problem.result, isFlat, ".?#"))
                .toString();
    }

    /** Returns the pieces by form. Pieces that are rotations of each other become one, with the sum of their copies. */
    private Map<String, BurrProblem.Part> parts(BurrProblem problem) {
        Map<String, BurrProblem.Part> parts = new LinkedHashMap<>();
        for (BurrProblem.Part part : problem.parts) {
            if (part.most() > 0) {
                String form = forms.computeIfAbsent(
                        part.shape(), shape -> file.shapes.get(shape).form());
                parts.merge(form, part, BurrText::together);
            }
        }
        return parts;
    }

    private static BurrProblem.Part together(BurrProblem.Part one, BurrProblem.Part other) {
        return new BurrProblem.Part(one.shape(), one.least() + other.least(), one.most() + other.most());
    }

    private static String copies(BurrProblem.Part part) {
        if (part.least() < part.most()) {
            return " " + part.least() + ".." + part.most() + 'x';
        }
        return part.most() == 1 ? "" : " " + part.most() + 'x';
    }

    private String drawn(int shape, boolean isFlat, String signs) {
        Block block = file.shapes.get(shape);
        return (isFlat ? block.laid() : block).drawn(signs);
    }

    private List<String> lost(int left, boolean isFlat) {
        List<String> lost = new ArrayList<>();
        if (left > 0) {
            lost.add(Phrases.count(left, "problem", "problems") + " without pieces or a result");
        }
        if (file.colored > 0) {
            lost.add("the colors of " + Phrases.count(file.colored, "cube", "cubes"));
        }
        if (file.groups > 0) {
            lost.add("the groups of pieces");
        }
        if (!isFlat) {
            lost.add("whether the assembly can be taken apart");
        }
        return lost;
    }
}
