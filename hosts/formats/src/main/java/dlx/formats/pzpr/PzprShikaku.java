package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.ReadPuzzles;
import java.util.List;

/** The genre shikaku: the areas of rectangles, some of which are question marks. */
final class PzprShikaku {

    private PzprShikaku() {}

    static ReadPuzzles read(PzprLink link) {
        List<String> cells = link.code().cells(link.body("cells"), link.width() * link.height());
        return link.imported("rectangles", new CellBoard("rectangles", link.width(), cells).text());
    }
}
