package dlx.core.diagram;

import dlx.api.PuzzleSyntaxException;
import dlx.core.diagram.nodes.NodeTable;
import dlx.core.diagram.nodes.OptionOrder;
import dlx.core.diagram.nodes.Reordering;
import dlx.core.diagram.nodes.SetFamily;
import dlx.core.table.MemoryBudget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Diagrams as text in the form that Knuth's program DLX6 prints: a line {@code id: (~v?lo:hi)} for each node, children
 * before parents. Node numbers are hexadecimal. Option numbers are decimal and count from 1: {@code v} is the option
 * number of this program plus 1. 0 and 1 are the terminals. The last line is not a node: its {@code v} is 0, and its
 * {@code hi} is the root.
 *
 * @since 0.1
 */
final class KnuthText {

    private static final Pattern LINE =
            Pattern.compile("([0-9a-fA-F]{1,15}): \\(~([0-9a-fA-F]{1,9})\\?([0-9a-fA-F]{1,15}):([0-9a-fA-F]{1,15})\\)");

    /** Memory of a map entry, estimated, in bytes. */
    private static final int ENTRY = 96;

    private final String source;
    private final NodeTable nodes;
    private final Reordering reordering;

    /** Nodes by their number in the text. */
    private final Map<Long, Integer> known = new HashMap<>();

    private int line;

    private KnuthText(String source, NodeTable nodes) {
        this.source = source;
        this.nodes = nodes;
        reordering = new Reordering(nodes);
        known.put(0L, SetFamily.EMPTY);
        known.put(1L, SetFamily.UNIT);
    }

    /**
     * Writes a diagram.
     *
     * @param zdd the diagram
     * @param out receives the text
     * @throws IOException if {@code out} throws it
     */
    public static void write(Zdd zdd, Appendable out) throws IOException {
        for (int n = 2; n < zdd.size(); n++) {
            writeLine(n, zdd.option(n) + 1, zdd.lo(n), zdd.hi(n), out);
        }
        writeLine(zdd.size(), 0, 0, zdd.root(), out);
    }

    private static void writeLine(int id, int option, int lo, int hi, Appendable out) throws IOException {
        out.append(Integer.toHexString(id)).append(": (~").append(Integer.toString(option));
        out.append('?').append(Integer.toHexString(lo));
        out.append(':').append(Integer.toHexString(hi)).append(")\n");
    }

    /**
     * Reads a diagram that this class or DLX6 has written. The order of options may differ between paths, as in DLX6.
     * Then reading may need much more time, and many more nodes, to bring the options into one order.
     *
     * @param source the name of the text in messages
     * @param in the text; read to its end, not closed
     * @param optionsInOrder the order of the diagram: option numbers from 0
     * @param maxBytes maximum number of bytes to hold at one time
     * @param check called repeatedly; an exception that it throws ends the work
     * @return the family of the text
     * @throws IOException if {@code in} cannot be read
     * @throws PuzzleSyntaxException if the text has another form, a node before its children, an option that is not
     *     in the order or twice on a path, or no root at its end
     * @throws DiagramFullException if the diagram needs more bytes than allowed
     */
    public static Zdd read(String source, Reader in, int[] optionsInOrder, long maxBytes, Runnable check)
            throws IOException {
        NodeTable nodes = new NodeTable(
                new OptionOrder(optionsInOrder), new MemoryBudget(maxBytes, check, DiagramFullException::new));
        return new Zdd(nodes.build(new KnuthText(source, nodes).root(new BufferedReader(in))));
    }

    private int root(BufferedReader in) throws IOException {
        int root = -1;
        for (String text = in.readLine(); text != null; text = in.readLine()) {
            line++;
            Matcher parts = LINE.matcher(text.strip());
            if (!parts.matches()) {
                throw wrong(1, "no node; expected a line like \"2: (~31?0:1)\"");
            }
            if (root >= 0) {
                throw wrong(1, "a line after the root's; expected the root, whose option is 0, in the last line");
            }
            int option = option(parts) - 1;
            int lo = child(parts, 3);
            int hi = child(parts, 4);
            if (option < 0) {
                root = hi;
            } else {
                add(parts, option, lo, hi);
            }
        }
        if (root < 0) {
            line++;
            throw wrong(1, "no root; expected a last line like \"9: (~0?0:8)\"");
        }
        return root;
    }

    private int option(Matcher parts) {
        try {
            return Integer.parseInt(parts.group(2));
        } catch (NumberFormatException e) {
            throw wrong(
                    parts.start(2) + 1,
                    "option " + parts.group(2) + " is hexadecimal, as early versions of dlx wrote options; expected a"
                            + " decimal number, as DLX6 writes it. Write the diagram anew");
        }
    }

    private int child(Matcher parts, int group) {
        Integer child = known.get(Long.parseLong(parts.group(group), 16));
        if (child == null) {
            throw wrong(
                    parts.start(group) + 1,
                    "node " + parts.group(group) + " is not known yet; expected children before their parents");
        }
        return child;
    }

    private void add(Matcher parts, int option, int lo, int hi) {
        int rank = nodes.order().place(option);
        if (rank < 0) {
            throw wrong(
                    parts.start(2) + 1,
                    "option " + (option + 1) + " is not in the order; expected one of "
                            + nodes.order().length() + " options");
        }
        nodes.memory().take(ENTRY);
        int node;
        try {
            node = reordering.node(rank, lo, hi);
        } catch (IllegalArgumentException e) {
            throw wrong(
                    parts.start(2) + 1, "option " + (option + 1) + " comes again below; expected it once on a path");
        }
        if (known.put(Long.parseLong(parts.group(1), 16), node) != null) {
            throw wrong(1, "node " + parts.group(1) + " is there already; expected another number");
        }
    }

    private PuzzleSyntaxException wrong(int column, String problem) {
        return new PuzzleSyntaxException(source, line, column, problem);
    }
}
