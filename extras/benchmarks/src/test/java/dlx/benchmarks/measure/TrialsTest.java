package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrialsTest {

    private static final Path SHARED = Path.of("..", "..", "..", "shared");

    private final Trials trials = Trials.read();

    @TempDir
    Path folder;

    TrialsTest() throws IOException {}

    private Stream<Trial> all() {
        return trials.pictures(".*").stream().flatMap(section -> section.trials().stream());
    }

    private Instances instances() {
        return new Instances(new Programs(folder, folder, folder), folder, folder);
    }

    @Test
    void knowTheCountsOfTheCorpus() throws IOException {
        Path answers = SHARED.resolve("corpus/corpus.tsv");
        assumeTrue(Files.exists(answers), "the corpus is not there");
        Map<String, String> counts = new HashMap<>();
        Files.readAllLines(answers).forEach(line -> {
            String[] cells = line.split("\t", -1);
            counts.put(cells[0], cells[9]);
        });
        assertThat(all())
                .filteredOn(trial -> trial.source().kind() == Source.Kind.CORPUS && counts.containsKey(trial.name()))
                .hasSizeGreaterThan(80)
                .allSatisfy(trial -> assertThat(trial.answer()).hasToString(counts.get(trial.name())));
    }

    @Test
    void knowTheScoresOfTheSharedFiles() throws IOException {
        Path covers = SHARED.resolve("data/cover");
        assumeTrue(Files.exists(covers), "the shared covers are not there");
        Map<String, String> scores = new HashMap<>();
        Files.readAllLines(covers.resolve("answers.tsv")).forEach(line -> {
            String[] cells = line.split("\t", -1);
            scores.put("data/cover/" + cells[0], cells[2]);
        });
        Files.readAllLines(covers.resolve("target_sudoku_answers.tsv"))
                .forEach(line -> scores.put(line.split("\t", -1)[0], line.split("\t", -1)[1]));
        assertThat(trials.of("best", true))
                .filteredOn(trial -> scores.containsKey(trial.source().rest()))
                .hasSize(14 + 10)
                .allSatisfy(trial -> assertThat(trial.answer())
                        .hasToString(scores.get(trial.source().rest())));
    }

    @Test
    void knowTheAnswersOfSmallPuzzles() throws IOException {
        List<Trial> small = all().filter(trial -> switch (trial.source().kind()) {
                    case PLAIN, TEXT, COLUMNS ->
                        trial.answer().bitLength() < 14 && !trial.name().contains("x1");
                    case PARTITION -> trial.size().equals("20");
                    case CORPUS -> trial.name().matches("latin-[345]-row-given");
                    default -> false;
                })
                .toList();
        assertThat(small).hasSizeGreaterThan(60);
        for (Trial trial : small) {
            Instance instance = instances().find(trial.source()).orElseThrow();
            Ask.Found found = trial.ask().of(instance.solver());
            assertThat(found.answer()).as(trial.toString()).isEqualTo(trial.answer());
            assertThat(found.isDone()).isTrue();
        }
    }

    @Test
    void knowTheScoresOfAnExhaustiveSearchToo() throws IOException {
        List<Trial> partitions =
                all().filter(trial -> trial.name().startsWith("partition-20-")).toList();
        assertThat(partitions).hasSize(3);
        for (Trial trial : partitions) {
            Instance instance = instances().find(trial.source()).orElseThrow();
            assertThat(Ask.BEST.of(instance.solver().engine("slots")).answer())
                    .as(trial.name())
                    .isEqualTo(trial.answer());
        }
    }

    @Test
    void tellTheSameScoresBesideOtherSolvers() {
        Map<String, BigInteger> scores = new HashMap<>();
        trials.of("best", true).forEach(trial -> scores.put(trial.name(), trial.answer()));
        assertThat(trials.of("crews", true))
                .filteredOn(trial -> scores.containsKey(trial.name()))
                .hasSize(10)
                .allSatisfy(trial -> assertThat(trial.answer()).isEqualTo(scores.get(trial.name())));
    }

    @Test
    void askTheSamePuzzlesOfTheEngines() {
        Map<String, Trial> known = new HashMap<>();
        Stream.of("all", "boards", "counting", "best", "best-long")
                .flatMap(section -> trials.of(section, true).stream())
                .forEach(trial -> known.put(trial.name() + trial.ask(), trial));
        assertThat(trials.of("engines", false))
                .filteredOn(trial -> known.containsKey(trial.name() + trial.ask()))
                .hasSizeGreaterThan(20)
                .allSatisfy(trial -> {
                    Trial other = known.get(trial.name() + trial.ask());
                    assertThat(trial.answer()).isEqualTo(other.answer());
                    assertThat(trial.source()).isEqualTo(other.source());
                });
    }

    @Test
    void readCommandsAndTheirFiles() throws IOException {
        Instance command = instances()
                .find(Source.of("command count knuth < made matching 10 20 1"))
                .orElseThrow();
        assertThat(command.model()).isEqualTo("count knuth");
        assertThat(Files.readString(command.input()))
                .isEqualTo(LargeBoard.of("matching", "10 20 1").text());
    }

    @Test
    void repeatListsOfBoards() throws IOException {
        Path list = folder.resolve("data/sudoku/few.txt");
        Files.createDirectories(list.getParent());
        Files.writeString(list, (".".repeat(80) + "1\n").repeat(2));
        Instance many = instances().find(Source.of("boards few 25")).orElseThrow();
        assertThat(many.puzzles()).isEqualTo(50);
        assertThat(Files.readAllLines(many.input())).hasSize(50);
    }

    @Test
    void compareCountingOnlyWithWhatIsEnumerated() {
        List<String> enumerated =
                trials.of("all", false).stream().map(Trial::name).toList();
        assertThat(trials.of("counting", false))
                .filteredOn(trial -> trial.bars().stream().anyMatch(bar -> bar.kind() == Bar.Kind.RATIO))
                .hasSizeGreaterThan(8)
                .extracting(Trial::name)
                .isSubsetOf(enumerated);
    }

    @Test
    void takeTheCopiesOfTheProjectWhereNothingIsGenerated() throws IOException {
        assertThat(instances().find(Source.of("corpus langford-11"))).hasValueSatisfying(instance -> {
            assertThat(instance.solver().cover().optionCount()).isEqualTo(165);
            assertThat(instance.plainFiles()).containsExactly(folder.resolve("langford-11.dlx"));
        });
        assertThat(instances().find(Source.of("corpus beads-55"))).isEmpty();
        assertThat(instances().find(Source.of("boards top1465"))).isEmpty();
    }

    @Test
    void leaveTimeForTenTimesTheBarButNotForFindingLate() {
        Duration usual = Duration.ofSeconds(100);
        assertThat(best(Ask.BEST, "wall 8000").limit(usual)).isEqualTo(Duration.ofSeconds(80));
        assertThat(best(Ask.BEST, "-").limit(usual)).isEqualTo(Duration.ofSeconds(10));
        assertThat(best(Ask.FIND, "found 2000").limit(usual)).isEqualTo(Duration.ofSeconds(2));
        assertThat(best(Ask.COUNT, "ms 5").limit(usual)).isEqualTo(usual);
    }

    private static Trial best(Ask ask, String bar) {
        Source source = Source.of("text knuth a");
        return new Trial("a", source, ask, List.of("auto"), List.of(), BigInteger.ONE, Bar.all(bar), "-");
    }
}
