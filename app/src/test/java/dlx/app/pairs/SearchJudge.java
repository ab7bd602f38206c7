package dlx.app.pairs;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import dlx.app.Cli.Result;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares the output of a searching command with all solutions of the puzzles. */
final class SearchJudge {

    private static final int STOPPED = 5;
    private static final int NONE = 4;

    private final Run run;
    private final Row row;
    private final List<List<Truth.Solution>> puzzles;
    private final String out;
    private final boolean stopped;

    SearchJudge(Run run, Result result) {
        this.run = run;
        this.row = run.row();
        this.puzzles = run.truth().puzzles();
        this.out = result.out();
        this.stopped = wasStopped(result);
    }

    /** Returns true if a limit ended a search before its question was answered, according to standard error. */
    static boolean wasStopped(Result result) {
        return result.err().contains("stopped by")
                || result.err().contains("it was stopped")
                || result.err().contains("cannot hold")
                || result.err().contains("does not fit into")
                || result.err().contains("no diagram of all solutions fits");
    }

    static void judge(Run run) {
        Result result = run.result();
        SearchJudge judge = new SearchJudge(run, result);
        assertThat(judge.stopped)
                .as("stopped though no limit is near")
                .isIn(false, run.row().mayStop());
        assertThat(result.code()).as("exit code").isEqualTo(judge.code());
        judge.checkStats(result.err());
        judge.checkAnswer(result.err());
        judge.checkProof();
        judge.checkResume();
    }

    /** Checks that a proof is written if it should be, and that {@code dlx verify} accepts it. */
    private void checkProof() {
        Path proof = run.folder().resolve("proof");
        boolean ended = !stopped && !run.result().err().contains("stopped within the gap");
        assertThat(Files.exists(proof)).as("a proof").isEqualTo(row.has("--proof") && ended);
        if (Files.exists(proof) && row.is("--proof-format", "veripb")) {
            assertThat(proof)
                    .content()
                    .startsWith("pseudo-Boolean proof version 3.0\n")
                    .endsWith("end pseudo-Boolean proof ;\n");
        } else if (Files.exists(proof)) {
            List<String> words = new ArrayList<>(List.of("verify", row.small().model(), "--proof", proof.toString()));
            words.addAll(run.given("--set", "--pin", "--forbid"));
            Result verdict = dlx(row.small().text(), words.toArray(String[]::new));
            assertThat(verdict.code()).as(verdict.out()).isZero();
            assertThat(verdict.out()).startsWith("proved: ");
        }
    }

    /**
     * Checks a resumed run: its output after the part that belongs to the checkpoint equals the rest of the run's
     * output, or completes it.
     */
    private void checkResume() {
        if (!row.has("--checkpoint") || row.is("--format", "png") && !row.has("--output")) {
            return;
        }
        Result next = dlx("", "resume", run.folder().resolve("run.cp").toString(), "--nodes", "1000000");
        Matcher bytes = Pattern.compile("head -c (\\d+) OUT").matcher(next.err());
        assertThat(bytes.find()).as(next.err()).isTrue();
        byte[] before = out.getBytes(StandardCharsets.UTF_8);
        String kept = new String(before, 0, Integer.parseInt(bytes.group(1)), StandardCharsets.UTF_8);
        Result joined = new Result(next.code(), kept + next.out(), run.result().err() + next.err());
        if (!stopped && row.value("--stats").isEmpty()) {
            assertThat(withoutTimes(joined.out())).as("joined").isEqualTo(withoutTimes(out));
        }
        new SearchJudge(run, new Result(next.code(), joined.out(), next.err())).checkWhole(joined.err());
    }

    private void checkWhole(String err) {
        boolean scoresAreElsewhere =
                row.command().equals("best") && !List.of("text", "json").contains(row.format());
        if (!stopped && !scoresAreElsewhere) {
            checkAnswer(err);
        }
    }

    /** Nor the engine: a search that is finished, or begins anew, may have had another. Nor members: a resumed search does not have them. */
    static String withoutTimes(String out) {
        return out.replaceAll("\"(read|build|search|updates|threads)\":\\d+", "\"$1\":N")
                .replaceAll("\"engine\":\"\\w+\"(,\"order\":\"\\w+\")?", "\"engine\":E")
                .replaceAll("\"members\":\"\\d+\",", "")
                .replaceAll("(?m)^\\{\"type\":\"progress\".*\\R", "");
    }

    private int code() {
        boolean none = puzzles.get(puzzles.size() - 1).isEmpty();
        if (row.has("--exit-code")) {
            return stopped ? run.result().code() : none ? 20 : 10;
        }
        boolean mustExist = !List.of("count", "diagram").contains(row.command());
        return stopped ? STOPPED : none && mustExist ? NONE : 0;
    }

    private void checkStats(String err) {
        long objects = err.lines().filter(line -> line.startsWith("{")).count();
        assertThat(objects)
                .as("objects of --stats")
                .isEqualTo(row.has("--stats") && !stopped ? puzzles.size() : objects);
        if (!row.has("--stats")) {
            assertThat(objects).isZero();
        }
    }

    private void checkAnswer(String err) {
        switch (row.command()) {
            case "solve" -> checkSolutions(run.solutions(out));
            case "count" -> checkCounts();
            case "unique" -> checkVerdicts();
            case "best" -> checkBest(run.solutions(out), run.scores(out, err));
            case "sample" -> checkSample(run.solutions(out));
            default -> checkDiagram();
        }
        if (row.is("--format", "json") || row.is("--to", "json")) {
            assertThat(Run.objects(out, "status")).hasSizeLessThanOrEqualTo(puzzles.size());
            assertThat(Run.objects(out, "error")).isEmpty();
        }
    }

