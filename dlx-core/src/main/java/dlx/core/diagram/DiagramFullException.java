package dlx.core.diagram;

/**
 * Thrown where a diagram, or the work on one, needs more memory than it was allowed. Diagrams made before stay as they are.
 *
 * @since 0.1
 */
public final class DiagramFullException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final long nodes;
    private final long maxBytes;

    DiagramFullException(long nodes, long maxBytes) {
        super(
                "the diagram is full: " + nodes + " nodes, and no room for more in " + maxBytes
                        + " bytes; allow more bytes, or take or ban options first. Perhaps another order of options needs fewer nodes");
        this.nodes = nodes;
        this.maxBytes = maxBytes;
    }

    /**
     * How far it came.
     *
     * @return the nodes made so far, those that would have been dropped in the end included
     */
    public long nodes() {
        return nodes;
    }

    /**
     * How much was allowed.
     *
     * @return bytes
     */
    public long maxBytes() {
        return maxBytes;
    }
}
