package dlx.core.diagram;

import dlx.core.diagram.nodes.LevelIndex;
import dlx.core.diagram.nodes.SetFamily;
import java.io.IOException;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Writes a diagram for Graphviz. */
final class DotText {

    private DotText() {}

    static void write(Zdd zdd, IntFunction<String> label, Appendable out) throws IOException {
        out.append("digraph solutions {\n");
        out.append("  node [shape=ellipse, fontname=\"sans-serif\"];\n");
        out.append(reachesNothing(zdd) ? "  0 [shape=box];\n" : "");
        out.append(zdd.isEmpty() ? "" : "  1 [shape=box];\n");
        for (int n = zdd.size() - 1; n >= 2; n--) {
            String name = String.valueOf(n);
            out.append("  ").append(name).append(" [label=\"");
            out.append(quoted(label.apply(zdd.option(n)))).append("\"];\n");
            out.append("  ")
                    .append(name)
                    .append(" -> ")
                    .append(String.valueOf(zdd.hi(n)))
                    .append(";\n");
            out.append("  ").append(name).append(" -> ").append(String.valueOf(zdd.lo(n)));
            out.append(" [style=dashed];\n");
        }
        writeRanks(zdd, out);
        out.append("}\n");
    }

    private static boolean reachesNothing(Zdd zdd) {
        return zdd.isEmpty() || IntStream.range(2, zdd.size()).anyMatch(n -> zdd.lo(n) == SetFamily.EMPTY);
    }

    /** Writes a group for each rank that has several nodes. */
    private static void writeRanks(Zdd zdd, Appendable out) throws IOException {
        int[][] ranks = LevelIndex.of(zdd.family());
        for (int[] nodes : ranks) {
            if (nodes.length < 2) {
                continue;
            }
            out.append("  { rank=same;");
            for (int n : nodes) {
                out.append(' ').append(String.valueOf(n)).append(';');
            }
            out.append(" }\n");
        }
    }

    /**
     * Returns text in which quotes, backslashes and ampersands are escaped. Graphviz interprets ampersands as in HTML.
     */
    private static String quoted(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '"' -> safe.append("\\\"");
                case '\\' -> safe.append("\\\\");
                case '&' -> safe.append("&amp;");
                case '\n' -> safe.append("\\n");
                default -> safe.appendCodePoint(isText(c) ? c : '?');
            }
        });
        return safe.toString();
    }

    private static boolean isText(int c) {
        return !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
    }
}