    private List<String> keys(int puzzle) {
        return run.truth().keys(puzzle, row.format());
    }

    private List<String> allKeys(long limit) {
        List<String> keys = new ArrayList<>();
        for (int p = 0; p < puzzles.size(); p++) {
            keys.addAll(keys(p).subList(0, (int) Math.min(limit, keys(p).size())));
        }
        return keys;
    }

    private long limit() {
        return row.value("--limit").map(Long::valueOf).orElse(row.has("--all") ? Long.MAX_VALUE : 1L);
    }

    private void checkSolutions(List<String> found) {
        boolean ordered = (row.has("--all") || row.has("--limit")) && !row.has("--any-order");
        List<String> expected = allKeys(limit());
        if (stopped) {
            assertThat(found).hasSizeLessThanOrEqualTo(expected.size());
        } else {
            assertThat(found).hasSameSizeAs(expected);
        }
        checkNoneTwice(found);
        if (ordered && !found.contains(Run.PNG)) {
            assertThat(found).isEqualTo(expected.subList(0, found.size()));
        }
    }

    /**
     * Checks that all texts are solutions, and that each appears at most as often as there are solutions with this
     * text.
     */
    private void checkNoneTwice(List<String> found) {
        Map<String, Integer> left = new HashMap<>();
        allKeys(Long.MAX_VALUE).forEach(key -> left.merge(key, 1, Integer::sum));
        for (String key : found) {
            if (!key.equals(Run.PNG)) {
                assertThat(left.merge(key, -1, Integer::sum))
                        .as("solution %s", key)
                        .isNotNegative();
            }
        }
    }

    private void checkCounts() {
        List<String> expected =
                puzzles.stream().map(all -> String.valueOf(all.size())).toList();
        if (row.is("--format", "json")) {
            List<JsonObject> status = Run.objects(out, "status");
            assertThat(status.size()).isBetween(stopped ? 1 : expected.size(), expected.size());
            for (int p = 0; p < status.size(); p++) {
                if (status.get(p).get("stopped").getAsString().equals("EXHAUSTED")) {
                    assertThat(status.get(p).get("solutions").getAsString()).isEqualTo(expected.get(p));
                }
            }
        } else if (stopped) {
            checkPart(expected, out.lines().toList());
        } else {
            assertThat(out.lines()).isEqualTo(expected);
        }
    }

    private static void checkPart(List<String> whole, List<String> part) {
        if (!part.isEmpty()) {
            assertThat(whole).containsSubsequence(part);
        }
    }

    private void checkVerdicts() {
        List<String> expected = puzzles.stream()
                .map(all -> all.isEmpty() ? "none" : all.size() == 1 ? "unique" : "multiple")
                .toList();
        List<String> found = row.is("--format", "json")
                ? Run.objects(out, "status").stream()
                        .map(s -> s.get("verdict").getAsString())
                        .filter(word -> !word.equals("unknown"))
                        .toList()
                : out.lines().toList();
        if (stopped) {
            checkPart(expected, found);
        } else {
            assertThat(found).isEqualTo(expected);
        }
    }

    private void checkBest(List<String> found, List<Long> scores) {
        checkNoneTwice(found);
        assertThat(scores).hasSameSizeAs(found);
        if (stopped) {
            return;
        }
        int at = 0;
        for (int p = 0; p < puzzles.size(); p++) {
            List<Long> all = run.truth().scores(p);
            long best = all.isEmpty() ? 0 : all.get(0);
            int most = row.has("--all")
                    ? (int) all.stream().filter(score -> score == best).count()
                    : (int) Math.min(limit(), all.size());
            List<Long> reported = scores.subList(at, Math.min(at + most, scores.size()));
            if (row.has("--gap")) {
                long gap = Long.parseLong(row.value("--gap").orElseThrow());
                assertThat(reported).hasSize(most).allMatch(score -> Math.abs(score - best) <= gap);
            } else {
                assertThat(reported).as("scores").isEqualTo(all.subList(0, most));
            }
            for (int i = 0; i < most; i++) {
                String key = found.get(at + i);
                long score = reported.get(i);
                assertThat(puzzles.get(p))
                        .as("%s has the score %d", key, score)
                        .anyMatch(s ->
                                key.equals(Run.PNG) || key.equals(s.keys().get(row.format())) && s.score() == score);
            }
            at += most;
        }
        assertThat(scores).hasSize(at);
    }

    private void checkSample(List<String> found) {
        int number = Integer.parseInt(row.value("--number").orElse("1"));
        long expected = puzzles.stream().filter(all -> !all.isEmpty()).count() * number;
        if (!stopped) {
            assertThat(found).hasSize((int) expected);
        }
        if (!found.contains(Run.PNG)) {
            assertThat(allKeys(Long.MAX_VALUE)).containsAll(found);
        }
    }

    private void checkDiagram() {
        if (stopped || row.has("--to") && !row.is("--to", "json")) {
            assertThat(out.isEmpty()).isIn(false, stopped);
            return;
        }
        List<String> counts = new ArrayList<>();
        if (row.is("--format", "json") || row.is("--to", "json")) {
            Run.objects(out, "status")
                    .forEach(s -> counts.add(s.get("solutions").getAsString()));
        } else {
            out.lines()
                    .filter(line -> line.startsWith("  solutions "))
                    .forEach(line -> counts.add(line.substring(12).strip()));
        }
        assertThat(counts)
                .isEqualTo(
                        puzzles.stream().map(all -> String.valueOf(all.size())).toList());
    }
}
