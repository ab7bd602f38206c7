package dlx.modelers.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The definitions of techniques in sudoku books, on a 9x9 board with pencil marks: a second opinion without items and
 * options.
 */
final class Textbook {

    /** A pencil mark. */
    record Mark(int cell, int value) implements Comparable<Mark> {
        @Override
        public int compareTo(Mark other) {
            return cell != other.cell ? cell - other.cell : value - other.value;
        }
    }

    private static final List<List<Integer>> ROWS = lines(i -> i / 9);
    private static final List<List<Integer>> COLUMNS = lines(i -> i % 9);
    private static final List<List<Integer>> LINES = joined(ROWS, COLUMNS);

    /** The boxes of the usual board. */
    static final List<List<Integer>> BOXES = lines(i -> i / 27 * 3 + i % 9 / 3);

    private final List<List<Integer>> boxes;
    private final List<List<Integer>> all;
    private final Set<Mark> marks = new TreeSet<>();

    /**
     * The marks of a board; 0 is a free cell.
     *
     * @param boxes or regions
     * @param others further houses
     */
    Textbook(int[] board, List<List<Integer>> boxes, List<List<Integer>> others) {
        this.boxes = boxes;
        all = joined(joined(LINES, boxes), others);
        for (int cell = 0; cell < 81; cell++) {
            for (int value = 1; value <= 9; value++) {
                if (board[cell] == 0 || board[cell] == value) {
                    marks.add(new Mark(cell, value));
                }
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            if (board[cell] != 0) {
                set(new Mark(cell, board[cell]));
            }
        }
    }

    private static List<List<Integer>> lines(IntUnaryOperator line) {
        return IntStream.range(0, 9)
                .mapToObj(k -> IntStream.range(0, 81)
                        .filter(cell -> line.applyAsInt(cell) == k)
                        .boxed()
                        .toList())
                .toList();
    }

    private static List<List<Integer>> joined(List<List<Integer>> some, List<List<Integer>> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** Writes a value, and removes the marks that it excludes. */
    void set(Mark known) {
        marks.removeIf(mark -> !mark.equals(known)
                && (mark.cell() == known.cell() || mark.value() == known.value() && sees(mark.cell(), known.cell())));
    }

    void rubOut(Set<Mark> impossible) {
        marks.removeAll(impossible);
    }

    private boolean sees(int cell, int other) {
        return cell != other && all.stream().anyMatch(house -> house.contains(cell) && house.contains(other));
    }

    private Set<Integer> cells(List<Integer> house, int value) {
        return house.stream()
                .filter(cell -> marks.contains(new Mark(cell, value)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<Integer> values(int cell) {
        return marks.stream()
                .filter(mark -> mark.cell() == cell)
                .map(Mark::value)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean isSolved(int cell) {
        return values(cell).size() == 1;
    }

    /**
     * Returns true if a technique of this name sets one mark, or removes exactly these marks (at least these for a
     * chain).
     */
    boolean holds(String name, Set<Mark> step) {
        Mark first = step.iterator().next();
        int v = first.value();
        return switch (name) {
            case "naked single" -> values(first.cell()).equals(Set.of(v));
            case "hidden single" ->
                all.stream()
                        .anyMatch(house ->
                                house.contains(first.cell()) && cells(house, v).size() == 1);
            case "pointing pair" -> isIntersection(boxes, LINES, v, 2, step);
            case "pointing triple" -> isIntersection(boxes, LINES, v, 3, step);
            case "pointing quad" -> isIntersection(boxes, LINES, v, 4, step);
            case "pointing" -> isIntersection(boxes, LINES, v, 0, step);
            case "box-line reduction" -> isIntersection(LINES, boxes, v, 0, step);
            case "naked pair" -> isNaked(2, step);
            case "naked triple" -> isNaked(3, step);
            case "naked quad" -> isNaked(4, step);
            case "hidden pair" -> isHidden(2, step);
            case "hidden triple" -> isHidden(3, step);
            case "hidden quad" -> isHidden(4, step);
            case "X-wing" -> isFish(2, v, step);
            case "swordfish" -> isFish(3, v, step);
            case "jellyfish" -> isFish(4, v, step);
            case "franken X-wing" -> isFranken(2, v, step);
            case "franken swordfish" -> isFranken(3, v, step);
            case "franken jellyfish" -> isFranken(4, v, step);
            case "mutant X-wing" -> isMutant(2, v, step);
            case "mutant swordfish" -> isMutant(3, v, step);
            case "mutant jellyfish" -> isMutant(4, v, step);
            case "locked candidates" -> isIntersection(all, all, v, 0, step);
            case "skyscraper" -> isTurbot(ROWS, ROWS, COLUMNS, v, step) || isTurbot(COLUMNS, COLUMNS, ROWS, v, step);
            case "two-string kite" -> isTurbot(ROWS, COLUMNS, boxes, v, step);
            case "turbot fish" -> isTurbot(all, all, all, v, step);
            case "finned X-wing" -> isFinned(2, false, v, step);
            case "sashimi X-wing" -> isFinned(2, true, v, step);
            case "finned swordfish" -> isFinned(3, false, v, step);
            case "sashimi swordfish" -> isFinned(3, true, v, step);
            case "finned jellyfish" -> isFinned(4, false, v, step);
            case "sashimi jellyfish" -> isFinned(4, true, v, step);
            case "empty rectangle" -> isEmptyRectangle(v, step);
            case "XY-wing" -> isXyWing(2, v, step);
            case "XYZ-wing" -> isXyWing(3, v, step);
            case "W-wing" -> isWWing(v, step);
            case "X-chain" -> isXChain(v, step);
            default -> throw new AssertionError("no definition of " + name);
        };
    }

    private Set<Mark> marksOf(int value, Predicate<Integer> cell) {
        return marks.stream()
                .filter(mark -> mark.value() == value && cell.test(mark.cell()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns true if all marks of a value in one kind of house are in another house, so that its other marks there are
     * removed.
     */
    private boolean isIntersection(
            List<List<Integer>> inside, List<List<Integer>> within, int v, int size, Set<Mark> step) {
        return inside.stream()
                .anyMatch(house -> within.stream().anyMatch(other -> {
                    Set<Integer> cells = cells(house, v);
                    return cells.size() > 1
                            && (size == 0 || cells.size() == size)
                            && other.containsAll(cells)
                            && marksOf(v, cell -> other.contains(cell) && !house.contains(cell))
                                    .equals(step);
                }));
    }

    private static List<List<Integer>> chosen(List<Integer> from, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> found = new ArrayList<>();
        for (int k = 0; k < from.size(); k++) {
            for (List<Integer> rest : chosen(from.subList(k + 1, from.size()), size - 1)) {
                List<Integer> one = new ArrayList<>(List.of(from.get(k)));
                one.addAll(rest);
                found.add(one);
            }
        }
        return found;
    }

    private boolean isNaked(int size, Set<Mark> step) {
        for (List<Integer> house : all) {
            for (List<Integer> cells :
                    chosen(house.stream().filter(c -> !isSolved(c)).toList(), size)) {
                Set<Integer> values = new TreeSet<>();
                cells.forEach(cell -> values.addAll(values(cell)));
                if (values.size() == size) {
                    Set<Mark> gone = marks.stream()
                            .filter(mark -> values.contains(mark.value()) && !cells.contains(mark.cell()))
                            .filter(mark -> all.stream().anyMatch(h -> h.containsAll(cells) && h.contains(mark.cell())))
                            .collect(Collectors.toCollection(TreeSet::new));
                    if (gone.equals(step)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isHidden(int size, Set<Mark> step) {
        List<Integer> nine = IntStream.rangeClosed(1, 9).boxed().toList();
        for (List<Integer> house : all) {
            List<Integer> open =
                    nine.stream().filter(v -> cells(house, v).size() > 1).toList();
            for (List<Integer> values : chosen(open, size)) {
                Set<Integer> cells = new TreeSet<>();
                values.forEach(value -> cells.addAll(cells(house, value)));
                Set<Mark> gone = marks.stream()
                        .filter(mark -> cells.contains(mark.cell()) && !values.contains(mark.value()))
                        .collect(Collectors.toCollection(TreeSet::new));
                if (cells.size() == size && gone.equals(step)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFish(int size, int v, Set<Mark> step) {
        return isFish(ROWS, COLUMNS, size, v, step) || isFish(COLUMNS, ROWS, size, v, step);
    }

    private boolean isFish(List<List<Integer>> bases, List<List<Integer>> covers, int size, int v, Set<Mark> step) {
        List<Integer> open = IntStream.range(0, bases.size())
                .filter(k -> cells(bases.get(k), v).size() > 1)
                .boxed()
                .toList();
        for (List<Integer> chosen : chosen(open, size)) {
            Set<Integer> cells = new TreeSet<>();
            int sum = 0;
            for (int k : chosen) {
                cells.addAll(cells(bases.get(k), v));
                sum += cells(bases.get(k), v).size();
            }
            if (sum == cells.size()) {
                for (List<Integer> over : covering(covers, cells, size)) {
                    Set<Mark> gone = marksOf(
                            v,
                            cell -> !cells.contains(cell)
                                    && over.stream().anyMatch(k -> covers.get(k).contains(cell)));
                    if (gone.equals(step)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static List<List<Integer>> covering(List<List<Integer>> covers, Set<Integer> cells, int size) {
        if (cells.isEmpty()) {
            return size == 0 ? List.of(List.of()) : List.of();
        }
        List<List<Integer>> found = new ArrayList<>();
        int first = cells.iterator().next();
        for (int k = 0; k < covers.size() && size > 0; k++) {
            if (covers.get(k).contains(first)) {
                Set<Integer> left = new TreeSet<>(cells);
                left.removeAll(covers.get(k));
                for (List<Integer> rest : covering(covers, left, size - 1)) {
                    List<Integer> one = new ArrayList<>(List.of(k));
                    one.addAll(rest);
                    found.add(one);
                }
            }
        }
        return found;
    }

    private boolean isFranken(int size, int v, Set<Mark> step) {
        return isFish(joined(ROWS, boxes), joined(COLUMNS, boxes), size, v, step)
                || isFish(joined(COLUMNS, boxes), joined(ROWS, boxes), size, v, step);
    }

    /** Returns true for a fish of rows, columns and boxes that is not a franken fish. */
    private boolean isMutant(int size, int v, Set<Mark> step) {
        List<List<Integer>> houses = joined(LINES, boxes);
        return isFish(houses, houses, size, v, step) && !isFranken(size, v, step);
    }

    /**
     * Returns true for two houses with two cells each, of which one each is in a common house. Marks that see both
     * other cells are removed.
     */
    private boolean isTurbot(
            List<List<Integer>> some, List<List<Integer>> others, List<List<Integer>> common, int v, Set<Mark> step) {
        for (List<Integer> house : some) {
            for (List<Integer> other : others) {
                List<Integer> a = List.copyOf(cells(house, v));
                List<Integer> b = List.copyOf(cells(other, v));
                if (house != other && a.size() == 2 && b.size() == 2) {
                    for (int i = 0; i < 2; i++) {
                        for (int j = 0; j < 2; j++) {
                            int near = a.get(i);
                            int nearToo = b.get(j);
                            if (near != nearToo
                                    && common.stream().anyMatch(h -> h.contains(near) && h.contains(nearToo))
                                    && seenByBoth(v, a.get(1 - i), b.get(1 - j)).containsAll(step)) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        return false;
    }

    private Set<Mark> seenByBoth(int v, int cell, int other) {
        return marksOf(v, at -> sees(at, cell) && sees(at, other));
    }

    private boolean isFinned(int size, boolean sashimi, int v, Set<Mark> step) {
        return isFinned(ROWS, COLUMNS, size, sashimi, v, step) || isFinned(COLUMNS, ROWS, size, sashimi, v, step);
    }

    /**
     * Returns true for lines whose cells are in as many crossing lines, except fins in one box that these lines cross.
     */
    private boolean isFinned(
            List<List<Integer>> bases, List<List<Integer>> covers, int size, boolean sashimi, int v, Set<Mark> step) {
        List<Integer> nine = IntStream.range(0, 9).boxed().toList();
        for (List<Integer> chosen : chosen(nine, size)) {
            List<Set<Integer>> base =
                    chosen.stream().map(k -> cells(bases.get(k), v)).toList();
            Set<Integer> whole = new TreeSet<>();
            base.forEach(whole::addAll);
            for (List<Integer> over : chosen(nine, size)) {
                Predicate<Integer> isCovered =
                        cell -> over.stream().anyMatch(k -> covers.get(k).contains(cell));
                Set<Integer> fins = new TreeSet<>(whole);
                fins.removeIf(isCovered);
                boolean thin = base.stream()
                        .anyMatch(cells -> cells.stream().filter(isCovered).count() < 2);
                if (fins.isEmpty() || thin != sashimi) {
                    continue;
                }
                for (List<Integer> box : boxes) {
                    if (box.containsAll(fins)
                            && marksOf(v, cell -> box.contains(cell) && isCovered.test(cell) && !whole.contains(cell))
                                    .containsAll(step)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isEmptyRectangle(int v, Set<Mark> step) {
        for (List<Integer> box : boxes) {
            Set<Integer> inBox = cells(box, v);
            for (List<Integer> row : LINES) {
                for (List<Integer> column : LINES) {
                    boolean crossing = (ROWS.contains(row)) != (ROWS.contains(column));
                    if (crossing && inBox.stream().allMatch(cell -> row.contains(cell) || column.contains(cell))) {
                        for (List<Integer> link : LINES) {
                            List<Integer> ends = List.copyOf(cells(link, v));
                            if (ends.size() == 2 && ends.stream().noneMatch(box::contains)) {
                                for (int k = 0; k < 2; k++) {
                                    int near = ends.get(k);
                                    int far = ends.get(1 - k);
                                    if (column.contains(near)
                                            && marksOf(
                                                            v,
                                                            cell -> row.contains(cell)
                                                                    && sees(cell, far)
                                                                    && !box.contains(cell))
                                                    .containsAll(step)) {
                                        return true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean isXyWing(int size, int z, Set<Mark> step) {
        for (int pivot = 0; pivot < 81; pivot++) {
            Set<Integer> values = values(pivot);
            if (values.size() != size || values.contains(z) != (size == 3)) {
                continue;
            }
            List<Integer> two = values.stream().filter(v -> v != z).toList();
            for (int pincer : seen(pivot, Set.of(two.get(0), z))) {
                for (int other : seen(pivot, Set.of(two.get(1), z))) {
                    int at = pivot;
                    Set<Mark> gone = marksOf(
                            z, cell -> sees(cell, pincer) && sees(cell, other) && (size == 2 || sees(cell, at)));
                    if (gone.containsAll(step)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private List<Integer> seen(int from, Set<Integer> values) {
        return IntStream.range(0, 81)
                .filter(cell -> sees(cell, from) && values(cell).equals(values))
                .boxed()
                .toList();
    }

    private boolean isWWing(int z, Set<Mark> step) {
        for (int w = 1; w <= 9; w++) {
            for (List<Integer> house : all) {
                List<Integer> ends = List.copyOf(cells(house, w));
                if (w != z && ends.size() == 2) {
                    for (int cell : seen(ends.get(0), Set.of(w, z))) {
                        for (int other : seen(ends.get(1), Set.of(w, z))) {
                            if (cell != other && seenByBoth(z, cell, other).containsAll(step)) {
                                return true;
                            }
                        }
                    }
                }
            }
        }
        return false;
    }

    /** Three houses with two cells each, one after the other. */
    private boolean isXChain(int v, Set<Mark> step) {
        List<List<Integer>> links = new ArrayList<>();
        for (List<Integer> house : all) {
            List<Integer> cells = List.copyOf(cells(house, v));
            if (cells.size() == 2) {
                links.add(cells);
                links.add(List.of(cells.get(1), cells.get(0)));
            }
        }
        return links.stream()
                .anyMatch(a -> links.stream()
                        .filter(b -> sees(a.get(1), b.get(0)))
                        .anyMatch(b -> links.stream()
                                .filter(c -> sees(b.get(1), c.get(0)))
                                .anyMatch(c -> seenByBoth(v, a.get(0), c.get(1)).containsAll(step))));
    }
}
