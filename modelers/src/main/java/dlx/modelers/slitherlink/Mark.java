package dlx.modelers.slitherlink;

/**
 * The option "the loop runs along this edge", or "it does not".
 *
 * @param edge the edge
 * @param on true if the loop runs along it
 * @since 0.1
 */
public record Mark(Edge edge, boolean on) {

    @Override
    public String toString() {
        return (on ? "line " : "no line ") + edge;
    }
}
