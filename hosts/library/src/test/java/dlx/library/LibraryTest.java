package dlx.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dlx.api.ExactCoverModel;
import dlx.api.PuzzleText;
import dlx.commands.run.PuzzleTask;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** Tests the library on the JVM; {@code PackageIT} tests its compiled form for browsers. */
class LibraryTest {

    private final Library library = new Library(new BundledModels(models()), Map.of());
    private final List<String> lines = new ArrayList<>();

    private static List<LoadedModel<?, ?>> models() {
        List<LoadedModel<?, ?>> models = new ArrayList<>();
        for (ExactCoverModel<?, ?> model : ServiceLoader.load(ExactCoverModel.class)) {
            models.add(loaded(model));
        }
        return models;
    }

    private static <P, O> LoadedModel<P, O> loaded(ExactCoverModel<P, O> model) {
        return LoadedModel.inOneThread(model, model.id(), "bundled");
    }

    private int ask(String what, String body) {
        lines.clear();
        return library.answer(Library.ROOT + what, body.replace('\'', '"'), new CancellationToken(), lines::add);
    }

    private JsonObject last() {
        return JsonParser.parseString(lines.get(lines.size() - 1)).getAsJsonObject();
    }

    @Test
    void countsWhatAModelReads() {
        assertThat(ask("count", "{'model':'queens','text':'8'}")).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("92");
    }

    @Test
    void countsAndListsOneOfEachKindOfAModelWithoutSymmetriesOfItsOwn() {
        String latin = "'model':'latin','text':'....\\n....\\n....\\n....\\n','distinct':true";
        assertThat(ask("count", '{' + latin + '}')).as(lines.toString()).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("2");
        ask("begin", '{' + latin + ",'search':1,'count':9,'millis':600000}");
        assertThat(last().getAsJsonArray("solutions")).hasSize(2);
    }

    /** There is no Langford pair of 13, and an engine that learns cannot prove this within these nodes. */
    @Test
    void reportsWhatASearchHasLearned() {
        ask("first", "{'model':'langford','text':'13','engine':'learn','nodes':300000,'progress':true}");
        assertThat(lines)
                .anyMatch(line -> line.startsWith("{\"type\":\"progress\"")
                        && line.matches(".*\"learned\":\\{\"conflicts\":\\d+,\"clauses\":\\d+}}"));
        ask("first", "{'model':'langford','text':'13','engine':'links','nodes':3000000,'progress':true}");
        assertThat(lines)
                .anyMatch(line -> line.startsWith("{\"type\":\"progress\""))
                .noneMatch(line -> line.contains("learned"));
    }

    @Test
    void restsBetweenSolutionsAndForgetsWhatHasEnded() {
        ask("begin", "{'model':'queens','text':'6','search':7,'count':3,'millis':600000}");
        assertThat(last().getAsJsonArray("solutions")).hasSize(3);
        ask("next", "{'search':7,'count':3,'millis':600000}");
        assertThat(last().getAsJsonArray("solutions")).hasSize(1);
        assertThat(last().getAsJsonObject("report").get("complete").getAsBoolean())
                .isTrue();
        assertThat(ask("next", "{'search':7}")).isEqualTo(Library.GONE);
    }

    @Test
    void beginsAgainBehindWhatWasReported() {
        ask("begin", "{'model':'queens','text':'6','search':1,'count':9,'skip':2,'millis':600000}");
        assertThat(last().getAsJsonArray("solutions")).hasSize(2);
        assertThat(lines.get(0)).contains("\"number\":3").contains("\"number\":4");
    }

    @Test
    void readsOnePuzzleAfterTheOtherBadOnesToo() {
        String text = "'model':'queens','text':'4\\nx\\n6\\n'";
        assertThat(ask("count", '{' + text + ",'puzzle':3}")).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("4");
        assertThat(ask("puzzle", '{' + text + ",'puzzle':2}")).isEqualTo(Library.NO_PUZZLE);
        assertThat(last().get("line").getAsInt()).isEqualTo(2);
        assertThat(ask("puzzle", '{' + text + ",'puzzle':4}")).isEqualTo(Library.OK);
        assertThat(last().get("type").getAsString()).isEqualTo("end");
    }

