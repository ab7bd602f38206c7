package dlx.core.diagram;

/**
 * Thrown when a diagram, or an operation on it, needs more memory than allowed. Existing diagrams are not affected.
 *
 * @since 0.1
 */
public final class DiagramFullException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final long nodes;
    private final long maxBytes;

    DiagramFullException(long nodes, long maxBytes) {
        super(
                "the diagram is full: " + nodes + " nodes, and the limit is " + maxBytes
                        + " bytes; allow more bytes, or take or ban options first. Perhaps another order of options needs fewer nodes");
        this.nodes = nodes;
        this.maxBytes = maxBytes;
    }

    /**
     * Returns the number of nodes that were built before the limit was reached.
     *
     * @return the number of nodes, including intermediate nodes
     */
    public long nodes() {
        return nodes;
    }

    /**
     * Returns the memory limit.
     *
     * @return the limit in bytes
     */
    public long maxBytes() {
        return maxBytes;
    }
}
