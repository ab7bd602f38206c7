package dlx.core.generate;

import dlx.api.Cover;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Groups the options of a solution that are given together: each option alone, or options that are opposite each other
 * when a group of items is read backwards. For the cells of a board, row by row, this is a half-turn. Immutable.
 *
 * <p>The group of an item consists of the words of its name before the first word with a digit, or before the last
 * word: {@code cell} of {@code cell r1c2}, {@code falling diagonal} of {@code falling diagonal 3}.
 *
 * @param opposite item opposite each item, or {@link #NONE}; empty if every option is given alone
 */
record Pattern(int[] opposite) {

    private static final int NONE = -1;

    /** Pattern in which every option is given alone. */
    static final Pattern SINGLE = new Pattern(new int[0]);

    /** Returns the groups of a cover with two items or more, in order, with their items. */
    static Map<String, List<Integer>> groups(Cover<?> cover) {
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int item = 0; item < cover.itemCount(); item++) {
            String group = groupOf(cover.itemName(item));
            if (!group.isEmpty()) {
                groups.computeIfAbsent(group, name -> new ArrayList<>()).add(item);
            }
        }
        groups.values().removeIf(items -> items.size() < 2);
        return groups;
    }

    private static String groupOf(String item) {
        String[] words = item.split(" ");
        int end = 0;
        while (end < words.length - 1 && words[end].chars().noneMatch(Character::isDigit)) {
            end++;
        }
        return String.join(" ", Arrays.copyOf(words, end));
    }

    /** Returns the pattern of a group that is read backwards. */
    static Pattern backwards(Cover<?> cover, List<Integer> group) {
        int[] opposite = new int[cover.itemCount()];
        Arrays.fill(opposite, NONE);
        for (int k = 0; k < group.size(); k++) {
            opposite[group.get(k)] = group.get(group.size() - 1 - k);
        }
        return new Pattern(opposite);
    }

    /** Returns the places of a solution, grouped by the options that are given together. */
    int[][] units(Selection solution, Cover<?> cover) {
        int[] root = new int[solution.size()];
        Arrays.setAll(root, place -> place);
        if (opposite.length == 0) {
            return singles(root);
        }
        join(root, solution, cover);
        Map<Integer, List<Integer>> units = new LinkedHashMap<>();
        for (int place = 0; place < root.length; place++) {
            units.computeIfAbsent(find(root, place), first -> new ArrayList<>()).add(place);
        }
        return units.values().stream()
                .map(places -> places.stream().mapToInt(place -> place).toArray())
                .toArray(int[][]::new);
    }

    private static int[][] singles(int[] places) {
        int[][] units = new int[places.length][];
        for (int place : places) {
            units[place] = new int[] {place};
        }
        return units;
    }

    /** Joins each option with all options that hold an item opposite one of its items. */
    private void join(int[] root, Selection solution, Cover<?> cover) {
        Map<Integer, List<Integer>> holders = new LinkedHashMap<>();
        for (int place = 0; place < root.length; place++) {
            int option = solution.option(place);
            for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                if (opposite[cover.item(node)] != NONE) {
                    holders.computeIfAbsent(cover.item(node), item -> new ArrayList<>())
                            .add(place);
                }
            }
        }
        holders.forEach((item, places) -> {
            for (int other : holders.getOrDefault(opposite[item], List.of())) {
                root[find(root, other)] = find(root, places.get(0));
            }
        });
    }

    private static int find(int[] root, int place) {
        int top = place;
        while (root[top] != top) {
            top = root[top];
        }
        return top;
    }
}
