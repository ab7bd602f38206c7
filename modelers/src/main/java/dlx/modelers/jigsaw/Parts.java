package dlx.modelers.jigsaw;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The connected parts of a board: cells that can be reached from each other by steps to the side. */
final class Parts {

    /** Tells whether two neighbours belong together. */
    @FunctionalInterface
    interface Joint {

        /**
         * Whether one may step from a cell to its neighbour, and back.
         *
         * @param cell upper or left of the two, from 0, row after row
         * @param below whether the neighbour is below, otherwise at the right
         */
        boolean joins(int cell, boolean below);
    }

    private Parts() {}

    /** The part of each cell; parts count from 0 in the order of their first cells. */
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
