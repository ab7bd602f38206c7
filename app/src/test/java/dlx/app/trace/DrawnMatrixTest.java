package dlx.app.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cover;
import dlx.api.Item;
import dlx.api.Items;
import dlx.app.trace.DrawnMatrix.Scene;
import dlx.core.EngineName;
import dlx.core.Solver;
import dlx.core.Steps;
import dlx.core.search.Givens;
import dlx.core.search.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Compares the matrix, which is drawn from the steps alone, with the state of the engine. */
class DrawnMatrixTest {

    @Test
    void drawsTheOptionsThatTheEngineHas() {
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Cover<Integer> cover = random(random, seed % 2 == 0);
            Givens givens = seed % 3 > 0 ? Givens.NONE : Givens.NONE.forbidden(random.nextInt(12));
            DrawnMatrix matrix = new DrawnMatrix(cover, givens);
            Steps steps = Solver.builder(cover)
                    .given(givens)
                    .engine(EngineName.LINKS)
                    .build()
                    .steps();
            for (Optional<Step> step = steps.next(); step.isPresent(); step = steps.next()) {
                check("seed " + seed + ", " + step.get(), matrix, step.get());
            }
        }
    }

    private static void check(String where, DrawnMatrix matrix, Step step) {
        Scene scene = matrix.scene(step);
        switch (step.kind()) {
            case CHOOSE -> {
                assertThat(ways(matrix, scene, step)).as(where).isEqualTo(step.count());
                assertThat(column(matrix, scene, step.item())).as(where).isEqualTo(MatrixMark.CHOSEN);
            }
            case TAKE, DEAD_END -> {
                assertThat(row(matrix, scene, step.option())).as(where).isEqualTo(MatrixMark.TAKEN);
                if (step.stuck() != step.item()) {
                    assertThat(column(matrix, scene, step.item())).as(where).isEqualTo(MatrixMark.CHOSEN);
                }
                if (step.stuck() != Step.NONE) {
                    assertThat(column(matrix, scene, step.stuck())).as(where).isEqualTo(MatrixMark.STUCK);
                }
            }
            case DROP -> assertThat(row(matrix, scene, step.option())).as(where).isEqualTo(MatrixMark.TRIED);
            case LEAVE, GIVE_BACK ->
                assertThat(scene.rows())
                        .as(where)
                        .doesNotContain(MatrixMark.HOLDS)
                        .contains(MatrixMark.TRIED);
            case SOLUTION ->
                assertThat(Arrays.stream(scene.rows()).filter(mark -> mark == MatrixMark.TAKEN))
                        .as(where)
                        .hasSize((int) step.path().stream()
                                .filter(option -> option != Step.NONE)
                                .count());
            case ENTER -> {}
        }
    }

    /**
     * Returns the number of ways to continue that a reader counts: the options of the item, minus those needed beyond
     * one.
     */
    private static long ways(DrawnMatrix matrix, Scene scene, Step step) {
        long options = Arrays.stream(scene.rows())
                .filter(mark -> mark == MatrixMark.HOLDS)
                .count();
        String bounds = scene.bounds()[Arrays.binarySearch(matrix.items, step.item())];
        return bounds.isEmpty() ? options : options + 1 - Integer.parseInt(bounds.split(":")[0]);
    }

    private static MatrixMark column(DrawnMatrix matrix, Scene scene, int item) {
        return scene.columns()[Arrays.binarySearch(matrix.items, item)];
    }

    private static MatrixMark row(DrawnMatrix matrix, Scene scene, int option) {
        return scene.rows()[Arrays.binarySearch(matrix.options, option)];
    }

    @Test
    void aSharedColorExcludesNothing() {
        Cover<Integer> cover = Cover.of(Integer.class, c -> {
            Items it = c.items("it", 2);
            Item hue = c.item("hue").secondary();
            c.option(0, it.at(0), hue.colored("red"));
            c.option(1, it.at(1), hue.colored("red"));
            c.option(2, it.at(1), hue.colored("blue"));
            c.option(3, it.at(1), hue);
        });
        DrawnMatrix matrix = new DrawnMatrix(cover, Givens.NONE);

        matrix.scene(new Step(Step.Kind.CHOOSE, 0, 0, Step.NONE, Step.NONE, 1, List.of(), List.of()));
        Scene scene = matrix.scene(new Step(Step.Kind.TAKE, 0, 0, 0, Step.NONE, 0, List.of(), List.of()));

        assertThat(scene.rows())
                .containsExactly(MatrixMark.TAKEN, MatrixMark.LEFT, MatrixMark.CONFLICT, MatrixMark.CONFLICT);
        assertThat(scene.columns()).containsExactly(MatrixMark.CHOSEN, MatrixMark.LEFT, MatrixMark.SHARED);
        assertThat(scene.bounds()).containsOnly("");
    }

    /** Twelve options of four primary items, colors on the secondary ones. */
    static Cover<Integer> random(SplittableRandom random, boolean multiplicities) {
        return Cover.of(Integer.class, c -> {
            List<Item> primary = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Items item = c.items("it " + i, 1);
                if (multiplicities && i < 2) {
                    int least = random.nextInt(3);
                    item.times(least, least + random.nextInt(3));
                }
                primary.add(item.at(0));
            }
            Items secondary = c.items("perhaps", 2).secondary();
            for (int k = 0; k < 12; k++) {
                int first = random.nextInt(4);
                List<Item> held = new ArrayList<>(List.of(primary.get(first)));
                if (random.nextBoolean()) {
                    held.add(primary.get((first + 1) % 4));
                }
                if (random.nextBoolean()) {
                    held.add(secondary.at(0).colored(random.nextInt(2)));
                } else if (random.nextInt(4) == 0) {
                    held.add(secondary.at(1));
                }
                c.option(k, held.toArray(Item[]::new));
            }
        });
    }
}
