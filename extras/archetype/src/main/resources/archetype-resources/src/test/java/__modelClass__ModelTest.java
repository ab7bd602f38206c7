package ${package};

import dlx.api.ExactCoverModel;
import dlx.testkit.ExactCoverModelContract;
import java.util.Map;

/** What every model promises, tried on puzzles whose solutions somebody has counted. */
class ${modelClass}ModelTest extends ExactCoverModelContract<${modelClass}Model.Board, ${modelClass}Model.Rook> {

    @Override
    protected ExactCoverModel<${modelClass}Model.Board, ${modelClass}Model.Rook> model() {
        return new ${modelClass}Model();
    }

    @Override
    protected Map<String, Long> solutionCounts() {
        return Map.of(
                ".\n", 1L,
                "x\n", 0L,
                "...\n...\n...\n", 6L, // 3!
                ".x.\n...\nx..\n", 3L);
    }

    @Override
    protected Map<String, String> syntaxErrors() {
        return Map.of(
                "..\n.o\n", "<text>:2:2: 'o' is not a cell; expected '.' or 'x'",
                "..\n", "<text>:1:1: the board has 1 rows and 2 columns; expected as many rows as columns");
    }
}
