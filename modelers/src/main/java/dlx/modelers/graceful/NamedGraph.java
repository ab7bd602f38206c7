package dlx.modelers.graceful;

import dlx.modelers.graph.Edge;
import dlx.modelers.graph.Graph;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The graphs that have names, most of them with one or two sizes. */
enum NamedGraph {
    PATH("N", 2, n -> graph(n[0], chain(1, n[0]))),
    CYCLE("N", 3, n -> graph(n[0], ring(1, n[0]))),
    COMPLETE("N", 2, n -> graph(n[0], range(1, n[0]).flatMap(a -> star(a, a + 1, n[0])))),
    BIPARTITE("A B", 1, n -> graph(n[0] + n[1], range(1, n[0]).flatMap(a -> star(a, n[0] + 1, n[0] + n[1])))),
    STAR("LEAVES", 1, n -> graph(n[0] + 1, star(1, 2, n[0] + 1))),
    WHEEL("SPOKES", 3, n -> graph(n[0] + 1, Stream.concat(star(1, 2, n[0] + 1), ring(2, n[0] + 1)))),
    LADDER("RUNGS", 2, n -> graph(2 * n[0], ladder(n[0]))),
    PETERSEN("", 0, n -> graph(10, petersen()));

    /** Names of the sizes that follow the name of the graph, for users. */
    private final String sizes;

    /** Minimum size. */
    final int least;

    private final Function<int[], Graph> maker;

    NamedGraph(String sizes, int least, Function<int[], Graph> maker) {
        this.sizes = sizes;
        this.least = least;
        this.maker = maker;
    }

    static Optional<NamedGraph> called(String word) {
        return Arrays.stream(values())
                .filter(graph -> graph.word().equals(word))
                .findFirst();
    }

    /** Returns the name of the graph for users. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name of the graph and the names of its sizes: {@code bipartite A B}. */
    String form() {
        return (word() + ' ' + sizes).strip();
    }

    /** Returns the names of the sizes. */
    List<String> sizes() {
        return sizes.isEmpty() ? List.of() : List.of(sizes.split(" "));
    }

    /** Returns the graph with these sizes, each at least {@link #least}. */
    Graph of(int... numbers) {
        return maker.apply(numbers);
    }

    private static Graph graph(int vertices, Stream<Edge> edges) {
        return new Graph(vertices, edges.toList());
    }

    private static Stream<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed();
    }

    private static Stream<Edge> chain(int from, int to) {
        return range(from, to - 1).map(a -> new Edge(a, a + 1));
    }

    private static Stream<Edge> ring(int from, int to) {
        return Stream.concat(chain(from, to), Stream.of(new Edge(to, from)));
    }

    /** Returns the edges between one vertex and each vertex of a range. */
    private static Stream<Edge> star(int hub, int from, int to) {
        return range(from, to).map(a -> new Edge(hub, a));
    }

    private static Stream<Edge> ladder(int n) {
        Stream<Edge> rungs = range(1, n).map(a -> new Edge(a, n + a));
        return Stream.of(chain(1, n), chain(n + 1, 2 * n), rungs).flatMap(edges -> edges);
    }

    /** Returns the edges of a ring of five vertices, the spokes, and a star of five vertices. */
    private static Stream<Edge> petersen() {
        Stream<Edge> spokes = range(1, 5).map(a -> new Edge(a, a + 5));
        Stream<Edge> star = range(0, 4).map(a -> new Edge(a + 6, (a + 2) % 5 + 6));
        return Stream.of(ring(1, 5), spokes, star).flatMap(edges -> edges);
    }
}
