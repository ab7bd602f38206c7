package dlx.modelers.loop;

/**
 * An option of a puzzle with lines.
 *
 * @since 0.1
 */
public sealed interface LoopOption permits Stroke, CellColor, NumberBit {}
