package dlx.modelers.jigsaw;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The connected parts of a board: cells that can be reached from each other by steps to the side. */
final class Parts {

    /** A predicate for two neighbors that are in one part. */
    @FunctionalInterface
    interface Joint {

        /**
         * Returns true if a cell and its neighbor are in one part.
         *
         * @param cell the upper or left cell of the two, from 0, row after row
         * @param below true if the neighbor is below, false if it is at the right
         */
        boolean joins(int cell, boolean below);
    }

    private Parts() {}

    /** Returns the part of each cell; parts count from 0 in the order of their first cells. */
    static int[] of(int n, Joint joint) {
        int[] part = new int[n * n];
        Arrays.fill(part, -1);
        int parts = 0;
        for (int cell = 0; cell < part.length; cell++) {
            if (part[cell] < 0) {
                flood(n, joint, part, cell, parts);
                parts++;
            }
        }
        return part;
    }

    private static void flood(int n, Joint joint, int[] part, int start, int number) {
        Deque<Integer> open = new ArrayDeque<>();
        part[start] = number;
        open.add(start);
        while (!open.isEmpty()) {
            int cell = open.remove();
            int column = cell % n;
            enter(column + 1 < n && joint.joins(cell, false), cell + 1, part, number, open);
            enter(column > 0 && joint.joins(cell - 1, false), cell - 1, part, number, open);
            enter(cell + n < part.length && joint.joins(cell, true), cell + n, part, number, open);
            enter(cell >= n && joint.joins(cell - n, true), cell - n, part, number, open);
        }
    }

    private static void enter(boolean joined, int cell, int[] part, int number, Deque<Integer> open) {
        if (joined && part[cell] < 0) {
            part[cell] = number;
            open.add(cell);
        }
    }
}