    @Test
    void searchesCoversThatAreStated() {
        String cover = "{'items':['a b','|'],'multiplicities':{'a b':[1,2]},'secondary':['x'],"
                + "'options':[{'label':'one','weight':3,'items':['a b',['x','red']]},"
                + "{'label':'two','weight':'5','items':['a b','x:blue']},"
                + "{'label':'three','weight':'9007199254740993','items':['|']}]}";
        assertThat(ask("best", "{'cover':" + cover + ",'goal':'least'}"))
                .as(lines.toString())
                .isEqualTo(Library.OK);
        assertThat(last().get("score").getAsString()).isEqualTo("9007199254740996");
    }

    private int askLate(String what, String body) {
        JsonObject members = JsonParser.parseString(body.replace('\'', '"')).getAsJsonObject();
        long begin = System.nanoTime() - 10_000_000_000L;
        return library.answer(what, new Asked(members, new CancellationToken(), begin), lines::add);
    }

    @Test
    void theTimeOfACallBeginsWithTheCall() {
        String queens = "'model':'queens','text':'8'";
        assertThat(askLate("count", "{" + queens + ",'seconds':9}")).isEqualTo(Library.OK);
        assertThat(last().get("stopped").getAsString()).isEqualTo("TIME");
        assertThat(askLate("count", "{" + queens + ",'seconds':600}")).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("92");
        String cover = "'cover':{'items':['a'],'options':[['a'],['b']]}";
        assertThat(ask("count", "{" + cover + "}")).isEqualTo(Library.BAD);
        assertThat(last().get("code").getAsString()).isEqualTo("bad_cover");
    }

    /** As numbers of JSON, both weights are equal doubles. */
    @Test
    void tellsCoversApartByTheirText() {
        String cover = "'cover':{'items':['a'],'options':[{'weight':%s,'items':['a']}]}";
        for (String weight : List.of("9007199254740993", "9007199254740992")) {
            ask("best", "{" + cover.formatted(weight) + "}");
            assertThat(last().get("score").getAsString()).isEqualTo(weight);
        }
    }

    @Test
    void aCheckOfAProofHasATimeLimit() {
        String four = "'model':'queens','text':'4'";
        ask("prove", "{" + four + "}");
        String proof = ",'proof_text':" + last().get("proof_text");
        ask("verify", "{" + four + proof + "}");
        assertThat(last().get("proved").getAsBoolean()).isTrue();
        askLate("verify", "{" + four + proof + ",'seconds':9}");
        assertThat(last().get("stopped").getAsString()).isEqualTo("TIME");
        assertThat(last().has("proved")).isFalse();
    }

    /** Less memory for intermediate results makes a count slower, and never wrong. */
    @Test
    void countsWithinALimitOfMemory() {
        ask("count", "{'model':'queens','text':'9','engine':'memo','memory':1000}");
        assertThat(last().get("solutions").getAsString()).isEqualTo("352");
        assertThat(last().get("complete").getAsBoolean()).isTrue();
        assertThat(ask("count", "{'model':'queens','text':'9','memory':-1}")).isEqualTo(Library.BAD);
    }

    @Test
    void answersAfterACallThatFilledTheMemory() {
        Library small = new Library(new BundledModels(models()), Map.of("fill", (asked, to) -> {
            throw new OutOfMemoryError();
        }));
        assertThat(small.answer(Library.ROOT + "fill", "{}", new CancellationToken(), lines::add))
                .isEqualTo(500);
        assertThat(last().get("code").getAsString()).isEqualTo("memory_full");
        String queens = "{\"model\":\"queens\",\"text\":\"8\"}";
        assertThat(small.answer(Library.ROOT + "count", queens, new CancellationToken(), lines::add))
                .isEqualTo(Library.OK);
    }

    @Test
    void sendsAPartOfTheSolutionsAtALimit() {
        CancellationToken token = new CancellationToken();
        JsonObject members = JsonParser.parseString("{\"model\":\"queens\",\"text\":\"8\",\"n\":9}")
                .getAsJsonObject();
        library.answer("sample", new Asked(members, token), line -> {
            lines.add(line);
            if (lines.size() == 3) {
                token.cancel();
            }
        });
        assertThat(lines).hasSize(4);
        assertThat(last().get("outcome").getAsString()).isEqualTo("SOLVED");
        assertThat(last().get("stopped").getAsString()).isEqualTo("CANCELLED");
    }

