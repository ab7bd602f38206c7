package dlx.modelers.timetable;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A small random rota, its table, and its plans by trying everything. The meanings of the marks are implemented here
 * again.
 */
final class SlowRota {

    private static final String[] SHIFTS = {"E", "L", "N"};
    private static final int NONE = -1;

    private final int people;
    private final int days;
    private final int shifts;
    private final String[][] marks;
    private final String[] can;
    private final int[][] need; // shift, day: from * 10 + to
    private final int[] min;
    private final int[] max;
    private final int[] maxOfFirst;
    private final List<String> never = new ArrayList<>();

    long plans;
    long least = Long.MAX_VALUE;

    SlowRota(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        shifts = 1 + random.nextInt(3);
        people = 1 + random.nextInt(3);
        days = 1 + random.nextInt(people == 3 || shifts == 3 ? 3 : 4);
        String[] all = {"", "", "", "", "x", "E", "E L", "+", "-", "E+", "L--", "no E", "no E +", ".", "e"};
        marks = new String[people][days];
        can = new String[people];
        min = new int[people];
        max = new int[people];
        maxOfFirst = new int[people];
        for (int p = 0; p < people; p++) {
            can[p] = random.nextInt(3) > 0 || shifts == 1 ? "" : random.nextBoolean() ? "L" : "L E";
            min[p] = random.nextInt(4) > 0 ? 0 : 1 + random.nextInt(2);
            max[p] = random.nextInt(3) > 0 ? 9 : Math.max(min[p], 1 + random.nextInt(3));
            maxOfFirst[p] = random.nextInt(3) > 0 ? 9 : 1;
            for (int d = 0; d < days; d++) {
                String mark = all[random.nextInt(all.length)];
                marks[p][d] = shifts == 1 && mark.contains("L") ? "" : mark;
            }
        }
        need = new int[shifts][days];
        for (int[] row : need) {
            for (int d = 0; d < days; d++) {
                int from = random.nextInt(Math.min(3, people));
                row[d] = from * 10 + Math.max(from, random.nextInt(people + 1));
            }
        }
        String[] sequences = {"E E", "L E", "N E", "N L", "* *", "E * E", "E E E", "* * *", "* N"};
        for (int k = random.nextInt(4); k > 0; k--) {
            String sequence = sequences[random.nextInt(sequences.length)];
            if (IntStream.range(shifts, SHIFTS.length).noneMatch(s -> sequence.contains(SHIFTS[s]))) {
                never.add(sequence);
            }
        }
        assign(new int[people][days], 0);
    }

    String table() {
        StringBuilder text = new StringBuilder("name,can,min,max,max E");
        IntStream.range(0, days).forEach(d -> text.append(",day ").append(d));
        text.append('\n');
        for (int s = 0; s < shifts; s++) {
            text.append("need ").append(SHIFTS[s]).append(",,,,");
            for (int n : need[s]) {
                text.append(',').append(n / 10 == n % 10 ? "" + n % 10 : n / 10 + ".." + n % 10);
            }
            text.append('\n');
        }
        never.forEach(rule -> text.append("not,").append(rule).append('\n'));
        for (int p = 0; p < people; p++) {
            text.append("P").append(p).append(',').append(can[p]).append(',').append(min[p]);
            text.append(',').append(max[p]).append(',').append(maxOfFirst[p]).append(',');
            text.append(String.join(",", marks[p])).append('\n');
        }
        return text.toString();
    }

    private void assign(int[][] plan, int cell) {
        if (cell == people * days) {
            if (isPlan(plan)) {
                plans++;
                least = Math.min(least, cost(plan));
            }
            return;
        }
        for (int shift = NONE; shift < shifts; shift++) {
            plan[cell / days][cell % days] = shift;
            if (isAllowed(cell / days, cell % days, shift)) {
                assign(plan, cell + 1);
            }
        }
    }

    private boolean isAllowed(int p, int d, int shift) {
        String mark = marks[p][d];
        boolean given = List.of("E", "E L", "e").contains(mark);
        if (shift == NONE) {
            return !given;
        }
        String name = SHIFTS[shift];
        if (mark.equals("x") || mark.equals(".") || mark.startsWith("no " + name)) {
            return false;
        }
        return given
                ? mark.toUpperCase(java.util.Locale.ROOT).contains(name)
                : can[p].isEmpty() || can[p].contains(name);
    }

    private boolean isPlan(int[][] plan) {
        for (int s = 0; s < shifts; s++) {
            for (int d = 0; d < days; d++) {
                int working = 0;
                for (int[] row : plan) {
                    working += row[d] == s ? 1 : 0;
                }
                if (working < need[s][d] / 10 || working > need[s][d] % 10) {
                    return false;
                }
            }
        }
        for (int p = 0; p < people; p++) {
            long total = IntStream.of(plan[p]).filter(shift -> shift != NONE).count();
            long first = IntStream.of(plan[p]).filter(shift -> shift == 0).count();
            String worked = IntStream.of(plan[p])
                    .mapToObj(shift -> shift == NONE ? "." : SHIFTS[shift])
                    .collect(Collectors.joining());
            if (total < min[p]
                    || total > max[p]
                    || first > maxOfFirst[p]
                    || never.stream()
                            .anyMatch(rule ->
                                    worked.matches(".*" + rule.replace(" ", "").replace("*", "[ELN]") + ".*"))) {
                return false;
            }
        }
        return true;
    }

    private long cost(int[][] plan) {
        long cost = 0;
        for (int p = 0; p < people; p++) {
            for (int d = 0; d < days; d++) {
                if (plan[p][d] != NONE) {
                    cost += 1 - wish(marks[p][d], SHIFTS[plan[p][d]]);
                }
            }
        }
        return cost;
    }

    private static int wish(String mark, String shift) {
        return switch (mark) {
            case "+", "no E +" -> 1;
            case "-" -> -1;
            case "E+" -> shift.equals("E") ? 1 : 0;
            case "L--" -> shift.equals("L") ? -2 : 0;
            default -> 0;
        };
    }
}
