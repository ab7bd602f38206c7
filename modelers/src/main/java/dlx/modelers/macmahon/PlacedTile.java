package dlx.modelers.macmahon;

/**
 * The option "a tile lies in this cell, turned in this way".
 *
 * @param cell the cell of the tile
 * @param colors the colors of the tile's edges as it lies: clockwise, from the upper edge of a square or the level
 *     edge of a triangle
 * @since 0.1
 */
public record PlacedTile(MosaicCell cell, String colors) {

    @Override
    public String toString() {
        return colors + " in " + cell;
    }
}
