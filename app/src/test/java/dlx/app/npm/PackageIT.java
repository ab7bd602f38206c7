package dlx.app.npm;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.guide.Page;
import dlx.app.npm.NodeFolder.Ran;
import dlx.commands.SharedCommands;
import dlx.commands.line.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The package for JavaScript, installed from its packed file: its README, its types, its promises, and its command line. */
@Tag("slow")
class PackageIT {

    /** The commands of both command lines. */
    private static final List<String> COMMANDS =
            SharedCommands.entries().stream().map(Program.Entry::name).toList();

    /**
     * Command lines that only the program supports: links, files of rules and of other programs, and a shell that
     * writes files. Also those whose output depends on the timing of threads.
     */
    private static final Pattern PROGRAM_ALONE = Pattern.compile(
            "--(proof|output|checkpoint|plugins)\\b|--any-order --threads|\\b(cmp|head|serve)\\b|>|://|\\.\\.\\."
                    + "|\\.puzzle\\b|'ROWS");

    private static final Pattern COMMAND = Pattern.compile("(?:\\./)?\\bdlx ([a-z-]+)");

    private static final String COMMENT = "\\s+#.*$";

    private static NodeFolder node;

    @BeforeAll
    static void install(@TempDir Path folder) throws Exception {
        node = NodeFolder.in(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"readme.test.js", "package.test.js"})
    void keepsItsPromises(String file) throws Exception {
        node.take(file);
        Ran ran = node.sh("node --test --test-timeout=120000 --test-reporter=spec " + file);
        assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
        assertThat(ran.out()).contains("ℹ fail 0").doesNotContain("ℹ pass 0");
    }

    /** The program and the package serve agents, asked by the official client of the protocol. */
    @ParameterizedTest
    @ValueSource(strings = {"dlx-exact-cover", "program"})
    void servesAgents(String server) throws Exception {
        node.take("mcp.test.js");
        String command = server.equals("program") ? NodeFolder.PROGRAM.toString() : server;
        Ran ran =
                node.sh("DLX_MCP='" + command + "' node --test --test-timeout=120000 --test-reporter=spec mcp.test.js");
        assertThat(ran.code()).as(ran.out() + ran.err()).isZero();
        assertThat(ran.out()).contains("ℹ fail 0").doesNotContain("ℹ pass 0");
    }

    /**
     * The types compile with the strictest settings of TypeScript too. The file also contains lines that must be
     * rejected.
     */
    @Test
    void hasTypes() throws Exception {
        node.take("types.ts");
        node.write("readme.ts", node.readme("ts"));
        Ran ran = node.sh(
                "tsc --noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck false"
                        + " --target es2022 --lib es2023,dom --module nodenext types.ts readme.ts");
        assertThat(ran.code()).as(ran.out()).isZero();
    }

    @Test
    void isAProgramOfNpx() throws Exception {
        node.write("board.txt", "8\n");
        Ran ran = node.sh("npx --offline dlx-exact-cover count queens board.txt nofile.txt");
        assertThat(ran.out()).isEqualTo("92\n");
        assertThat(ran.err()).isEqualTo("nofile.txt: file not found; expected a file that can be read\n");
        assertThat(ran.code()).isEqualTo(3);
    }

    @Test
    void aReaderThatHasGoneEndsItQuietly() throws Exception {
        Ran ran = node.sh("echo 12 | dlx-exact-cover solve queens --all --format options | head -1");
        assertThat(ran.out()).hasLineCount(1);
        assertThat(ran.err()).isEmpty();
    }

    static Stream<String> linesOfTheGuides() {
        return Page.all().stream()
                .filter(page -> page.name().equals("README.md") || page.name().matches("docs/[a-z-]+\\.md"))
                .flatMap(page -> page.blocks().stream())
                .flatMap(block -> block.text().lines())
                .map(line ->
                        line.replaceFirst("^\\$ ", "").replaceFirst(COMMENT, "").strip())
                .filter(line -> line.matches("(echo|printf|(\\./)?dlx)\\b.*"))
                .filter(line -> !PROGRAM_ALONE.matcher(line).find())
                .filter(line -> {
                    List<String> commands = COMMAND.matcher(line)
                            .results()
                            .map(found -> found.group(1))
                            .toList();
                    return !commands.isEmpty() && COMMANDS.containsAll(commands);
                })
                .distinct();
    }

