package dlx.app;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dlx.app.Cli.Result;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the launcher {@code dlx.cmd}: its text is searched for typical mistakes on every system, and it is run on
 * systems that can run it.
 */
@Timeout(120)
class WindowsLauncherTest {

    private static final Path ROOT =
            Path.of(System.getProperty("dlx.root", "..")).toAbsolutePath();

    private static final Path SCRIPT = ROOT.resolve("dlx.cmd");

    /** Those of the user and of the system; all others are the script's own. */
    private static final Set<String> FOREIGN =
            Set.of("JAVA_HOME", "DLX_JAVA_OPTS", "DLX_BUILD", "TEMP", "RANDOM", "ERRORLEVEL", "SystemRoot");

    /** Several words each, or numbers: they stand without quotes on purpose. */
    private static final Set<String> UNQUOTED =
            Set.of("_flags", "_gc", "_parts", "_share", "_major", "DLX_JAVA_OPTS", "ERRORLEVEL");

    private static final Pattern VARIABLE = Pattern.compile("%([A-Za-z_]\\w*)(:[^%]*)?%");
    private static final Pattern LABEL = Pattern.compile("(?m)^:([a-z-]+)$");
    private static final Pattern JUMP = Pattern.compile("\\b(?:goto|call) :([a-z-]+)");
    private static final Pattern FLAG = Pattern.compile("-(?:XX:[+-]?\\w+|D[\\w.]*\\w|X[a-z]+)(?:[=:][\\w.]+)?");

    @TempDir
    Path folder;

    @Test
    void itsLinesEndAsWindowsWantsAndAreAscii() throws IOException {
        byte[] bytes = Files.readAllBytes(SCRIPT);
        for (int i = 0; i < bytes.length; i++) {
            assertThat(bytes[i]).as("byte %d", i).isBetween((byte) 9, (byte) 126);
            if (bytes[i] == '\n') {
                assertThat(bytes[i - 1]).as("in front of byte %d", i).isEqualTo((byte) '\r');
            }
        }
        assertThat(bytes).endsWith('\r', '\n');
    }

    @Test
    void exclamationMarksAndParenthesesOfArgumentsAndPathsSurvive() throws IOException {
        List<String> code = code(SCRIPT, "rem ");
        assertThat(code).startsWith("@echo off", "setlocal EnableExtensions DisableDelayedExpansion");
        assertThat(String.join("\n", code)).doesNotContainIgnoringCase("EnableDelayedExpansion");
        assertThat(code).as("no blocks").noneMatch(line -> line.endsWith("(") || line.startsWith(")"));
    }

    @Test
    void everyJumpHasOneTargetAndEveryTargetAJump() throws IOException {
        String code = String.join("\n", code(SCRIPT, "rem "));
        List<String> labels = found(LABEL, code);

        assertThat(labels).doesNotHaveDuplicates();
        assertThat(new TreeSet<>(found(JUMP, code))).isEqualTo(new TreeSet<>(labels));
        assertThat(Pattern.compile("(?m)^(?!.*echo ).*\\b(goto|call) (?![:\"])")
                        .matcher(code)
                        .find())
                .as("a label without its colon, a program without its quotes")
                .isFalse();
    }

    /** Whoever is called ends with its own code; nothing runs into a subroutine from above. */
    @Test
    void aSubroutineStartsBehindAnEnd() throws IOException {
        List<String> code = code(SCRIPT, "rem ");
        for (String name : new TreeSet<>(found(Pattern.compile("\\bcall :([a-z-]+)"), String.join("\n", code)))) {
            int label = code.indexOf(':' + name);
            assertThat(code.get(label - 1)).as("in front of :%s", name).matches("exit /b .+|goto :.+");
        }
        assertThat(code.get(code.size() - 1)).startsWith("exit /b ");
    }

