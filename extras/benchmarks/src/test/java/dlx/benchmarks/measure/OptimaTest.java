package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.core.Best;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OptimaTest {

    private static final Path COVERS = Path.of("..", "..", "..", "shared", "data", "cover");

    @Test
    void areThoseOfTheSharedFiles() throws IOException {
        assumeTrue(Files.exists(COVERS), "the shared covers are not there");
        Map<String, String> answers = new HashMap<>();
        Files.readAllLines(COVERS.resolve("answers.tsv")).forEach(line -> {
            String[] cells = line.split("\t", -1);
            answers.put("data/cover/" + cells[0], cells[2]);
        });
        Map<String, String> scores = new HashMap<>();
        Files.readAllLines(COVERS.resolve("target_sudoku_answers.tsv"))
                .forEach(line -> scores.put(line.split("\t", -1)[0], line.split("\t", -1)[1]));

        assertThat(Optima.trials(true))
                .filteredOn(trial -> trial.source() instanceof Source.Shared)
                .hasSize(14)
                .allSatisfy(trial ->
                        assertThat(trial.answer()).hasToString(answers.get(((Source.Shared) trial.source()).path())));
        assertThat(Optima.trials(false))
                .filteredOn(trial -> trial.name().startsWith("target"))
                .hasSize(10)
                .allSatisfy(trial -> assertThat(trial.answer())
                        .hasToString(
                                scores.get(((Source.Text) trial.source()).text().strip())));
    }

    @Test
    void areWhatTheSmallInstancesHave(@TempDir Path folder) throws IOException {
        ModelRegistry models = ModelRegistry.load();
        List<Trial> small = Optima.FAMILIES.stream()
                .flatMap(family -> family.sizes().stream())
                .filter(size -> size.place() == 20 || size.place() <= -24)
                .flatMap(size -> size.trials().stream())
                .toList();

        assertThat(small).hasSize(3 + 3 * 3);
        for (Trial trial : small) {
            Source.Text source = (Source.Text) trial.source();
            LoadedModel<?, ?> model = models.get(source.model());
            Best<?> best = model.solverOf(source.text()).best();
            assertThat(BigInteger.valueOf(best.score())).as(trial.name()).isEqualTo(trial.answer());
            assertThat(best.proven()).isTrue();
            assertThat(new Instances(new Program(folder, folder), folder, folder).find(source))
                    .hasValueSatisfying(
                            instance -> assertThat(Entrants.of(trial.engines(), instance.solver(), trial.question()))
                                    .containsExactlyElementsOf(trial.engines()));
        }
    }

    @Test
    void areSoughtByIterativeDeepeningTooWhereItCan(@TempDir Path folder) throws IOException {
        Trial queens = Optima.SHORT.stream()
                .filter(trial -> trial.name().equals("domination-8"))
                .findFirst()
                .orElseThrow();
        Instance instance = new Instances(new Program(folder, folder), folder, folder)
                .find(queens.source())
                .orElseThrow();

        assertThat(Entrants.of(queens.engines(), instance.solver(), Question.BEST))
                .containsExactly("auto", "ida");
    }

    @Test
    void areThoseOfAnExhaustiveSearchToo() {
        for (Trial trial : Optima.FAMILIES.get(0).sizes().get(0).trials()) {
            Source.Text source = (Source.Text) trial.source();
            Solver<?> slots = ModelRegistry.load()
                    .get(source.model())
                    .solverOf(source.text())
                    .engine("slots");
            assertThat(BigInteger.valueOf(slots.best().score()))
                    .as(trial.name())
                    .isEqualTo(trial.answer());
        }
    }

    @Test
    void leaveTimeForTenTimesTheBarButNotForFindingLate() {
        Trial proved = Fixtures.best("rp", Question.BEST, 1_860, Bar.millis(8_000));
        Trial found = Fixtures.best("clr", Question.FIND, 25, Bar.millis(2_000));

        assertThat(Optima.limit(proved)).isEqualTo(Duration.ofSeconds(80));
        assertThat(Optima.limit(found)).isEqualTo(Duration.ofSeconds(2));
        assertThat(Optima.limit(Fixtures.best("a", Question.BEST, 1, Bar.NONE))).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void takeGivensAwayOneByOne() {
        for (String solution : Targets.SOLUTIONS) {
            String many = Targets.board(solution, 40).strip();
            String few = Targets.board(solution, 20).strip();
            assertThat(few.chars().filter(c -> c != '0')).hasSize(20);
            for (int cell = 0; cell < 81; cell++) {
                assertThat(many.charAt(cell)).isIn('0', solution.charAt(cell));
                assertThat(few.charAt(cell)).isIn('0', many.charAt(cell));
            }
        }
    }
}
