package dlx.differential;

import dlx.api.Cover;
import dlx.api.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Covers with known structure, some of which refinement alone tells nothing about, by name. */
final class StructuredCovers {

    private final Map<String, Cover<Integer>> covers = new LinkedHashMap<>();

    private StructuredCovers() {}

    static Map<String, Cover<Integer>> all() {
        StructuredCovers all = new StructuredCovers();
        all.addSquares();
        all.addBoards();
        all.addDesigns();
        all.addGraphs();
        all.addExtremes();
        return all.covers;
    }

    /**
     * Adds a cover of options that are names of items after blanks. An item whose name begins with {@code -} is
     * secondary, and {@code -a:2} gives it a color; an item whose name begins with {@code *} is covered from 0 to 3
     * times. A blank option is left out.
     */
    private void add(String name, List<String> options) {
        covers.put(name, Cover.of(Integer.class, c -> {
            Map<String, Item> items = new HashMap<>();
            for (int k = 0; k < options.size(); k++) {
                List<Item> held = new ArrayList<>();
                for (String use : options.get(k).split(" ")) {
                    String[] parts = use.split(":");
                    Item item = items.computeIfAbsent(parts[0], text -> switch (text.charAt(0)) {
                        case '-' -> c.item(text).secondary();
                        case '*' -> c.item(text).times(0, 3);
                        default -> c.item(text);
                    });
                    held.add(parts.length > 1 ? item.colored(parts[1]) : item);
                }
                c.option(k, held);
            }
        }));
    }

    private static List<String> options(int rows, int columns, Text text) {
        return IntStream.range(0, rows * columns)
                .mapToObj(k -> text.of(k / columns, k % columns))
                .filter(option -> !option.isBlank())
                .toList();
    }

    /** An option in a row and a column. */
    @FunctionalInterface
    private interface Text {
        String of(int row, int column);
    }

    private void addSquares() {
        for (int n = 2; n <= 8; n++) {
            int size = n;
            add("Latin squares " + n, options(n * n, n, (cell, symbol) -> {
                return "c" + cell + " row" + cell / size + "," + symbol + " column" + cell % size + "," + symbol;
            }));
        }
        for (int n = 3; n <= 17; n++) {
            int size = n;
            addTransversals("the cyclic square", n, (row, column) -> (row + column) % size);
        }
        for (int n = 4; n <= 16; n *= 2) {
            addTransversals("the square of exclusive or", n, (row, column) -> row ^ column);
        }
    }

    private void addTransversals(String name, int n, IntBinaryOperator square) {
        add("transversals of " + name + " " + n, options(n, n, (row, column) -> {
            return "r" + row + " c" + column + " s" + square.applyAsInt(row, column);
        }));
    }

    private void addBoards() {
        for (int n = 2; n <= 12; n++) {
            int size = n;
            add("queens " + n, options(n, n, (r, c) -> "r" + r + " c" + c + " -/" + (r + c) + " -\\" + (r - c)));
            add("queens on a torus " + n, options(n, n, (r, c) -> {
                return "r" + r + " c" + c + " -/" + (r + c) % size + " -\\" + (r - c + size) % size;
            }));
            add("Langford pairs " + n, options(n, 2 * n, (number, at) -> {
                int other = at + number + 2;
                return other >= 2 * size ? "" : "n" + number + " p" + at + " p" + other;
            }));
        }
    }

    private void addDesigns() {
        for (int points = 5; points <= 13; points += 2) {
            add("triple systems " + points, sets(points, 3));
        }
        for (int n : new int[] {2, 3, 5, 7, 11}) {
            addIncidence("plane " + n, n * n + n + 1, (line, point) -> {
                return dot(coordinates(line, n), coordinates(point, n)) % n == 0;
            });
        }
        for (int weeks = 2; weeks <= 5; weeks++) {
            List<String> groups = sets(8, 2);
            add("golfers in weeks " + weeks, options(weeks, groups.size(), (week, group) -> {
                return groups.get(group).replaceAll("\\*([0-9]+)", "w" + week + ",$1");
            }));
        }
    }

