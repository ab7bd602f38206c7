package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import dlx.skips.Tier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each command of a page runs, and prints what the page shows: in a block {@code console} what stands below {@code $}, elsewhere
 * without an error. Those that need Maven, a shell or a cluster are run by others, which {@link #ELSEWHERE} names.
 */
class CommandsOfPagesTest {

    /** Beginnings of lines that are not answers. */
    private static final String COMMAND =
            "(\\./|\\.\\./dlx/|\"\\$DLX/)?dlx\"? [^|{].*|(echo|printf|cat) .*|(\\./)?mvnw? .*|git .*|cd .*|javac? .*|\\.ci/.*|extras/.*|docs/.*";

    /** The beginnings of lines that are not run here, and why that is no gap. */
    private static final List<String> ELSEWHERE = List.of(
            "dlx COMMAND", // a synopsis
            "./mvnw", // the build itself; MavenOfPagesTest reads the commands
            "mvn", // GuidesIT
            "git clone", // GuidesIT
            "cd ", // GuidesIT
            "./dlx new-plugin", // GuidesIT
            "\"$DLX/dlx\"", // GuidesIT, with the plugin that the guide has built
            "../dlx/dlx", // GuidesIT
            "java", // GuidesIT
            "extras/", // .ci/documents
            "docs/pictures/draw", // .ci/documents
            ".ci/", // run by CI
            "cat boards/", // .ci/documents
            "echo 8 | extras/", // .ci/documents
            "echo 10 | extras/", // .ci/documents
            "echo 12 | extras/", // a cluster: ClusterIT
            "echo 8 | ./dlx solve queens --all --format options | cmp", // .ci/documents
            "./dlx serve --bind 0.0.0.0"); // would listen to all

    /** What a newcomer reads; the commands of all other pages run under {@code -Pall}. */
    private static final Set<String> FIRST_PAGES =
            Set.of("README.md", "docs/tour.md", "docs/try.md", "docs/cli.md", "docs/plugin-guide.md");

    @TempDir
    static Path folder;

    record Command(String line, String printed, boolean compared) {}

    @TestFactory
    Stream<DynamicTest> everyCommandPrintsWhatThePageShows() {
        Shell shell = new Shell(folder);
        return Page.all().stream()
                .filter(page -> Tier.isAll() || FIRST_PAGES.contains(page.name()))
                .flatMap(page -> page.blocks().stream()
                        .flatMap(block -> commands(block).stream()
                                .filter(command -> Shell.runs(command.line()) && !isRunElsewhere(command.line()))
                                .map(command -> DynamicTest.dynamicTest(
                                        page.name() + ':' + block.line() + ' ' + command.line(),
                                        () -> check(command, shell.run(command.line()))))));
    }

    @Test
    void whatIsNotRunHereIsRunElsewhere() {
        List<String> left = new ArrayList<>();
        for (Page page : Page.all()) {
            for (Page.Block block : page.blocks()) {
                for (Command command : commands(block)) {
                    if (!Shell.runs(command.line()) && !isRunElsewhere(command.line())) {
                        left.add(page.name() + ':' + block.line() + ' ' + command.line());
                    }
                }
            }
        }
        assertThat(left).isEmpty();
    }

    private static boolean isRunElsewhere(String line) {
        return ELSEWHERE.stream().anyMatch(line::startsWith);
    }

    private static void check(Command command, Result result) {
        assertThat(result.code()).as(result.err()).isZero();
        if (command.compared()) {
            assertThat(result.out()).isEqualTo(command.printed());
        }
    }

    private static List<Command> commands(Page.Block block) {
        if (block.language().equals("console")) {
            return Stream.of(block.text().split("(?m)^\\$ "))
                    .filter(run -> !run.isEmpty())
                    .map(run -> new Command(
                            run.substring(0, run.indexOf('\n')), run.substring(run.indexOf('\n') + 1), true))
                    .toList();
        }
        if (!Set.of("", "sh").contains(block.language())) {
            return List.of();
        }
        return block.text()
                .replace("\\\n", " ")
                .lines()
                .filter(line -> line.matches(COMMAND))
                .map(line -> new Command(line, "", false))
                .toList();
    }
}
