package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli;
import dlx.app.Cli.Result;
import dlx.pairs.CoveringArray;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any two options of a command, on puzzles of each kind: they are answered as each alone, or refused in one sentence. */
class CommandPairsTest {

    private static final long SEED = 28;

    @TempDir
    static Path folder;

    private static final Map<List<String>, Truth> TRUTHS = new HashMap<>();
    private static final Map<Small, Labels> LABELS = new HashMap<>();
    private static int folders;

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatGoesTogetherIsAnsweredAsThePlainQuestionIs(String command) {
        Parameters parameters = parameters(command);
        CoveringArray array = CoveringArray.of(parameters.sizes(), 2, SEED, parameters.forbidden(Rules.ALL));
        List<String> faults = new ArrayList<>();
        for (int[] values : array.rows()) {
            Row row = parameters.row(values);
            Path own = newFolder();
            String[] words = row.words(labels(row.small()), own);
            Result result = dlx(row.small().text(), words);
            try {
                SearchJudge.judge(new Run(row, List.of(words), result, truth(row, words), own));
            } catch (AssertionError | RuntimeException e) {
                faults.add(fault(row, result, e, words));
            }
        }
        assertThat(faults)
                .as(
                        "%d pairs in %d rows, seed %d",
                        array.covered(), array.rows().size(), SEED)
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "count", "unique", "best", "sample", "diagram"})
    void whatDoesNotGoTogetherIsRefusedInOneSentence(String command) {
        Parameters parameters = parameters(command);
        List<String> faults = new ArrayList<>();
        for (Rule rule : Rules.ALL) {
            if (!rule.commands().contains(command)) {
                continue;
            }
            for (Row row : rule.rows(parameters)) {
                String[] words = row.words(labels(row.small()), newFolder());
                Result result = dlx(row.small().text(), words);
                try {
                    checkRefusal(row, result);
                } catch (AssertionError e) {
                    faults.add(fault(row, result, e, words));
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** One sentence behind warnings, of a rule that the row breaks; and nothing else but the answers of earlier puzzles. */
    private static void checkRefusal(Row row, Result result) {
        List<String> sentences = result.err()
                .lines()
                .filter(line -> !line.startsWith("warning: ") && !line.contains(": score "))
                .toList();
        assertThat(sentences).hasSize(1);
        boolean isOfTheCover = sentences.get(0).contains("the cover cannot be searched");
        assertThat(result.code()).isEqualTo(isOfTheCover ? 1 : 2);
        assertThat(Rules.ALL)
                .as("rules of it")
                .anyMatch(rule -> rule.forbids(row)
                        && rule.sentence().matcher(sentences.get(0)).find());
        boolean isSecond = sentences.get(0).contains("puzzle 2 ");
        assertThat(result.out().lines().filter(line -> !line.startsWith("{\"type\":\"error\"")))
                .matches(lines -> isSecond || lines.isEmpty());
    }

    private static String fault(Row row, Result result, Throwable e, String... words) {
        return row.small() + ": dlx " + String.join(" ", words) + "\nexit code " + result.code() + "\n" + result.err()
                + e.toString().strip() + "\n";
    }

    private static Parameters parameters(String command) {
        return Parameters.of(command, Cli.commands().get(command));
    }

    private static Path newFolder() {
        try {
            return Files.createDirectory(folder.resolve("row-" + folders++));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Labels labels(Small small) {
        return LABELS.computeIfAbsent(small, s -> {
            List<String> found = new ArrayList<>();
            Run.objects(dlx(s.text(), "export", s.model(), "--to", "json").out(), "cover")
                    .forEach(cover -> {
                        List<String> own = new ArrayList<>();
                        cover.getAsJsonArray("options")
                                .forEach(o ->
                                        own.add(o.getAsJsonObject().get("label").getAsString()));
                        own.removeIf(label -> own.indexOf(label) != own.lastIndexOf(label));
                        if (found.isEmpty()) {
                            found.addAll(own);
                        }
                        found.retainAll(own);
                    });
            return new Labels(found.get(0), found.get(found.size() - 1));
        });
    }

    /** The plain question with what decides which solutions there are, and their order. */
    static Truth truth(Row row, String... words) {
        List<String> asked = new ArrayList<>();
        List<String> all = Arrays.asList(words);
        for (String option : List.of("--set", "--pin", "--forbid", "--strategy", "--seed")) {
            int at = all.indexOf(option);
            if (at > 0 && !(option.equals("--seed") && row.command().equals("sample"))) {
                asked.addAll(all.subList(at, at + 2));
            }
        }
        if (row.has("--distinct")) {
            asked.add("--distinct");
        }
        List<String> key = new ArrayList<>(asked);
        key.add(row.small().toString());
        return TRUTHS.computeIfAbsent(
                key, k -> new Truth(row.small(), asked, folder.resolve("truth-" + TRUTHS.size())));
    }

    static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
