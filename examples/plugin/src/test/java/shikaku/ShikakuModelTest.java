package shikaku;

import dlx.api.ExactCoverModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.Map;

/** Tests of what every model promises, on puzzles whose solutions are known. */
class ShikakuModelTest extends ExactCoverModelContract<ShikakuModel.Board, ShikakuModel.Rectangle> {

    @Override
    protected ExactCoverModel<ShikakuModel.Board, ShikakuModel.Rectangle> model() {
        return new ShikakuModel();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                ". 3 . .\n. . . 3\n4 . 2 .\n", 1L,
                "2 .\n. 2\n", 2L,
                ". 3 . .\n. . . 3\n3 . 2 .\n", 0L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "4 x\n", "<text>:1:3: 'x' is not an area",
                "4 .\n.\n", "<text>:2:2: the row has 1 cell; expected 2");
    }
}
