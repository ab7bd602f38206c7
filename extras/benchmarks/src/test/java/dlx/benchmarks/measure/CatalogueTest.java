package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.core.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueTest {

    private static final Path ANSWERS = Path.of("..", "..", "..", "shared", "corpus", "corpus.tsv");

    @Test
    void knowsTheCountsOfTheCorpus() throws IOException {
        assumeTrue(Files.exists(ANSWERS), "the corpus is not there");
        Map<String, String> answers = new HashMap<>();
        Files.readAllLines(ANSWERS).forEach(line -> {
            String[] cells = line.split("\t", -1);
            answers.put(cells[0], cells[9]);
        });
        List<Trial> trials = Catalogue.trials()
                .filter(trial -> trial.source() instanceof Source.Corpus)
                .toList();

        assertThat(trials).hasSizeGreaterThan(40);
        assertThat(trials).allSatisfy(trial -> assertThat(trial.answer()).hasToString(answers.get(trial.name())));
    }

    @Test
    void comparesCountingOnlyWithWhatIsEnumerated() {
        List<String> enumerated =
                Catalogue.ENUMERATION.stream().map(Trial::name).toList();

        assertThat(Catalogue.COUNTING)
                .filteredOn(trial -> trial.bar().kind() == Bar.Kind.RATIO)
                .hasSizeGreaterThan(8)
                .extracting(Trial::name)
                .isSubsetOf(enumerated);
    }

    @Test
    void knowsTheCountsOfThePuzzlesThatItDescribes(@TempDir Path folder) throws IOException {
        Instances instances = new Instances(new Program(folder, folder), folder, folder);
        List<Trial> small = Catalogue.trials()
                .filter(trial -> trial.source() instanceof Source.Puzzle)
                .filter(trial -> trial.answer().bitLength() < 14)
                .toList();

        assertThat(small).hasSizeGreaterThan(10);
        for (Trial trial : small) {
            Instance instance = instances.find(trial.source()).orElseThrow();
            assertThat(Solver.of(instance.cover()).count().solutions())
                    .as(trial.name())
                    .isEqualTo(trial.answer());
        }
    }

    @Test
    void takesTheCopiesOfTheProjectWhereNothingIsGenerated(@TempDir Path folder) throws IOException {
        Instances instances = new Instances(new Program(folder, folder), folder, folder);

        assertThat(instances.find(new Source.Corpus("langford-11"))).hasValueSatisfying(instance -> {
            assertThat(instance.cover().optionCount()).isEqualTo(165);
            assertThat(instance.plainFiles()).containsExactly(folder.resolve("langford-11.dlx"));
        });
        assertThat(instances.find(new Source.Corpus("beads-55"))).isEmpty();
        assertThat(instances.find(new Source.Boards("top1465"))).isEmpty();
    }
}