    @Test
    void everyStartOfTheProgramHandsItsExitCodeOn() throws IOException {
        List<String> code = code(SCRIPT, "rem ");
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < code.size(); i++) {
            if (code.get(i).endsWith(" %*")) {
                starts.add(i);
                assertThat(code.get(i + 1)).isEqualTo("exit /b %ERRORLEVEL%");
            }
        }
        assertThat(starts).isNotEmpty();
    }

    /** cmd searches the current folder first, where another user's powershell.bat may be. */
    @Test
    void powerShellIsNamedByItsPath() throws IOException {
        List<String> calls = code(SCRIPT, "rem ").stream()
                .filter(line -> line.toLowerCase(Locale.ROOT).contains("powershell"))
                .toList();
        assertThat(calls)
                .isNotEmpty()
                .allMatch(line ->
                        line.startsWith("\"%SystemRoot%\\System32\\WindowsPowerShell\\v1.0\\powershell.exe\" "));
    }

    @Test
    void everyVariableIsSetAndQuoted() throws IOException {
        List<String> code = code(SCRIPT, "rem ");
        Set<String> set = new TreeSet<>(found(Pattern.compile("\\bset \"(\\w+)="), String.join("\n", code)));
        assertThat(set).allMatch(name -> name.startsWith("_") || name.equals("JAVA_HOME"));
        for (String line : code) {
            assertThat(line.replaceAll("\\bset \"\\w+=", "")).doesNotContainPattern("^(?!.*echo ).*\\bset\\b");
            assertThat(line.replace(":\"=%", "%").chars().filter(c -> c == '"').count() % 2)
                    .as("pairs of quotes in: %s", line)
                    .isZero();
            Matcher variable = VARIABLE.matcher(line.replace("%%", "  "));
            while (variable.find()) {
                String name = variable.group(1);
                assertThat(FOREIGN.contains(name) || set.contains(name))
                        .as("%s in: %s", name, line)
                        .isTrue();
                boolean quoted = line.substring(0, variable.start())
                                        .chars()
                                        .filter(c -> c == '"')
                                        .count()
                                % 2
                        == 1;
                // What is only printed may go without; no path is.
                boolean harmless =
                        UNQUOTED.contains(name) || line.contains("echo dlx: needs") && name.equals("_version");
                assertThat(quoted || harmless).as("%s in: %s", name, line).isTrue();
            }
        }
    }

    @Test
    void javaGetsTheFlagsThatItGetsElsewhere() throws IOException {
        Set<String> shell = flags(code(ROOT.resolve("dlx"), "#"));
        Set<String> windows = flags(code(SCRIPT, "rem "));

        assertThat(shell).contains("-XX:+UseSerialGC", "-Ddlx.home", "-XX:CompileThresholdScaling=5");
        // cmd cannot tell what is a terminal; the checksum of the other launcher is Java's own here.
        shell.removeIf(flag -> flag.startsWith("-Ddlx.tty."));
        // And %TEMP% is its owner's alone: a crash is written there.
        shell.remove("-XX:+ErrorFileToStderr");
        windows.remove("-XX:+VerifySharedSpaces");
        assertThat(windows).isEqualTo(shell);
    }

    @Test
    void saysWhichJavaItMisses() throws Exception {
        List<String> processor = commandProcessor();
        Path bin = Files.createDirectories(folder.resolve("a folder (x86)/bin"));
        Files.copy(SCRIPT, bin.resolve("dlx.cmd"));

        Path java = Files.createDirectories(folder.resolve("old java/bin"));
        assertThat(run(processor, bin, java.getParent())).satisfies(result -> {
            assertThat(result.err()).contains("but there is no bin\\java.exe in it");
            assertThat(result.code()).isEqualTo(1);
        });
        Files.createFile(java.resolve("java.exe"));
        Files.writeString(java.resolveSibling("release"), "JAVA_VERSION=\"11.0.2\"\r\n");
        assertThat(run(processor, bin, java.getParent())).satisfies(result -> {
            assertThat(result.err()).contains("needs Java 17 or later").contains("11.0.2");
            assertThat(result.code()).isEqualTo(1);
        });
    }

    private Result run(List<String> processor, Path bin, Path javaHome) throws Exception {
        List<String> command = new ArrayList<>(processor);
        command.addAll(List.of("/c", "dlx.cmd", "models"));
        Path errors = folder.resolve("stderr.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(bin.toFile()).redirectError(errors.toFile());
        String drive = File.separatorChar == '/' ? "Z:" : "";
        builder.environment().put("JAVA_HOME", drive + javaHome.toString().replace('/', '\\'));
        builder.environment().put("WINEDEBUG", "-all");
        if (!drive.isEmpty()) {
            builder.environment().put("WINEPREFIX", folder.resolve("wine").toString());
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), out, Files.readString(errors, StandardCharsets.ISO_8859_1));
    }

    private static List<String> commandProcessor() {
        List<Path> path = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        if (path.stream().anyMatch(entry -> Files.isRegularFile(entry.resolve("cmd.exe")))) {
            return List.of("cmd.exe");
        }
        assumeTrue(
                path.stream().anyMatch(entry -> Files.isExecutable(entry.resolve("wine"))),
                "dlx.cmd runs on Windows or under wine");
        return List.of("wine", "cmd");
    }

    /** The lines of a script that are no comments. */
    private static List<String> code(Path script, String comment) throws IOException {
        return Files.readAllLines(script).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !(line + " ").startsWith(comment))
                .toList();
    }

    private static Set<String> flags(List<String> code) {
        return code.stream()
                .flatMap(line -> FLAG.matcher(line).results())
                .map(flag -> flag.group())
                .filter(flag -> !flag.startsWith("-Dmaven") && !flag.startsWith("-Dspotless"))
                .collect(toCollection(TreeSet::new));
    }

    private static List<String> found(Pattern pattern, String code) {
        return pattern.matcher(code).results().map(match -> match.group(1)).toList();
    }
}
