package dlx.formats.burr;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The contents of a BurrTools file, filled while the file is read: shapes, then problems. Not thread-safe. */
final class BurrFile {

    /** The value for "no shape" and "no limit": 2^32 - 1. */
    private static final String NO_SHAPE = "4294967295";

    private static final int LONGEST_SIDE = 1_000_000;
    private static final int MOST_COPIES = 4096;

    final ForeignText text;
    final List<Block> shapes = new ArrayList<>();
    final List<BurrProblem> problems = new ArrayList<>();

    /** Number of cubes that have a color. */
    int colored;

    /** Number of times that a piece is put into a group. */
    int groups;

    BurrFile(ForeignText text) {
        this.text = text;
    }

    /**
     * Adds a shape.
     *
     * @param sides the lengths of its box along x, y and z
     * @param data a sign per place of the box, each with or without the number of a color behind it
     */
    void addShape(List<String> sides, String data) {
        String where = "shape " + (shapes.size() + 1);
        int[] size = new int[sides.size()];
        for (int axis = 0; axis < size.length; axis++) {
            size[axis] = number(where + ", " + "xyz".charAt(axis), sides.get(axis), 1, LONGEST_SIDE);
        }
        StringBuilder cells = new StringBuilder();
        for (int at = 0; at < data.length(); at++) {
            char sign = data.charAt(at);
            if (sign == Block.FULL || sign == Block.FREE || sign == Block.EMPTY) {
                cells.append(sign);
            } else if (sign >= '0' && sign <= '9' && !cells.isEmpty()) {
                boolean isFirst = data.charAt(at - 1) == Block.FULL || data.charAt(at - 1) == Block.FREE;
                colored += isFirst ? 1 : 0;
            } else if (!Character.isWhitespace(sign)) {
                throw fault(where + ": " + Phrases.quoted(sign) + " at place " + (at + 1)
                        + " is not a cube; expected '#', '+' or '_', each perhaps with the number of a color");
            }
        }
        long expected = (long) size[0] * size[1] * size[2];
        if (cells.length() != expected || (long) size[0] * size[1] > Integer.MAX_VALUE) {
            throw fault(where + ": it has " + Phrases.count(cells.length(), "place", "places") + "; expected " + size[0]
                    + " x " + size[1] + " x " + size[2]);
        }
        shapes.add(new Block(size[0], size[1], size[2], cells.toString()).trimmed());
    }

    /**
     * Adds a problem.
     *
     * @param holes the maximum number of holes; empty or {@link #NO_SHAPE} without a limit
     */
    void addProblem(String holes) {
        String where = "problem " + (problems.size() + 1) + ", maxHoles";
        problems.add(new BurrProblem(
                holes.isEmpty() || holes.equals(NO_SHAPE)
                        ? OptionalInt.empty()
                        : OptionalInt.of(number(where, holes, 0, LONGEST_SIDE))));
    }

    /**
     * Adds a piece to the last problem. Each parameter is an attribute, empty if it is missing.
     *
     * @param id number of the shape, from 0
     * @param count number of copies; if missing, {@code min} and {@code max}, else 1
     * @param min minimum number of copies
     * @param max maximum number of copies
     * @param group number of the group; 0 without a group
     */
    void addPart(String id, String count, String min, String max, String group) {
        BurrProblem problem = last("shape");
        String where = "problem " + problems.size() + ", piece " + (problem.parts.size() + 1);
        int shape = number(where + ", id", id, 0, shapes.size() - 1);
        boolean isRange = count.isEmpty() && !min.isEmpty() && !max.isEmpty();
        String exact = count.isEmpty() ? "1" : count;
        int least = isRange
                ? number(where + ", min", min, 0, MOST_COPIES)
                : number(where + ", count", exact, 0, MOST_COPIES);
        int most = isRange ? number(where + ", max", max, least, MOST_COPIES) : least;
        groups += group.isEmpty() || group.equals("0") ? 0 : 1;
        problem.parts.add(new BurrProblem.Part(shape, least, most));
    }

    /** Counts a piece that is put into a group. */
    void addGroup() {
        groups++;
    }

    /** Sets the shape that the last problem fills. */
    void setResult(String id) {
        BurrProblem problem = last("result");
        String where = "problem " + problems.size() + ", result";
        problem.result = id.equals(NO_SHAPE) ? -1 : number(where, id, 0, shapes.size() - 1);
    }

    private BurrProblem last(String element) {
        if (problems.isEmpty()) {
            throw fault(element + ": it is outside of a problem; expected <problem> first");
        }
        return problems.get(problems.size() - 1);
    }

    private int number(String field, String number, int least, int most) {
        boolean isOne = WatchedText.matches("\\d{1,7}", number);
        if (!isOne || Integer.parseInt(number) < least || Integer.parseInt(number) > most) {
            String found = number.isEmpty() ? "it is missing" : "it is " + Phrases.quoted(number);
            throw fault(field + ": " + found + "; expected "
                    + (most < least ? "a shape, but the file has 0 shapes" : least + " to " + most));
        }
        return Integer.parseInt(number);
    }

    /** Creates an error at this file. */
    PuzzleSyntaxException fault(String problem) {
        return text.fault(BurrTools.PROGRAM, problem);
    }
}
