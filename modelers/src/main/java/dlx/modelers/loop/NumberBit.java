package dlx.modelers.loop;

/**
 * The option "a bit of the number whose line visits this cell is 1", or "it is 0".
 *
 * @param row from 0
 * @param column from 0
 * @param bit the bit, from 0
 * @param one true for 1
 * @since 0.1
 */
public record NumberBit(int row, int column, int bit, boolean one) implements LoopOption {

    @Override
    public String toString() {
        return "bit " + bit + " of " + Segment.place(row, column) + " is " + (one ? 1 : 0);
    }
}
