import dlx.core.model.LoadedPuzzle;
import dlx.core.plugin.ModelRegistry;

/** Solves and draws a puzzle's text with any model, bundled or a plugin, without using its types. */
public class SolveText {

    public static void main(String[] args) {
        ModelRegistry models = ModelRegistry.load();
        LoadedPuzzle<?, ?> board = models.get("sudoku").read("1...\n..3.\n.4..\n...2\n");
        System.out.print(board.solved().orElse("no solution\n"));

        String svg = board.pictured().orElseThrow().toString();
        System.out.println(svg.startsWith("<svg") + ", a picture");
        System.out.println("unique: " + board.solver().unique().isUnique());
    }
}
