package dlx.core.covers;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Items;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Covers with symmetries. */
public final class SymmetricCovers {

    /**
     * Returns a cover of some things that are turned or exchanged, alone or in pairs with those of a second kind: colors,
     * bounds, twins, givens, relaxed items.
     */
    public static PlainCover cover(long seed) {
        return cover(seed, 14);
    }

    /** Returns a cover with a maximum number of options. */
    public static PlainCover cover(long seed, int most) {
        Random random = new Random(seed);
        int things = 2 + random.nextInt(3);
        int groups = 1 + random.nextInt(3);
        List<List<Integer>> maps = maps(things, random);
        List<Boolean> primary = new ArrayList<>();
        List<PlainCover.Bounds> bounds = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            boolean isPrimary = group == 0 || random.nextBoolean();
            int least = random.nextInt(3);
            PlainCover.Bounds same = isPrimary && random.nextInt(3) == 0
                    ? new PlainCover.Bounds(least, Math.max(1, least + random.nextInt(2)))
                    : PlainCover.Bounds.ONCE;
            primary.addAll(Collections.nCopies(things, isPrimary));
            bounds.addAll(Collections.nCopies(things, same));
        }
        List<PlainCover.Option> options = new ArrayList<>();
        for (int tries = 0; tries < 8; tries++) {
            List<Integer> colors = IntStream.range(0, things * groups)
                    .mapToObj(i -> primary.get(i) ? PlainCover.Option.NO_COLOR : random.nextInt(3) - 1)
                    .toList();
            List<Integer> held = IntStream.range(0, things * groups)
                    .filter(i -> i == 0 || random.nextInt(things) == 0)
                    .boxed()
                    .toList();
            List<PlainCover.Option> images = maps.stream()
                    .map(map -> new PlainCover.Option(
                            held.stream()
                                    .map(i -> i / things * things + map.get(i % things))
                                    .toList(),
                            held.stream().map(colors::get).toList(),
                            0))
                    .toList();
            boolean hasTwins = random.nextInt(6) == 0;
            List<PlainCover.Option> orbit = hasTwins ? images : List.copyOf(distinct(images));
            if (options.size() + orbit.size() <= most) {
                options.addAll(orbit);
            }
        }
        if (options.isEmpty()) {
            return cover(seed + (1L << 40), most);
        }
        if (random.nextBoolean()) {
            Collections.shuffle(options, random);
        }
        return new PlainCover(
                primary,
                bounds,
                options,
                random.nextInt(6) == 0 ? List.of(random.nextInt(options.size())) : List.of(),
                random.nextInt(4) == 0 ? List.of(random.nextInt(options.size())) : List.of(),
                random.nextInt(5) == 0 ? List.of(random.nextInt(things)) : List.of());
    }

    /** Returns options without those with the same colored items as others. */
    private static List<PlainCover.Option> distinct(List<PlainCover.Option> options) {
        Set<Set<String>> seen = new HashSet<>();
        return options.stream()
                .filter(option ->
                        seen.add(new HashSet<>(IntStream.range(0, option.items().size())
                                .mapToObj(k -> option.items().get(k) + ":"
                                        + option.colors().get(k))
                                .toList())))
                .toList();
    }

    /** Returns all turns or all permutations of some things. */
    private static List<List<Integer>> maps(int things, Random random) {
        Set<List<Integer>> maps = new LinkedHashSet<>();
        boolean isTurned = random.nextInt(3) == 0;
        List<Integer> map = new ArrayList<>(IntStream.range(0, things).boxed().toList());
        for (int k = 0; k < (isTurned ? things : 200); k++) {
            maps.add(List.copyOf(map));
            if (isTurned) {
                Collections.rotate(map, 1);
            } else {
                Collections.shuffle(map, random);
            }
        }
        return List.copyOf(maps);
    }

    /** Returns a cover: some options, and their images of equal weights under a turn of the items. */
    public static PlainCover weighted(long seed, int most) {
        Random random = new Random(seed);
        Random weights = new Random(seed);
        int turn = 2 + random.nextInt(3);
        int groups = 1 + random.nextInt(3);
        List<Boolean> primary = new ArrayList<>();
        List<PlainCover.Bounds> bounds = new ArrayList<>();
        for (int group = 0; group < groups; group++) {
            boolean isPrimary = group == 0 || random.nextBoolean();
            int least = random.nextInt(3);
            boolean isBounded = isPrimary && random.nextInt(3) == 0;
            PlainCover.Bounds same = isBounded
                    ? new PlainCover.Bounds(least, Math.max(1, least + random.nextInt(2)))
                    : PlainCover.Bounds.ONCE;
            for (int k = 0; k < turn; k++) {
                primary.add(isPrimary);
                bounds.add(same);
            }
        }
        List<PlainCover.Option> options = new ArrayList<>();
        while (options.size() + turn <= most) {
            List<Integer> held = new ArrayList<>();
            List<Integer> colors = new ArrayList<>();
            for (int i = 0; i < primary.size(); i++) {
                if (random.nextInt(3) == 0) {
                    held.add(i);
                    colors.add(primary.get(i) ? PlainCover.Option.NO_COLOR : random.nextInt(3) - 1);
                }
            }
            if (held.stream().noneMatch(primary::get)) {
                held.add(0);
                colors.add(PlainCover.Option.NO_COLOR);
            }
            int images = random.nextInt(4) == 0 ? 1 : turn; // some options stay alone
            int weight = weights.nextInt(4) - 1;
            for (int k = 0; k < images; k++) {
                int by = k;
                List<Integer> turned = held.stream()
                        .map(i -> i / turn * turn + (i % turn + by) % turn)
                        .toList();
                List<Integer> painted = weights.nextInt(8) > 0
                        ? colors
                        : colors.stream().map(c -> c < 0 ? c : 1 - c).toList(); // alike but for colors
                options.add(new PlainCover.Option(turned, painted, weights.nextInt(8) > 0 ? weight : 1));
            }
        }
        boolean isGiven = random.nextInt(4) == 0;
        boolean isBanned = random.nextInt(4) == 0;
        List<Integer> relaxed = random.nextInt(4) == 0 ? List.of(0) : List.of();
        return new PlainCover(
                primary,
                bounds,
                options,
                isGiven ? List.of(random.nextInt(options.size())) : List.of(),
                isBanned ? List.of(random.nextInt(options.size())) : List.of(),
                relaxed);
    }

    /** Returns the Latin squares of order n. */
    public static Cover<Integer> latin(int n) {
        return Cover.of(Integer.class, c -> {
            ItemGrid cells = c.grid("cell", n, n);
            ItemGrid rows = c.grid("row", n, n);
            ItemGrid columns = c.grid("column", n, n);
            for (int k = 0; k < n * n * n; k++) {
                c.option(k, cells.at(k / n / n, k / n % n), rows.at(k / n / n, k % n), columns.at(k / n % n, k % n));
            }
        });
    }

    /** Returns a square of order n = width x height with blocks; a Latin square if the height is 1. */
    public static Cover<Integer> sudoku(int width, int height) {
        int n = width * height;
        return Cover.of(Integer.class, c -> {
            ItemGrid cells = c.grid("cell", n, n);
            ItemGrid rows = c.grid("row", n, n);
            ItemGrid columns = c.grid("column", n, n);
            ItemGrid blocks = c.grid("block", n, n);
            for (int k = 0; k < n * n * n; k++) {
                int row = k / n / n;
                int column = k / n % n;
                int value = k % n;
                int block = row / height * height + column / width;
                c.option(
                        k,
                        cells.at(row, column),
                        rows.at(row, value),
                        columns.at(column, value),
                        blocks.at(block, value));
            }
        });
    }

    /** Returns the Steiner triple systems on some points. */
    public static Cover<Integer> triples(int points) {
        return Cover.of(Integer.class, c -> {
            Items pairs = c.items("pair", points * (points - 1) / 2);
            int k = 0;
            for (int a = 0; a < points; a++) {
                for (int b = a + 1; b < points; b++) {
                    for (int d = b + 1; d < points; d++) {
                        c.option(
                                k++,
                                pairs.at(b * (b - 1) / 2 + a),
                                pairs.at(d * (d - 1) / 2 + a),
                                pairs.at(d * (d - 1) / 2 + b));
                    }
                }
            }
        });
    }

    /** Returns the 1-factorizations of a complete graph, with an order of their factors. */
    public static Cover<Integer> rounds(int teams) {
        return Cover.of(Integer.class, c -> {
            ItemGrid plays = c.grid("plays", teams - 1, teams);
            Items meetings = c.items("meeting", teams * (teams - 1) / 2);
            int k = 0;
            for (int round = 0; round < teams - 1; round++) {
                for (int b = 1; b < teams; b++) {
                    for (int a = 0; a < b; a++) {
                        c.option(k++, plays.at(round, a), plays.at(round, b), meetings.at(b * (b - 1) / 2 + a));
                    }
                }
            }
        });
    }

    /** Returns n pigeons in n - 1 holes. */
    public static Cover<Integer> pigeons(int n) {
        return Cover.of(Integer.class, c -> {
            Items pigeons = c.items("pigeon", n);
            Items holes = c.items("hole", n - 1).secondary();
            for (int k = 0; k < n * (n - 1); k++) {
                c.option(k, pigeons.at(k / (n - 1)), holes.at(k % (n - 1)));
            }
        });
    }

    /** Returns colorings of Mycielski's graph of 23 vertices, without triangles, with four colors (J. Mycielski 1955). */
    public static Cover<Integer> mycielski() {
        List<int[]> edges = new ArrayList<>(List.of(new int[] {0, 1}));
        int vertices = 2;
        for (int step = 0; step < 3; step++) {
            for (int[] edge : List.copyOf(edges)) {
                edges.add(new int[] {edge[0], vertices + edge[1]});
                edges.add(new int[] {edge[1], vertices + edge[0]});
            }
            for (int v = 0; v < vertices; v++) {
                edges.add(new int[] {vertices + v, 2 * vertices});
            }
            vertices = 2 * vertices + 1;
        }
        int all = vertices;
        return Cover.of(Integer.class, c -> {
            Items colored = c.items("vertex", all);
            ItemGrid ends = c.grid("edge", edges.size(), 4).secondary();
            for (int k = 0; k < 4 * all; k++) {
                int vertex = k / 4;
                int color = k % 4;
                List<Item> held = new ArrayList<>(List.of(colored.at(vertex)));
                for (int e = 0; e < edges.size(); e++) {
                    if (edges.get(e)[0] == vertex || edges.get(e)[1] == vertex) {
                        held.add(ends.at(e, color));
                    }
                }
                c.option(k, held);
            }
        });
    }

    private SymmetricCovers() {}
}