    @Test
    void theGuidesHaveManyLines() {
        assertThat(linesOfTheGuides()).hasSizeGreaterThan(50);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("linesOfTheGuides")
    void writesWhatTheProgramWritesForEachLineOfTheGuides(String line) throws Exception {
        holdAgainstTheProgram(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "echo 3 | dlx solve queens",
                "printf '8\\nx\\n6\\n' | dlx count queens",
                "printf '8\\nx\\n6\\n' | dlx count queens --format json",
                "printf '' | dlx count queens",
                "printf '33..\\n....\\n....\\n....\\n' | dlx solve sudoku",
                "printf 'a b | c\\na c:x\\nb c:y\\na b\\n' | dlx solve knuth --all",
                "echo 6 | dlx solve queens --all --format json",
                "echo 8 | dlx solve queens --all --any-order --format options",
                "echo 8 | dlx solve queens --all --format svg",
                "dlx info langford --example | dlx solve langford --format svg",
                "echo 5 | dlx best domination --format json",
                "dlx info knuth --example | dlx best knuth --all",
                "echo 8 | dlx best queens --format options",
                "echo 8 | dlx sample queens -n 2 --seed 3 --format json",
                "echo 5 | dlx explain langford --format svg",
                "dlx info sudoku --example | dlx hint sudoku --format svg",
                "dlx info sudoku --example | dlx rate sudoku --format json",
                "dlx info sudoku --example | dlx path sudoku --format json",
                "echo 6 | dlx explain queens --pin r3c3 --format json",
                "echo 6 | dlx explain queens --format json",
                "echo 6 | dlx explain queens --minimal --pin r1c2 --pin r2c4 --pin r3c6",
                "echo 6 | dlx explain queens --minimal --pin r1c2 --pin r2c4 --format json",
                "echo 6 | dlx explain queens --minimal --pin r3c3",
                "echo 6 | dlx explain queens --minimal --pin r3c3 --pin r1c1 --format json",
                "echo 6 | dlx explain queens --minimal --full --format svg",
                "echo 13 | dlx explain langford --format json",
                "dlx info sudoku --example | dlx explain sudoku --format json",
                "printf '4\\n2\\n' | dlx hint queens --format json",
                "echo 6 | dlx alive queens --pin r3c3 --format json",
                "dlx generate sudoku --number 2 --seed 7 --symmetric cell",
                "dlx generate sudoku --rating 5..3",
                "echo 8 | dlx generate langford -",
                "echo 8 | dlx count queens --pin r9c9",
                "echo 4 | dlx count langford --distinct",
                "dlx info word-search --example | dlx count word-search --distinct",
                "echo 20 | dlx count queens --nodes 1000 --engine links",
                "echo 8 | dlx count queens --engine steam",
                "echo 8 | dlx count queens --exit-code=sat",
                "dlx solve queens 8",
                "dlx solve queens --foo",
                "dlx solve queens --al",
                "dlx solve queens --limit x",
                "dlx solve queens --set x=3",
                "dlx solve sudoku --all --limit 2",
                "dlx sample queens -n0",
                "dlx count quens",
                "dlx solve",
                "dlx count queens --time soon"
            })
    void writesWhatTheProgramWrites(String line) throws Exception {
        holdAgainstTheProgram(line);
    }

    private static void holdAgainstTheProgram(String line) throws Exception {
        Ran expected = asked("./dlx", line);
        Ran ran = asked('"' + node.cli().toString() + '"', line);
        assertThat(comparable(ran.out())).isEqualTo(comparable(expected.out()));
        assertThat(comparable(ran.err())).isEqualTo(comparable(expected.err()));
        assertThat(ran.code()).isEqualTo(expected.code());
    }

    /**
     * Runs a command with enough time for minimal puzzles. By default it ends after two seconds with the puzzles found
     * so far.
     */
    private static Ran asked(String program, String line) throws IOException, InterruptedException {
        String calls = COMMAND.matcher(line)
                .replaceAll((MatchResult call) -> "asked " + call.group(1))
                .replace("--minimal", "--minimal --time 10m");
        return node.atRoot("asked() { " + program + " \"$@\"; }\n" + calls);
    }

    /** Returns a text without times, and without the place of the models. */
    private static String comparable(String text) {
        return text.replaceAll("\"nanos\":\\{[^}]*}", "")
                .replaceAll("(?m)^Loaded from .*$|\\t(bundled|[\\w.-]+\\.jar)$", "");
    }
}
