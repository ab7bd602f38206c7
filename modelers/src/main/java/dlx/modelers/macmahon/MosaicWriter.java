package dlx.modelers.macmahon;

import dlx.api.Grid;
import java.util.Arrays;
import java.util.List;

/** Writes a puzzle with some tiles on its board, in the format that {@link MosaicReader} reads. */
final class MosaicWriter {

    private MosaicWriter() {}

    static String write(Mosaic mosaic, List<PlacedTile> placed) {
        Tiles tiles = mosaic.tiles();
        StringBuilder text = new StringBuilder(tiles.fixed() ? Head.FIXED + ' ' : "");
        text.append(tiles.set().isEmpty() ? Head.OWN : tiles.set());
        text.append(mosaic.border().isEmpty() ? "" : " border " + mosaic.border())
                .append('\n');
        if (tiles.set().isEmpty()) {
            tiles.words().forEach(word -> text.append(word).append('\n'));
            text.append('\n');
        }
        return text.append(Grid.columns(board(mosaic.board().cells(), placed))).toString();
    }

    private static String[][] board(List<MosaicCell> cells, List<PlacedTile> placed) {
        int rows = 1 + cells.stream().mapToInt(MosaicCell::row).max().orElseThrow();
        int columns = 1 + cells.stream().mapToInt(MosaicCell::column).max().orElseThrow();
        String[][] words = new String[rows][columns];
        Arrays.stream(words).forEach(row -> Arrays.fill(row, MosaicBoardReader.NONE));
        cells.forEach(cell -> words[cell.row()][cell.column()] = cell.kind().mark);
        for (PlacedTile placement : placed) {
            MosaicCell cell = placement.cell();
            words[cell.row()][cell.column()] = MosaicBoardReader.prefix(cell.kind()) + placement.colors();
        }
        return words;
    }
}
