package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Looks up the commits that measurements name, as long as the history is there. */
class CommitsTest {

    private static final Pattern HASH =
            Pattern.compile("\\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,12}\\b|(?<=commit )[0-9a-f]{7,40}");
    private static final Pattern DAY = Pattern.compile("\\d{1,2} [A-Z][a-z]+ 20\\d\\d");

    @Test
    void aCommitStandsBesideItsDay() {
        Map<String, String> commits = named();
        assertThat(commits).isNotEmpty();
        commits.forEach((commit, paragraph) -> assertThat(paragraph)
                .as("the day of commit %s, which a rewritten history forgets", commit)
                .containsPattern(DAY));
    }

    @Test
    void everyCommitIsInTheHistory() throws Exception {
        assumeTrue(
                git("rev-parse", "--is-shallow-repository").equals("false\n"), "there is no git, or no history here");
        List<String> found =
                named().keySet().stream().filter(CommitsTest::exists).toList();
        assumeTrue(!found.isEmpty(), "the history begins after what was measured");
        assertThat(found).containsExactlyInAnyOrderElementsOf(named().keySet());
    }

    /** Each commit that a page names, with the paragraph where it does. */
    private static Map<String, String> named() {
        Map<String, String> named = new TreeMap<>();
        for (Page page : Page.all()) {
            String prose = page.text().replaceAll("(?ms)^```.*?^```$", "").replaceAll("`[^`\n]*`", "");
            for (String paragraph : prose.split("\n\\s*\n")) {
                Matcher hash = HASH.matcher(paragraph);
                while (hash.find()) {
                    named.put(hash.group(), page.name() + ": " + paragraph);
                }
            }
        }
        return named;
    }

    private static boolean exists(String commit) {
        return git("cat-file", "-t", commit).equals("commit\n");
    }

    /** What git says, or nothing where there is none. */
    private static String git(String... words) {
        try {
            List<String> command = new ArrayList<>(List.of("git", "-C", Page.ROOT.toString()));
            command.addAll(List.of(words));
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? said : "";
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
