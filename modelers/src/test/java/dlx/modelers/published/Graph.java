package dlx.modelers.published;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A simple graph; vertices are numbers from 0. */
final class Graph {

    /** Decides if a piece on a cell attacks another cell, by their distance in rows and columns. */
    private interface Attack {
        boolean reaches(int rows, int columns);
    }

    private final int vertices;
    private final List<int[]> edges = new ArrayList<>();

    private Graph(int vertices) {
        this.vertices = vertices;
    }

    /** A graph by name and sizes: {@code cycle 5}, {@code grid 3 4}. */
    static Graph named(String[] words) {
        int[] n = IntStream.range(1, words.length)
                .map(i -> Integer.parseInt(words[i]))
                .toArray();
        return switch (words[0]) {
            case "path" -> board(1, n[0], (r, c) -> c == 1);
            case "cycle" -> cycle(n[0]);
            case "complete" -> board(1, n[0], (r, c) -> true);
            case "bipartite" -> bipartite(n[0], n[1]);
            case "wheel" -> wheel(n[0]);
            case "prism" -> generalizedPetersen(n[0], 1);
            case "petersen" -> generalizedPetersen(5, 2);
            case "dodecahedron" -> generalizedPetersen(10, 2);
            case "octahedron" -> octahedron();
            case "icosahedron" -> icosahedron();
            case "buckyball" -> truncated(icosahedron());
            case "cube" -> cube(n[0]);
            case "grid" -> board(n[0], n[1], (r, c) -> r + c == 1);
            case "king" -> board(n[0], n[0], (r, c) -> r <= 1 && c <= 1);
            case "knight" -> board(n[0], n[0], (r, c) -> r * c == 2);
            case "rook" -> board(n[0], n[0], (r, c) -> r * c == 0);
            case "bishop" -> board(n[0], n[0], (r, c) -> r == c);
            case "queen" -> board(n[0], n[0], (r, c) -> r == c || r * c == 0);
            case "hexagon" -> hexagon(n[0], n[1], n[2]);
            case "mycielski" -> mycielski(n[0]);
            default -> throw new IllegalArgumentException(words[0]);
        };
    }

    int vertices() {
        return vertices;
    }

    List<int[]> edges() {
        return edges;
    }

    private void join(int a, int b) {
        edges.add(new int[] {a, b});
    }

    private boolean joins(int a, int b) {
        return edges.stream().anyMatch(e -> (e[0] == a && e[1] == b) || (e[0] == b && e[1] == a));
    }

    private static Graph board(int rows, int columns, Attack piece) {
        Graph graph = new Graph(rows * columns);
        for (int a = 0; a < rows * columns; a++) {
            for (int b = a + 1; b < rows * columns; b++) {
                if (piece.reaches(b / columns - a / columns, Math.abs(b % columns - a % columns))) {
                    graph.join(a, b);
                }
            }
        }
        return graph;
    }

    private static Graph cycle(int n) {
        Graph graph = new Graph(n);
        for (int v = 0; v < n; v++) {
            graph.join(v, (v + 1) % n);
        }
        return graph;
    }

    private static Graph bipartite(int left, int right) {
        Graph graph = new Graph(left + right);
        for (int a = 0; a < left; a++) {
            for (int b = 0; b < right; b++) {
                graph.join(a, left + b);
            }
        }
        return graph;
    }

    private static Graph wheel(int spokes) {
        Graph graph = new Graph(spokes + 1);
        for (int v = 0; v < spokes; v++) {
            graph.join(v, (v + 1) % spokes);
            graph.join(v, spokes);
        }
        return graph;
    }

    /** A ring, a star that goes {@code step} on, and the spokes between. */
    private static Graph generalizedPetersen(int n, int step) {
        Graph graph = new Graph(2 * n);
        for (int v = 0; v < n; v++) {
            graph.join(v, (v + 1) % n);
            graph.join(v, n + v);
            graph.join(n + v, n + (v + step) % n);
        }
        return graph;
    }

    private static Graph octahedron() {
        Graph graph = new Graph(6);
        for (int a = 0; a < 6; a++) {
            for (int b = a + 1; b < 6; b++) {
                if (a + b != 5) {
                    graph.join(a, b);
                }
            }
        }
        return graph;
    }

    /** Two poles, 10 and 11, and two rings between. */
    private static Graph icosahedron() {
        Graph graph = new Graph(12);
        for (int v = 0; v < 5; v++) {
            int next = (v + 1) % 5;
            graph.join(v, next);
            graph.join(5 + v, 5 + next);
            graph.join(v, 5 + v);
            graph.join(next, 5 + v);
            graph.join(v, 10);
            graph.join(5 + v, 11);
        }
        return graph;
    }

    /** The corners of a polyhedron of triangles cut off; a vertex is an end of an edge. */
    private static Graph truncated(Graph solid) {
        List<int[]> ends = new ArrayList<>();
        for (int[] e : solid.edges) {
            ends.add(e);
            ends.add(new int[] {e[1], e[0]});
        }
        Graph graph = new Graph(ends.size());
        for (int a = 0; a < ends.size(); a++) {
            for (int b = a + 1; b < ends.size(); b++) {
                int[] x = ends.get(a);
                int[] y = ends.get(b);
                if ((x[0] == y[1] && x[1] == y[0]) || (x[0] == y[0] && solid.joins(x[1], y[1]))) {
                    graph.join(a, b);
                }
            }
        }
        return graph;
    }

    private static Graph cube(int dimensions) {
        Graph graph = new Graph(1 << dimensions);
        for (int v = 0; v < 1 << dimensions; v++) {
            for (int bit = 1; bit < 1 << dimensions; bit <<= 1) {
                if ((v & bit) == 0) {
                    graph.join(v, v | bit);
                }
            }
        }
        return graph;
    }

    /** The triangles of a hexagon with sides a, b, c, a, b, c; its perfect matchings are the lozenge tilings. */
    private static Graph hexagon(int a, int b, int c) {
        int width = a + c;
        int height = b + c;
        int[][][] number = new int[width + 1][height + 1][2];
        int vertices = 0;
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                if (x + y >= c && x + y + 1 <= a + b + c) {
                    number[x][y][0] = ++vertices;
                }
                if (x + y + 1 >= c && x + y + 2 <= a + b + c) {
                    number[x][y][1] = ++vertices;
                }
            }
        }
        Graph graph = new Graph(vertices);
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                if (number[x][y][0] > 0) {
                    graph.joinIfBoth(number[x][y][0], number[x][y][1]);
                    graph.joinIfBoth(number[x][y][0], x == 0 ? 0 : number[x - 1][y][1]);
                    graph.joinIfBoth(number[x][y][0], y == 0 ? 0 : number[x][y - 1][1]);
                }
            }
        }
        return graph;
    }

    private void joinIfBoth(int a, int b) {
        if (a > 0 && b > 0) {
            join(a - 1, b - 1);
        }
    }

    /** Mycielski's graph without triangles that needs {@code colors} colors. */
    private static Graph mycielski(int colors) {
        if (colors == 2) {
            return board(1, 2, (r, c) -> true);
        }
        Graph less = mycielski(colors - 1);
        int n = less.vertices;
        Graph graph = new Graph(2 * n + 1);
        for (int[] e : less.edges) {
            graph.join(e[0], e[1]);
            graph.join(e[0], n + e[1]);
            graph.join(n + e[0], e[1]);
        }
        for (int v = 0; v < n; v++) {
            graph.join(n + v, 2 * n);
        }
        return graph;
    }
}