    /** Rules and their puzzle are the text of the model whose grammar explains rules. */
    @Test
    void explainsRules() {
        assertThat(ask("model", "{'model':'rules'}")).isEqualTo(Library.OK);
        assertThat(last().get("grammar").getAsString()).contains("option N(V, V)");
        assertThat(ask("count", "{'model':'rules','example':true}")).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("3");
    }

    /** The numbers of the items and the excluded options, and the board, are what a page adds to the answers. */
    @Test
    void answersAboutAPuzzleThatAHostHasRead() {
        LoadedModel<?, ?> queens = models().stream()
                .filter(model -> model.id().equals("queens"))
                .findFirst()
                .orElseThrow();
        assertThat(askHost(queens, "4", 1, "count", "{}")).isEqualTo(Library.OK);
        assertThat(last().get("solutions").getAsString()).isEqualTo("1");
        askHost(queens, "4", 1, "path", "{'steps':1,'board':true}");
        JsonObject step = last().getAsJsonArray("steps").get(0).getAsJsonObject();
        assertThat(step.getAsJsonArray("items")).hasSameSizeAs(step.getAsJsonArray("demands"));
        assertThat(step.getAsJsonArray("blocked")).isNotEmpty();
        assertThat(step.get("text").getAsString()).isEqualTo(".Q..\n....\n....\n....\n");
        askHost(queens, "4", 0, "explain", "{'picture':true,'board':true}");
        assertThat(last().getAsJsonArray("items")).hasSameSizeAs(last().getAsJsonArray("demands"));
        assertThat(last().get("svg").getAsString()).startsWith("<svg");
        assertThat(last().get("text").getAsString()).startsWith("Q...\n");
        askHost(queens, "4", 0, "explain", "{'minimal':true,'board':true}");
        assertThat(last().get("board")).isEqualTo(last().get("text"));
        assertThat(askHost(queens, "4", 1, "dance", "{}")).isEqualTo(Library.UNKNOWN);
    }

    /** Asks about a puzzle with one given option. */
    private <P, O> int askHost(LoadedModel<P, O> model, String text, int given, String what, String body) {
        lines.clear();
        P puzzle = model.puzzle(PuzzleText.of(text));
        Solver<O> solver = model.solver(puzzle, Limits.none()).toBuilder()
                .given(Givens.of(given))
                .build();
        return library.answer(
                what,
                new PuzzleTask<>(model, puzzle, solver, 1, "puzzle"),
                Map.of(),
                Asked.of(body.replace('\'', '"'), new CancellationToken()),
                lines::add);
    }

    @Test
    void refusesWhatItDoesNotKnowInASentence() {
        assertThat(ask("count", "{'model':'quens','text':'8'}")).isEqualTo(Library.NO_PUZZLE);
        assertThat(last().get("error").getAsString()).contains("did you mean \"queens\"?");
        assertThat(ask("count", "{'model':'queens'}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString()).isEqualTo("text: expected a text");
        assertThat(ask("dance", "{'model':'queens','text':'8'}")).isEqualTo(Library.UNKNOWN);
        assertThat(ask("count", "[]")).isEqualTo(Library.BAD);
        assertThat(ask("count", "{'model':'queens','text':'8','pin':['r9c9']}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString())
                .isEqualTo("pin r9c9: puzzle 1 does not have an option of this label; did you mean \"r1c1\"?");
    }

    @Test
    void refusesNumbersThatDoNotFitInASentence() {
        String queens = "{'model':'queens','text':'6',";
        assertThat(ask("sample", queens + "'n':9007199254740992}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString()).isEqualTo("n: expected at most 2147483647");
        assertThat(ask("best", queens + "'limit':9007199254740992}")).isEqualTo(Library.BAD);
        assertThat(ask("count", queens + "'goal':'dlx'}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString()).isEqualTo("no goal is called \"dlx\". Known: greatest, least");
        assertThat(ask("draw", queens + "'options':[4,4]}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString()).isEqualTo("option 4 is named twice; expected each once");
        assertThat(ask("draw", queens + "'options':[4294967297]}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString())
                .isEqualTo("unknown option 4294967297; expected numbers from 1 to 36");
        assertThat(ask("draw", queens + "'options':['x']}")).isEqualTo(Library.BAD);
        assertThat(last().get("error").getAsString()).isEqualTo("options: expected a list of numbers");
    }
}
