package dlx.modelers.macmahon;

/**
 * The option "a tile lies in this cell, turned like this".
 *
 * @param cell where it lies
 * @param colors of its edges there: clockwise, of a square from above, of a triangle from the level one
 * @since 0.1
 */
public record PlacedTile(MosaicCell cell, String colors) {

    @Override
    public String toString() {
        return colors + " in " + cell;
    }
}
