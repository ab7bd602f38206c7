package dlx.commands.answer;

import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.contains;
import static org.mockito.ArgumentMatchers.startsWith;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import dlx.app.Words;
import dlx.app.toys.ToyQueens;
import dlx.commands.console.Console;
import dlx.commands.console.OutputFiles;
import dlx.commands.option.Format;
import dlx.commands.option.SearchOptions;
import dlx.commands.run.PuzzleTask;
import dlx.core.model.LoadedModel;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Tally;
import dlx.core.search.internal.SearchQuestion;
import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** Tests which output is written to, and how often. */
class AnswersTest {

    private final Console console = mock(Console.class);
    private final Answers answers = new Answers(console, mock(OutputFiles.class));

    @Test
    void theProgressLineIsGoneBeforeASentenceIsReported() {
        reportSearch(queens(3), report(Outcome.NO_SOLUTION, StopReason.EXHAUSTED), true);

        InOrder order = inOrder(console);
        order.verify(console).clearStatus();
        order.verify(console).report("puzzle 5: no solution");
        verify(console, never()).print(anyString());
    }

    @Test
    void whatIsNoNewsIsNotReported() {
        reportSearch(queens(3), report(Outcome.NO_SOLUTION, StopReason.EXHAUSTED), false);
        reportSearch(queens(4), report(Outcome.SOLVED, StopReason.EXHAUSTED), true);

        verify(console, never()).report(anyString());
    }

    @Test
    void aLimitIsReportedOnce() {
        reportSearch(queens(4), report(Outcome.UNKNOWN, StopReason.NODES), true);

        verify(console).report(contains("stopped by the limit on nodes"));
    }

    @Test
    void statisticsAreWrittenToStandardErrorWhereTheyAreAskedFor() {
        SearchReport report = report(Outcome.SOLVED, StopReason.EXHAUSTED);

        answers.reportStats(queens(4), search(), report, Optional.empty());
        verify(console, never()).reportOwn(anyString());

        answers.reportStats(queens(4), search("--stats"), report, Optional.of("links"));
        verify(console).reportOwn(contains("\"checked_by\":\"links\""));
        verify(console, never()).print(anyString());
    }

    @Test
    void onlyJsonHasAnObjectForTheStatus() {
        SearchOptions search = search();
        SearchReport report = report(Outcome.SOLVED, StopReason.EXHAUSTED);

        answers.writeStatus(queens(4), search, Format.TEXT, report, json -> {});
        verifyNoInteractions(console);

        answers.writeStatus(queens(4), search, Format.JSON, report, json -> {});
        verify(console).print(startsWith("{\"type\":\"status\",\"puzzle\":5,"));
    }

    private static SearchOptions search(String... words) {
        return SearchOptions.of(Words.typed(SearchOptions.PARAMETERS, words), new SearchQuestion.Count());
    }

    private void reportSearch(PuzzleTask<?, ?> asked, SearchReport report, boolean noSolutionIsNews) {
        answers.reportSearch(asked, report, noSolutionIsNews, StopMessage.sentence(report));
    }

    private static SearchReport report(Outcome outcome, StopReason stopped) {
        BigInteger solutions = outcome == Outcome.SOLVED ? BigInteger.TWO : BigInteger.ZERO;
        return SearchReport.builder(outcome, stopped)
                .tally(new Tally(solutions, 1, 1))
                .engine("other")
                .build();
    }

    private static PuzzleTask<Integer, ToyQueens.Queen> queens(int size) {
        LoadedModel<Integer, ToyQueens.Queen> model = LoadedModel.of(new ToyQueens(), "tests");
        return new PuzzleTask<>(model, size, model.solver(size), 5, "tests");
    }
}
