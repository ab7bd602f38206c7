package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Files that the commands of the guides write into a checkout: git ignores them, save pictures of the guides themselves. */
class WrittenFilesTest {

    private static final Pattern COMMAND = Pattern.compile("(?m)^.*\\bdlx(?:-spark)? .*$");

    private static final Pattern WRITTEN =
            Pattern.compile("(?:--(?:output|proof|checkpoint|append|out)[ =]| >>? )([a-z0-9][\\w./-]*)");

    /** Pages whose commands run in a folder of the reader. */
    private static final Set<String> ELSEWHERE = Set.of("docs/plugin-guide.md", "docs/CHANGELOG.md");

    @Test
    void gitIgnoresThem() throws Exception {
        assumeTrue(Files.exists(Page.ROOT.resolve(".git")), "needs a clone");
        Map<String, String> written = written();
        assertThat(written).containsKeys("queens.proof", "plan.csv", "queens.html", "frames", "run.cp", "queens.pbp");

        List<String> shown = new ArrayList<>();
        for (String name : written.keySet()) {
            if (!isIgnored(name)) {
                shown.add(written.get(name) + ": " + name);
            }
        }
        assertThat(shown).as("files that git status would show").isEmpty();
    }

    /** By their names, each with a page that writes it. */
    private static Map<String, String> written() {
        Map<String, String> written = new TreeMap<>();
        for (Page page : Page.all()) {
            if (!ELSEWHERE.contains(page.name())) {
                COMMAND.matcher(page.text())
                        .results()
                        .flatMap(line -> WRITTEN.matcher(line.group()).results())
                        .map(found -> found.group(1))
                        .filter(name -> !name.startsWith("docs/"))
                        .forEach(name -> written.putIfAbsent(name, page.name()));
            }
        }
        return written;
    }

    /** Whether git ignores a file of this name, and all files of a folder of this name. */
    private static boolean isIgnored(String name) throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "check-ignore", "-q", "--no-index", name + "/file")
                .directory(Page.ROOT.toFile())
                .inheritIO()
                .start();
        return git.waitFor() == 0;
    }
}
