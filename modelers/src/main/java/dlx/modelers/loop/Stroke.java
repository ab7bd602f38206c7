package dlx.modelers.loop;

/**
 * The option "a line runs along this segment", or "it does not", a gap.
 *
 * @param segment the segment
 * @param on true if a line runs along it
 * @since 0.1
 */
public record Stroke(Segment segment, boolean on) implements LoopOption {

    @Override
    public String toString() {
        return (on ? "line " : "gap ") + segment;
    }
}
