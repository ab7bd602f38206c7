package dlx.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrialsTest {

    private static final Path BOOK = Path.of("..", "..", "docs", "develop", "book.tsv");
    private static final Path SHARED = Path.of("..", "..", "..", "shared");
    private static final int SOLUTIONS = 4;

    private final Map<String, List<Trial>> trials = Trials.read();

    @TempDir
    Path folder;

    TrialsTest() throws IOException {}

    private Stream<Trial> all() {
        return trials.values().stream().flatMap(List::stream);
    }

    private Instances instances() {
        return new Instances(new Programs(folder, folder), folder, folder);
    }

    @Test
    void knowTheCountsOfTheBook() throws IOException {
        Map<String, String> counts = new HashMap<>();
        Files.readAllLines(BOOK).forEach(line -> {
            String[] cells = line.split("\t", -1);
            counts.put(cells[0], cells[SOLUTIONS]);
        });
        assertThat(all())
                .filteredOn(trial -> trial.source().kind() == Source.Kind.CORPUS)
                .hasSizeGreaterThan(50)
                .allSatisfy(trial -> assertThat(trial.answer())
                        .hasToString(counts.get(trial.source().text())));
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
        assertThat(all())
                .filteredOn(trial -> scores.containsKey(trial.source().rest()))
                .hasSize(15 + 10)
                .allSatisfy(trial -> assertThat(trial.answer())
                        .hasToString(scores.get(trial.source().rest())));
    }

    @Test
    void timeNothingTwice() {
        assertThat(all().map(trial -> trial.source() + " " + trial.ask() + " " + trial.engines() + trial.ways()))
                .doesNotHaveDuplicates();
        assertThat(trials.values())
                .allSatisfy(table -> assertThat(table).extracting(Trial::name).doesNotHaveDuplicates());
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
        assertThat(Files.readAllLines(many.input())).hasSize(50);
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
}
