package dlx.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigInteger;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Questions about a puzzle, and its solutions in pages. */
class ServerQuestionsTest extends ServerFixture {

    @Test
    void questionsAreAnswered() throws Exception {
        String queens = "api/puzzles/" + open("queens", "8\n") + "/answer";
        assertThat(last(lines(queens, "{\"question\":\"count\"}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("92");
        assertThat(last(lines(queens, "{\"question\":\"count\",\"distinct\":true}"))
                        .get("solutions")
                        .getAsString())
                .isEqualTo("12");
        assertThat(last(lines(queens, "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("multiple");
        String sudoku = "api/puzzles/"
                + open("sudoku", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
                + "/answer";
        JsonObject rating = last(lines(sudoku, "{\"question\":\"path\",\"rating\":true}"));
        assertThat(rating.get("verdict").getAsString()).isEqualTo("unique");
        assertThat(rating.get("level").getAsInt()).isPositive();
        String named = rating.get("level") + ": " + rating.get("levelName").getAsString();
        assertThat(rating.get("words").getAsString()).isEqualTo("rating: level " + named);
        JsonObject hint = last(lines(sudoku, "{\"question\":\"path\",\"steps\":3,\"pictures\":true}"));
        JsonObject step = hint.getAsJsonArray("steps").get(0).getAsJsonObject();
        assertThat(hint.getAsJsonArray("steps")).hasSize(3);
        assertThat(step.get("levelName").getAsString()).isEqualTo("singles");
        assertThat(step.get("words").getAsJsonArray().get(0).getAsString())
                .contains(step.get("label").getAsString());
        assertThat(step.get("svg").getAsString()).startsWith("<svg");
        JsonObject none = last(lines(
                "api/puzzles/" + open("queens", "3\n") + "/answer",
                "{\"question\":\"explain\",\"picture\":true,\"board\":true}"));
        assertThat(none.get("verdict").getAsString()).isEqualTo("none");
        List<JsonObject> making =
                lines(sudoku, "{\"question\":\"generate\",\"seed\":1,\"fromLevel\":0,\"toLevel\":3,\"nearest\":true}");
        String text = last(making).get("text").getAsString();
        assertThat(making.get(making.size() - 2).toString())
                .as("what came nearest is told before the answer")
                .contains("\"type\":\"nearest\"", "\"text\":" + new JsonPrimitive(text));
        assertThat(last(lines("api/puzzles/" + open("sudoku", text) + "/answer", "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("unique");
        String jobs = "api/puzzles/" + open("assignment", "4 1 3\n2 0 5\n3 2 2\n") + "/answer";
        List<JsonObject> best = lines(jobs, "{\"question\":\"best\"}");
        assertThat(last(best).get("score").getAsString())
                .isEqualTo(last(best).get("bound").getAsString())
                .isEqualTo("5");
    }

    @Test
    void symmetriesAreCounted() throws Exception {
        String queens = "api/puzzles/" + open("queens", "8\n") + "/answer";
        JsonObject found = last(lines(queens, "{\"question\":\"symmetries\"}"));
        assertThat(found).hasToString("{\"type\":\"symmetries\",\"order\":\"8\",\"complete\":true}");
        String given = "api/puzzles/" + open("queens", "Q...\n....\n....\n....\n") + "/answer";
        assertThat(last(lines(given, "{\"question\":\"symmetries\"}"))
                        .get("order")
                        .getAsString())
                .isEqualTo("2");
        String latin = "api/puzzles/" + open("latin", (".".repeat(12) + '\n').repeat(12)) + "/answer";
        JsonObject large = last(lines(latin, "{\"question\":\"symmetries\"}"));
        assertThat(new BigInteger(large.get("order").getAsString()))
                .as("12! x 12! x 12! x 6, beyond the numbers of JavaScript")
                .isEqualTo(factorial(12).pow(3).multiply(BigInteger.valueOf(6)));
    }

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Test
    void oneOfEachKindIsShownForAModelWithoutSymmetriesOfItsOwn() throws Exception {
        String latin = "api/puzzles/" + open("latin", "....\n....\n....\n....\n");
        JsonObject kinds = last(lines(latin + "/answer", "{\"question\":\"count\",\"distinct\":true}"));
        assertThat(kinds.get("solutions").getAsString()).isEqualTo("2");
        assertThat(kinds.get("members").getAsString()).isEqualTo("576");
        JsonObject all = last(lines(latin + "/answer", "{\"question\":\"count\"}"));
        assertThat(all.get("solutions").getAsString()).isEqualTo("576");
        assertThat(all.has("members")).isFalse();
        JsonObject page = last(lines(latin + "/solutions", "{\"first\":1,\"count\":24,\"distinct\":true}"));
        assertThat(page.getAsJsonArray("solutions")).hasSize(2);
        assertThat(page.get("stopped").getAsString()).isEqualTo("EXHAUSTED");
        JsonObject second = last(lines(latin + "/solutions", "{\"first\":2,\"count\":1,\"distinct\":true}"));
        assertThat(second.getAsJsonArray("solutions").get(0))
                .isEqualTo(page.getAsJsonArray("solutions").get(1));
    }

    @Test
    void kindsOutOfReachAreRefusedInASentence() throws Exception {
        String latin = "api/puzzles/" + open("latin", "....\n....\n....\n....\n");
        assertThat(refused(latin + "/answer", "{\"question\":\"best\",\"distinct\":true}"))
                .startsWith("the cover cannot be searched for solutions of each kind with scores");
        String pairs = IntStream.range(0, 7 * 7)
                .filter(pair -> pair / 7 < pair % 7)
                .mapToObj(pair -> "a" + pair / 7 + " a" + pair % 7 + '\n')
                .collect(Collectors.joining("", "1:2|a0 1:2|a1 1:2|a2 1:2|a3 1:2|a4 1:2|a5 1:2|a6\n", ""));
        String knuth = "api/puzzles/" + open("knuth", pairs);
        assertThat(refused(knuth + "/answer", "{\"question\":\"count\",\"distinct\":true}"))
                .isEqualTo(refused(knuth + "/solutions", "{\"first\":1,\"count\":1,\"distinct\":true}"))
                .contains("an item may get different numbers of options; expected ");
    }

    private String refused(String path, String body) throws Exception {
        return last(lines(path, body)).get("error").getAsString();
    }

    @Test
    void anAnswerIsProvedInALineBeforeIt() throws Exception {
        JsonObject one = proof(
                "sudoku",
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n",
                "unique");
        assertThat(one.get("proof").getAsString())
                .endsWith("end pseudo-Boolean proof ;\n")
                .contains("ENUMERATION_COMPLETE 1 :");
        assertThat(one.get("formula").getAsString()).startsWith("* #variable= ").contains("\npreserved: x1 ");
        assertThat(proof("queens", "6\n", "unique").get("proof").getAsString()).contains("ENUMERATION_PARTIAL 2 ;");
        JsonObject none = proof("queens", "3\n", "unique");
        assertThat(none.get("proof").getAsString()).contains("conclusion UNSAT :");
        assertThat(none.get("formula").getAsString()).doesNotContain("preserved");
        JsonObject best = proof("assignment", "4 1 3\n2 0 5\n3 2 2\n", "best");
        assertThat(best.get("proof").getAsString()).contains("conclusion BOUNDS 5 :");
        assertThat(best.get("formula").getAsString()).contains("\nmin: ").doesNotContain("preserved");
        String queens = "api/puzzles/" + open("queens", "3\n") + "/answer";
        List<JsonObject> ours = lines(queens, "{\"question\":\"unique\",\"proof\":\"dlx\"}");
        assertThat(ours.get(ours.size() - 2).get("proof").getAsString()).startsWith("dlx-proof 1\n");
        assertThat(ours.get(ours.size() - 2).has("formula")).isFalse();
        assertThat(last(ours).get("verdict").getAsString()).isEqualTo("none");
        for (String wrong : List.of("\"drat\"", "\"dlx\",\"distinct\":true")) {
            HttpResponse<String> refused = post(queens, "{\"question\":\"unique\",\"proof\":" + wrong + "}");
            assertThat(refused.statusCode()).isEqualTo(422);
            assertThat(refused.body()).contains("; expected ");
        }
    }

    /** The line of the proof, which is the last but one. */
    private JsonObject proof(String model, String text, String question) throws Exception {
        List<JsonObject> reported = lines(
                "api/puzzles/" + open(model, text) + "/answer",
                "{\"question\":\"" + question + "\",\"proof\":\"veripb\"}");
        JsonObject line = reported.get(reported.size() - 2);
        assertThat(line.get("type").getAsString()).isEqualTo("proof");
        return line;
    }

    @Test
    void anExplanationByWeightsBringsItsPicture() throws Exception {
        JsonObject reported = explained("domino", "#...\n....\n....\n...#\n");
        assertThat(reported.get("verdict").getAsString()).isEqualTo("none");
        assertThat(reported.get("proof").getAsString()).startsWith("weights");
        assertThat(reported.get("modulus").getAsLong()).isNotEqualTo(1);
        assertThat(reported.get("svg").getAsString().split("<text", -1)).hasSize(15);
        assertThat(reported.get("svg").getAsString()).startsWith("<svg").contains("<title>No solution: weights");
        JsonObject plain = explained("sets", "items a b c\nP: a b\nQ: b c\nR: a c\n");
        assertThat(plain.get("proof").getAsString()).isEqualTo("weights mod 2");
        assertThat(plain.has("modulus")).as("there is no board").isFalse();
        assertThat(plain.get("svg").isJsonNull()).isTrue();
        JsonObject none = explained("queens", "3\n");
        assertThat(none.get("proof").isJsonNull()).as("no coloring shows it").isTrue();
        assertThat(none.has("modulus")).isFalse();
    }

    /** The model draws all givens of its text, so the two that contradict each other are framed. */
    @Test
    void givensThatContradictEachOtherAreFramed() throws Exception {
        JsonObject clash =
                explained("sudoku", "5.......5\n.1.......\n...2.....\n......3..\n" + ".........\n".repeat(5));
        assertThat(clash.get("givens").getAsJsonArray()).hasSize(2);
        List<String> frames = clash.get("svg")
                .getAsString()
                .lines()
                .filter(line -> line.contains("#0072b2"))
                .toList();
        assertThat(frames).as("four sides of each of two cells").hasSize(8);
        assertThat(clash.get("svg").getAsString()).as("dashes around the row").contains("#d55e00");
    }

    @Test
    void saysWhatCanBeLeftOut() throws Exception {
        JsonObject none = revised("queens", "QQ..\n....\n....\n....\n");
        assertThat(none.get("verdict").getAsString()).isEqualTo("none");
        assertThat(none.get("words").getAsJsonArray().get(0).getAsString())
                .isEqualTo("no solution; 1 given must be left out: this one");
        String nearest = ".Q..\n....\n....\n....\n";
        assertThat(none.get("nearest")).hasToString("[2]");
        assertThat(none.get("text").getAsString()).isEqualTo(nearest);
        assertThat(none.get("board").getAsString()).isEqualTo(nearest);
        assertThat(none.get("svg").getAsString()).startsWith("<svg");
        JsonObject one = revised("queens", nearest);
        assertThat(one.get("verdict").getAsString()).isEqualTo("unique");
        assertThat(one.getAsJsonArray("nearest")).isEmpty();
        assertThat(one.get("text").isJsonNull()).isTrue();
        JsonObject several = revised("queens", "4\n");
        assertThat(several.get("verdict").getAsString()).isEqualTo("multiple");
        assertThat(several.get("text").getAsString()).isEqualTo(nearest);
    }

    private JsonObject revised(String model, String text) throws Exception {
        return last(lines(
                "api/puzzles/" + open(model, text) + "/answer",
                "{\"question\":\"explain\",\"minimal\":true,\"picture\":true,\"board\":true}"));
    }

    private JsonObject explained(String model, String text) throws Exception {
        return last(lines(
                "api/puzzles/" + open(model, text) + "/answer",
                "{\"question\":\"explain\",\"picture\":true,\"board\":true}"));
    }

    @Test
    void wordSearchesAreMadeAnew() throws Exception {
        String open = "api/puzzles/" + open("word-search", "4x7\n\nDANCING LINKS COVER ITEM\n") + "/answer";
        JsonObject made = last(lines(open, "{\"question\":\"generate\",\"seed\":1}"));
        assertThat(made.get("size").getAsString()).isEqualTo("filled");
        String text = made.get("text").getAsString();
        assertThat(text).matches("([A-Z]{7}\n){4}\nDANCING LINKS COVER ITEM\n");
        String again = "api/puzzles/" + open("word-search", text) + "/answer";
        assertThat(last(lines(again, "{\"question\":\"unique\"}"))
                        .get("verdict")
                        .getAsString())
                .isEqualTo("unique");
        assertThat(last(lines(again, "{\"question\":\"generate\",\"seed\":2}"))
                        .get("text")
                        .getAsString())
                .as("the letters of the puzzle before play no part")
                .isNotEqualTo(text);
    }

    @Test
    void solutionsComeInPages() throws Exception {
        String path = "api/puzzles/" + open("queens", "6\n") + "/solutions";
        JsonObject two = last(lines(path, "{\"first\":2,\"count\":2}"));
        assertThat(two.getAsJsonArray("solutions")).hasSize(2);
        assertThat(two.get("stopped").getAsString()).isEqualTo("VISITOR");
        JsonObject rest = last(lines(path, "{\"first\":4,\"count\":24}"));
        assertThat(rest.getAsJsonArray("solutions")).hasSize(1);
        assertThat(rest.get("stopped").getAsString()).isEqualTo("EXHAUSTED");
        assertThat(rest.getAsJsonArray("solutions")
                        .get(0)
                        .getAsJsonObject()
                        .get("svg")
                        .getAsString())
                .startsWith("<svg");
    }
}
