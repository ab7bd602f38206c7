package acme;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import java.util.concurrent.ForkJoinPool;

/** A model that itself calls methods missing in browsers. */
public final class ReachingModel implements ExactCoverModel<Integer, Integer> {

    @Override
    public String id() {
        return "reaching";
    }

    @Override
    public Integer parse(PuzzleText text) {
        return text.nextInt("a number", 1, 9);
    }

    @Override
    public void describe(Integer puzzle, CoverBuilder<Integer> cover) {
        cover.option(ForkJoinPool.getCommonPoolParallelism(), cover.item("number"));
    }

    @Override
    public String render(Integer puzzle, Solution<Integer> solution) {
        return solution.options() + "\n";
    }
}
