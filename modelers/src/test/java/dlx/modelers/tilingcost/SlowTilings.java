package dlx.modelers.tilingcost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.LongStream;

/**
 * The best-paying tiling of a board by dynamic programming over sets of covered cells: the first free cell is covered in
 * every way. Beside it, dominoes on boards that are too large for that, by dynamic programming along a broken profile.
 */
final class SlowTilings {

    /** A piece: its drawing, how often it is used (0 for any number of times), factor and cost. */
    record Tile(String drawing, int copies, long times, long cost) {}

    /**
     * A place for a piece.
     *
     * @param piece number of the piece
     * @param cells cells as bits
     * @param pays amount that the place pays
     */
    private record Place(int piece, long cells, long pays) {}

    /** Covered cells, and how many copies of each piece are used. */
    private record State(long covered, List<Integer> used) {}

    private final int height;
    private final int width;

    /** Null for a hole. */
    private final Long[] numbers;

    private final List<Tile> tiles;
    private final String rule;

    /** By first cell. */
    private final List<List<Place>> places = new ArrayList<>();

    private final Map<State, OptionalLong> known = new HashMap<>();

    SlowTilings(int height, int width, Long[] numbers, List<Tile> tiles, String rule) {
        this.height = height;
        this.width = width;
        this.numbers = numbers.clone();
        this.tiles = tiles;
        this.rule = rule;
        for (int cell = 0; cell < height * width; cell++) {
            places.add(new ArrayList<>());
        }
        for (int piece = 0; piece < tiles.size(); piece++) {
            for (String form : forms(tiles.get(piece).drawing())) {
                addPlaces(piece, form.split("/"));
            }
        }
    }

    OptionalLong best() {
        long holes = 0;
        for (int cell = 0; cell < numbers.length; cell++) {
            holes |= numbers[cell] == null ? 1L << cell : 0;
        }
        return best(new State(holes, Collections.nCopies(tiles.size(), 0)));
    }

    private OptionalLong best(State state) {
        int cell = Long.numberOfTrailingZeros(~state.covered());
        if (cell >= numbers.length) {
            for (int piece = 0; piece < tiles.size(); piece++) {
                int copies = tiles.get(piece).copies();
                if (copies > 0 && state.used().get(piece) != copies) {
                    return OptionalLong.empty();
                }
            }
            return OptionalLong.of(0);
        }
        OptionalLong before = known.get(state);
        if (before != null) {
            return before;
        }
        OptionalLong best = OptionalLong.empty();
        for (Place place : places.get(cell)) {
            if ((place.cells() & state.covered()) == 0) {
                List<Integer> used = new ArrayList<>(state.used());
                if (tiles.get(place.piece()).copies() > 0) {
                    used.set(place.piece(), used.get(place.piece()) + 1);
                }
                OptionalLong rest = best(new State(state.covered() | place.cells(), used));
                if (rest.isPresent() && (best.isEmpty() || rest.getAsLong() + place.pays() > best.getAsLong())) {
                    best = OptionalLong.of(rest.getAsLong() + place.pays());
                }
            }
        }
        known.put(state, best);
        return best;
    }

    private void addPlaces(int piece, String... form) {
        for (int top = 0; top + form.length <= height; top++) {
            for (int left = 0; left + form[0].length() <= width; left++) {
                List<Integer> cells = new ArrayList<>();
                for (int row = 0; row < form.length; row++) {
                    for (int column = 0; column < form[row].length(); column++) {
                        if (form[row].charAt(column) == '#') {
                            cells.add((top + row) * width + left + column);
                        }
                    }
                }
                if (cells.stream().allMatch(cell -> numbers[cell] != null)) {
                    long bits = cells.stream().mapToLong(cell -> 1L << cell).sum();
                    long[] covered =
                            cells.stream().mapToLong(cell -> numbers[cell]).toArray();
                    Tile tile = tiles.get(piece);
                    places.get(cells.get(0))
                            .add(new Place(piece, bits, tile.times() * pays(rule, covered) - tile.cost()));
                }
            }
        }
    }

    static long pays(String rule, long... covered) {
        long[] sorted = LongStream.of(covered).sorted().toArray();
        return switch (rule) {
            case "product" -> LongStream.of(covered).reduce(1, (a, b) -> a * b);
            case "sum" -> LongStream.of(covered).sum();
            case "difference" -> sorted[sorted.length - 1] - sorted[0];
            case "greatest" -> sorted[sorted.length - 1];
            case "least" -> sorted[0];
            default -> throw new IllegalArgumentException(rule);
        };
    }

    /** The drawings that turning and turning over make of one, each once. */
    private static TreeSet<String> forms(String drawing) {
        TreeSet<String> forms = new TreeSet<>();
        String form = drawing;
        for (int k = 0; k < 8; k++) {
            forms.add(form);
            form = k == 3 ? mirrored(form) : turned(form);
        }
        return forms;
    }

    private static String turned(String form) {
        String[] rows = form.split("/");
        StringBuilder turned = new StringBuilder();
        for (int column = 0; column < rows[0].length(); column++) {
            turned.append(column == 0 ? "" : "/");
            for (int row = rows.length - 1; row >= 0; row--) {
                turned.append(rows[row].charAt(column));
            }
        }
        return turned.toString();
    }

    private static String mirrored(String form) {
        List<String> rows = Arrays.asList(form.split("/"));
        Collections.reverse(rows);
        return String.join("/", rows);
    }

    /** Dominoes row by row: a profile says which cells of the next width are covered already. */
    static OptionalLong bestDominoes(int height, int width, Long[] numbers, String rule) {
        long[] best = new long[1 << width];
        Arrays.fill(best, Long.MIN_VALUE);
        best[0] = 0;
        for (int cell = 0; cell < height * width; cell++) {
            long[] next = new long[1 << width];
            Arrays.fill(next, Long.MIN_VALUE);
            for (int profile = 0; profile < best.length; profile++) {
                if (best[profile] == Long.MIN_VALUE) {
                    continue;
                }
                int shifted = profile >> 1;
                boolean covered = (profile & 1) != 0;
                if (numbers[cell] == null || covered) {
                    if (numbers[cell] != null || !covered) {
                        next[shifted] = Math.max(next[shifted], best[profile]);
                    }
                    continue;
                }
                if (cell % width + 1 < width && numbers[cell + 1] != null && (shifted & 1) == 0) {
                    long pays = best[profile] + pays(rule, numbers[cell], numbers[cell + 1]);
                    next[shifted | 1] = Math.max(next[shifted | 1], pays);
                }
                if (cell + width < numbers.length && numbers[cell + width] != null) {
                    int below = shifted | 1 << width - 1;
                    next[below] =
                            Math.max(next[below], best[profile] + pays(rule, numbers[cell], numbers[cell + width]));
                }
            }
            best = next;
        }
        return best[0] == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(best[0]);
    }
}
