package dlx.modelers.starbattle;

import java.util.List;

/** Places stars cell after cell, without covers. */
record SlowStars(int n, int stars, String marks) {

    void place(int cell, List<Star> placed, List<List<Star>> found) {
        if (cell == n * n) {
            if (isDone(placed)) {
                found.add(List.copyOf(placed));
            }
            return;
        }
        Star star = new Star(cell / n + 1, cell % n + 1);
        boolean rowEnds = cell % n == n - 1;
        if (placed.stream().noneMatch(other -> touch(star, other)) && inRow(star.row(), placed) < stars) {
            placed.add(star);
            if (!rowEnds || inRow(star.row(), placed) == stars) {
                place(cell + 1, placed, found);
            }
            placed.remove(placed.size() - 1);
        }
        if (!rowEnds || inRow(star.row(), placed) == stars) {
            place(cell + 1, placed, found);
        }
    }

    private boolean isDone(List<Star> placed) {
        for (int column = 1; column <= n; column++) {
            int c = column;
            if (placed.stream().filter(star -> star.column() == c).count() != stars) {
                return false;
            }
        }
        return marks.chars()
                .filter(mark -> mark != '.')
                .distinct()
                .allMatch(mark -> placed.stream()
                                .filter(star -> marks.charAt(star.cell(n)) == mark)
                                .count()
                        == stars);
    }

    private static boolean touch(Star one, Star other) {
        return Math.abs(one.row() - other.row()) <= 1 && Math.abs(one.column() - other.column()) <= 1;
    }

    private static long inRow(int row, List<Star> placed) {
        return placed.stream().filter(star -> star.row() == row).count();
    }
}