    /** Returns the sets of some of these numbers: the numbers and, as secondary items, their pairs. */
    private static List<String> sets(int numbers, int size) {
        return IntStream.range(0, 1 << numbers)
                .filter(set -> Integer.bitCount(set) == size)
                .mapToObj(set -> IntStream.range(0, numbers * numbers)
                        .filter(k -> k / numbers <= k % numbers)
                        .filter(k -> (set >> k / numbers & set >> k % numbers & 1) > 0)
                        .mapToObj(k -> k / numbers == k % numbers ? "*" + k / numbers : "-" + k)
                        .collect(Collectors.joining(" ")))
                .toList();
    }

    /** Returns a point of a projective plane over the integers modulo a prime. */
    private static int[] coordinates(int point, int prime) {
        int beyond = point - prime * prime;
        return beyond < 0
                ? new int[] {1, point / prime, point % prime}
                : new int[] {0, beyond < prime ? 1 : 0, beyond < prime ? beyond : 1};
    }

    private static int dot(int[] one, int... other) {
        return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
    }

    private void addIncidence(String name, int size, BiPredicate<Integer, Integer> holds) {
        add(
                name,
                options(
                        size,
                        1,
                        (option, none) -> IntStream.range(0, size)
                                .filter(item -> holds.test(option, item))
                                .mapToObj(String::valueOf)
                                .collect(Collectors.joining(" "))));
    }

    /** Graphs of which refinement finds nothing: strongly regular ones, and copies of graphs of equal degrees. */
    private void addGraphs() {
        for (int prime : new int[] {5, 13, 17, 29}) {
            addGraph(
                    "Paley " + prime,
                    prime,
                    (a, b) -> IntStream.range(1, prime).anyMatch(root -> (root * root - a + b) % prime == 0));
        }
        addGraph("rook 4 x 4", 16, StructuredCovers::isRook);
        addGraph("Shrikhande", 16, StructuredCovers::isShrikhande);
        addGraph("two rooks and two Shrikhande", 64, (a, b) -> {
            return a / 16 == b / 16 && (a < 32 ? isRook(a % 16, b % 16) : isShrikhande(a % 16, b % 16));
        });
        for (int n = 5; n <= 7; n++) {
            int size = n;
            addGraph(
                    "Latin square graph " + n,
                    n * n,
                    (a, b) -> a / size == b / size
                            || a % size == b % size
                            || (a / size + a % size - b / size - b % size) % size == 0);
        }
        addGraph("eight rings of five", 40, (a, b) -> a / 5 == b / 5 && Math.abs(a - b) % 3 == 1);
        addGraph("rings of six, rings of three", 24, (a, b) -> {
            return a / 6 == b / 6 && (a < 12 ? Math.abs(a - b) % 4 == 1 : a / 3 == b / 3);
        });
        addGraph("cube of 5 dimensions", 32, (a, b) -> Integer.bitCount(a ^ b) == 1);
    }

    private static boolean isRook(int a, int b) {
        return a / 4 == b / 4 || a % 4 == b % 4;
    }

    private static boolean isShrikhande(int a, int b) {
        return List.of(1, 3, 4, 12, 5, 15).contains(4 * ((a / 4 - b / 4 + 4) % 4) + (a - b + 16) % 4);
    }

    /** Adds a graph as options that hold their neighbors, as matchings, and with two options of each edge. */
    private void addGraph(String name, int vertices, BiPredicate<Integer, Integer> areJoined) {
        addIncidence(name + ", dominated", vertices, (a, b) -> a.equals(b) || areJoined.test(a, b));
        add(name + ", matched", options(vertices, vertices, (a, b) -> {
            return a < b && areJoined.test(a, b) ? a + " " + b : "";
        }));
        add(name + ", directed", options(vertices, vertices, (a, b) -> {
            String edge = Math.min(a, b) + "," + Math.max(a, b);
            return a != b && areJoined.test(a, b) ? edge + " -" + a + ":from -" + b + ":to" : "";
        }));
    }

    private void addExtremes() {
        add("1000 twins", options(1000, 1, (k, none) -> "a -b:1"));
        add("a star of 400 and its rays", options(400, 2, (ray, none) -> "*center ray" + ray));
        covers.put("items without options, and options without hope", Cover.of(Integer.class, c -> {
            c.items("lost", 3).times(2, 2);
            c.items("unwanted", 3).times(0, 0);
            var banned = c.items("banned", 3).times(0, 0);
            var scarce = c.items("scarce", 3).times(9, 9);
            IntStream.range(0, 9).forEach(k -> c.option(k, banned.at(k / 3), scarce.at(k % 3)));
        }));
    }
}
