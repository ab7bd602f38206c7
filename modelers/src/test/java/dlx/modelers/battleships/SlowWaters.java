package dlx.modelers.battleships;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** A small board drawn at random, and all its solutions without a cover: every set of cells, taken apart where cells touch. */
final class SlowWaters {

    private final int rows;
    private final int columns;

    /** The lengths of ships, the longest first. */
    private final List<Integer> fleet;

    /** Number of ship cells in each row; -1 without a number. */
    private final int[] inRow;

    private final int[] inColumn;
    private final char[] marks;

    SlowWaters(long seed) {
        Random random = new Random(seed);
        rows = 1 + random.nextInt(4);
        columns = 1 + random.nextInt(3);
        inRow = new int[rows];
        inColumn = new int[columns];
        marks = new char[rows * columns];
        String looks = "~".repeat(rows * columns);
        List<Integer> lengths = List.of();
        for (int tries = 0; lengths.isEmpty() && tries < 10_000; tries++) {
            int cells = random.nextInt(1 << rows * columns) & random.nextInt(1 << rows * columns);
            looks = looks(cells);
            lengths = looks.isEmpty() ? List.of() : lengths(cells);
        }
        fleet = lengths;
        for (int k = 0; k < rows * columns; k++) {
            inRow[k / columns] += looks.charAt(k) == '~' ? 0 : 1;
            inColumn[k % columns] += looks.charAt(k) == '~' ? 0 : 1;
            boolean shown = random.nextInt(6) == 0;
            boolean wrong = random.nextInt(8) == 0;
            char part = looks.charAt(k) != '~' && random.nextInt(3) == 0 ? '*' : looks.charAt(k);
            marks[k] = shown ? wrong ? "~o<>^v#*".charAt(random.nextInt(8)) : part : '.';
        }
        forgetSome(inRow, random);
        forgetSome(inColumn, random);
    }

    private static void forgetSome(int[] numbers, Random random) {
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = random.nextBoolean() ? -1 : numbers[k];
        }
    }

    boolean hasFleet() {
        return !fleet.isEmpty();
    }

    String text() {
        StringBuilder text = new StringBuilder("fleet:");
        fleet.forEach(length -> text.append(' ').append(length));
        text.append("\n ");
        for (int number : inColumn) {
            text.append(' ').append(number < 0 ? "." : number);
        }
        for (int k = 0; k < marks.length; k++) {
            if (k % columns == 0) {
                text.append('\n')
                        .append(inRow[k / columns] < 0 ? "." : inRow[k / columns])
                        .append(' ');
            }
            text.append(marks[k]);
        }
        return text.append('\n').toString();
    }

    /** Returns all solutions, each as the appearance of its cells, row after row. */
    Set<String> solutions() {
        Set<String> solutions = new HashSet<>();
        for (int cells = 0; cells < 1 << rows * columns; cells++) {
            String looks = looks(cells);
            if (!looks.isEmpty()
                    && keepsNumbers(looks)
                    && keepsMarks(looks)
                    && lengths(cells).equals(fleet)) {
                solutions.add(looks);
            }
        }
        return solutions;
    }

    /**
     * Returns the appearance of the cells if those of a set are ships, connected cells being one ship; empty if a ship
     * is not a straight line.
     */
    private String looks(int cells) {
        char[] looks = "~".repeat(rows * columns).toCharArray();
        for (Set<Integer> ship : parts(cells)) {
            int first = Collections.min(ship);
            int last = Collections.max(ship);
            boolean across = ship.stream().allMatch(cell -> cell / columns == first / columns);
            boolean down = ship.stream().allMatch(cell -> cell % columns == first % columns);
            if (!across && !down) {
                return "";
            }
            for (int cell : ship) {
                looks[cell] = first == last
                        ? 'o'
                        : cell == first ? across ? '<' : '^' : cell < last ? '#' : across ? '>' : 'v';
            }
        }
        return new String(looks);
    }

    private List<Integer> lengths(int cells) {
        return parts(cells).stream()
                .map(Set::size)
                .sorted(Collections.reverseOrder())
                .toList();
    }

    /** The parts of a set of cells that touch each other, at a side or a corner. */
    private List<Set<Integer>> parts(int cells) {
        List<Set<Integer>> parts = new ArrayList<>();
        int left = cells;
        while (left != 0) {
            Set<Integer> part = new TreeSet<>();
            List<Integer> open = new ArrayList<>(List.of(Integer.numberOfTrailingZeros(left)));
            left &= left - 1;
            while (!open.isEmpty()) {
                int cell = open.remove(open.size() - 1);
                part.add(cell);
                for (int other = 0; other < rows * columns; other++) {
                    boolean near = Math.abs(other / columns - cell / columns) <= 1
                            && Math.abs(other % columns - cell % columns) <= 1;
                    if (near && (left >> other & 1) == 1) {
                        left &= ~(1 << other);
                        open.add(other);
                    }
                }
            }
            parts.add(part);
        }
        return parts;
    }

    private boolean keepsNumbers(String looks) {
        int[] found = new int[rows + columns];
        for (int k = 0; k < looks.length(); k++) {
            if (looks.charAt(k) != '~') {
                found[k / columns]++;
                found[rows + k % columns]++;
            }
        }
        boolean keeps = true;
        for (int k = 0; k < found.length; k++) {
            int number = k < rows ? inRow[k] : inColumn[k - rows];
            keeps &= number < 0 || number == found[k];
        }
        return keeps;
    }

    private boolean keepsMarks(String looks) {
        for (int k = 0; k < marks.length; k++) {
            boolean any = marks[k] == '.' || marks[k] == '*' && looks.charAt(k) != '~';
            if (!any && marks[k] != looks.charAt(k)) {
                return false;
            }
        }
        return true;
    }
}
