package dlx.api;

import java.io.InvalidObjectException;

/**
 * The rules that {@link CoverBuilder} enforces during a description, checked afterwards, for data from an untrusted
 * stream.
 *
 * @param primary true for each primary item; its length is the number of items
 * @param atLeast minimum number of options of each item, 0 or more, or null
 * @param atMost maximum number of options of each item, or null
 * @param start first node of each option, and the number of nodes
 * @param items item of each node
 * @param colors color of each node from 1, 0 without a color, or null
 * @param weights weight of each option, or null
 * @param sweepOrder some primary items, each at most once, or null
 */
record CoverRules(
        boolean[] primary,
        @Nullable int[] atLeast,
        @Nullable int[] atMost,
        int[] start,
        int[] items,
        @Nullable int[] colors,
        @Nullable long[] weights,
        @Nullable int[] sweepOrder) {

    /** Returns the data, or throws if it breaks a rule. Cost: O(items + options + nodes). */
    CoverData checked() throws InvalidObjectException {
        checkMultiplicities();
        checkStarts();
        require(colors == null || colors.length == items.length, "colors of as many nodes as there are");
        require(weights == null || weights.length == start.length - 1, "weights of as many options as there are");
        int[] lastOption = new int[primary.length]; // the option that last held an item, counted from 1
        for (int option = 0; option < start.length - 1; option++) {
            checkOption(option, lastOption);
        }
        checkSweepOrder();
        return new CoverData(primary, atLeast, atMost, start, items, colors, weights, sweepOrder);
    }

    private void checkSweepOrder() throws InvalidObjectException {
        if (sweepOrder == null) {
            return;
        }
        boolean[] named = new boolean[primary.length];
        for (int item : sweepOrder) {
            require(0 <= item && item < primary.length && primary[item], "primary items in the order of a sweep");
            require(!named[item], "each item once in the order of a sweep");
            named[item] = true;
        }
    }

    private void checkMultiplicities() throws InvalidObjectException {
        int[] least = atLeast;
        int[] most = atMost;
        if (least == null && most == null) {
            return;
        }
        if (least == null || most == null || least.length != primary.length || most.length != primary.length) {
            throw broken("multiplicities of as many items as there are");
        }
        for (int item = 0; item < primary.length; item++) {
            int from = least[item];
            int to = most[item];
            require(0 <= from && from <= to, "multiplicities 0 <= from <= to");
            require(primary[item] || from == 1 && to == 1, "secondary items without multiplicities");
        }
    }

    private void checkStarts() throws InvalidObjectException {
        require(
                start.length > 0 && start[0] == 0 && start[start.length - 1] == items.length,
                "options that begin at node 0 and end at the last node");
        for (int option = 1; option < start.length; option++) {
            require(start[option - 1] < start[option], "options of one node or more, one after the other");
        }
    }

    private void checkOption(int option, int[] lastOption) throws InvalidObjectException {
        boolean anyPrimary = false;
        for (int node = start[option]; node < start[option + 1]; node++) {
            int item = items[node];
            require(0 <= item && item < primary.length, "items of the cover in every option");
            require(lastOption[item] != option + 1, "each item once in an option");
            lastOption[item] = option + 1;
            anyPrimary |= primary[item];
            if (colors != null) {
                require(colors[node] >= 0 && (colors[node] == 0 || !primary[item]), "colors on secondary items only");
            }
        }
        require(anyPrimary, "a primary item in every option");
    }

    private static void require(boolean kept, String expected) throws InvalidObjectException {
        if (!kept) {
            throw broken(expected);
        }
    }

    private static InvalidObjectException broken(String expected) {
        return new InvalidObjectException("the data of a cover is broken; expected " + expected);
    }
}
