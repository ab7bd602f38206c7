package dlx.app.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The short blocks of Java compile as printed, with the imports that the page names; those of the guide to embedding also run,
 * and print what the comments behind them say. (Whole files are those of {@code examples}: {@code GuidesIT}.)
 */
class JavaOfPagesTest {

    private static final Pattern COMMENT = Pattern.compile("(?m)^ *System\\.out\\.println\\(.*;.* // (.*)$");

    /** What a page says before its blocks, or leaves to the reader: types and names of theirs. */
    private static final Map<String, String> GIVEN = Map.of(
            "README.md",
            "record Shift(String person, String day) {}",
            "docs/explain.md",
            "record Queen(int row, int column) {} Cover<Queen> cover;",
            "docs/generate.md",
            "record Board(int size) {} record Placement(int row, int column) {} record Queen(int row, int column) {}"
                    + " LoadedModel<Board, Placement> model; Board board;"
                    + " String render(Integer shape, List<Queen> givens) { return null; }",
            "docs/plugin-guide.md",
            "record Board(int size, List<Placement> givens) { Board withoutGivens() { return this; } }"
                    + " record Placement(int row, int column) {} record Rectangle(int row, int column) {}"
                    + " record Queen(int row, int column) {}"
                    + " PuzzleText text; CoverBuilder<Placement> cover; Placement placement; long cost;"
                    + " ItemGrid cells; Items pieces; List<Item> itemsHeld;");

    /** What is the reader's own in the guide to embedding. */
    private static final String READERS = """
            static int stored;
            static String kept;
            static String sent;
            static boolean store(Object... solution) { return ++stored > 0; }
            static void save(String text) { kept = text; }
            static String saved() { return kept; }
            static void send(String engine, Piece piece) { sent = piece.text(); }
            static Piece received() { return Piece.parse(sent); }
            """;

    @TempDir
    Path folder;

    @Test
    void blocksOfEachPageCompile() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Page page : Page.all()) {
            if (!page.name().equals("docs/embedding.md")
                    && !page.name().equals("docs/hosts.md") // its programs are compiled
                    && !page.name().equals("docs/cluster.md")) { // ClusterGuideTest
                List<String> blocks = snippets(page);
                for (int k = 0; k < blocks.size(); k++) {
                    String name = "Block" + sources.size();
                    sources.put(name, unit(name, page, blocks.get(k)));
                }
            }
        }
        assertThat(sources).hasSizeGreaterThan(10);
        compile(sources);
    }

    private static String unit(String name, Page page, String block) {
        String given = "class Given" + name + " { " + GIVEN.getOrDefault(page.name(), "") + " }\n";
        String imports =
                imports() + "import dlx.core.generate.*;\nimport java.math.BigInteger;\nimport java.util.function.*;\n";
        String head = "abstract class " + name + " extends Given" + name;
        if (!block.contains("public ")) {
            return imports + given + head + " { void run() throws Exception {\n" + block + "}}\n";
        }
        if (!block.contains("@Override")) {
            return imports + given + head + " {\n" + block + "}\n";
        }
        Matcher option = Pattern.compile("Placement|Rectangle|Queen").matcher(block);
        String of = "Given" + name + '.';
        String types = of + "Board, " + of + (option.find() ? option.group() : "Placement");
        String shape = block.contains("(Integer ") ? types.replace(of + "Board", "Integer") : types;
        return imports + given + head + " implements HasGoal"
                + Stream.of("Givens", "Pictures", "Symmetries", "TechniqueNames")
                        .map(ability -> ", Has" + ability + "<" + shape + ">")
                        .collect(Collectors.joining())
                + " {\n" + block + "}\n";
    }

    @Test
    void blocksOfTheGuideToEmbeddingRunAndPrintWhatTheirCommentsSay() throws Exception {
        Page page = Page.of("docs/embedding.md");
        String program = Page.of("examples/embedding/ShiftPlan.java").text();
        String members = between(program, "public class ShiftPlan {", "    public static void main");
        String plan = between(program, "        Cover<Shift> plan", "        // One answer");
        Map<String, String> sources = new LinkedHashMap<>();
        List<String> blocks = snippets(page);
        StringBuilder main = new StringBuilder();
        for (int k = 0; k < blocks.size(); k++) {
            String name = "Block" + k;
            sources.put(
                    name,
                    imports() + "class " + name + " {" + members + READERS + "static void run() throws Exception {\n"
                            + plan + "{\n" + blocks.get(k) + "}}}\n");
            main.append("System.out.println(\"\\n#\");").append(name).append(".run();\n");
        }
        sources.put("All", "class All { public static void main(String[] args) throws Exception {\n" + main + "}}\n");
        compile(sources);

        assertThat(blocks).hasSizeGreaterThan(13);
        String[] printed = ("\n" + java("All")).split("\n#\n", -1);
        assertThat(printed).hasSize(blocks.size() + 1);
        for (int k = 0; k < blocks.size(); k++) {
            holds(blocks.get(k), printed[k + 1].lines().toList());
        }
    }

    @Test
    void blocksOfTheGuideToHostsAreOfItsPrograms() throws IOException {
        StringBuilder programs = new StringBuilder();
        for (String name : List.of("GuiceHost", "GuiceModel", "GuiceParts")) {
            programs.append(Page.of("examples/embedding/" + name + ".java").text());
        }
        assertThat(Page.of("docs/hosts.md").blocks("java"))
                .hasSizeGreaterThan(1)
                .allSatisfy(block -> assertThat(programs.toString().replaceAll("\\s+", " "))
                        .contains(block.strip().replaceAll("\\s+", " ")));
    }

    /** What stands behind a line that prints begins as the line printed does; three dots leave out the rest. */
    private static void holds(String block, List<String> printed) {
        int next = 0;
        for (String said :
                COMMENT.matcher(block).results().map(found -> found.group(1)).toList()) {
            int from = next;
            while (next < printed.size() && !says(said, printed.get(next))) {
                next++;
            }
            assertThat(next)
                    .as("%s%nsays %s, printed were%n%s", block, said, printed.subList(from, printed.size()))
                    .isLessThan(printed.size());
            next++;
        }
    }

    private static boolean says(String said, String printed) {
        return !printed.isEmpty()
                && (said.startsWith(printed) || said.endsWith("...") && printed.startsWith(said.replace("...", "")));
    }

    private void compile(Map<String, String> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            files.add(Files.writeString(folder.resolve(source.getKey() + ".java"), source.getValue()));
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, null, null)) {
            compiler.getTask(
                            null,
                            manager,
                            found,
                            List.of(
                                    "-d",
                                    folder.toString(),
                                    "-proc:none",
                                    "-cp",
                                    System.getProperty("java.class.path")),
                            null,
                            manager.getJavaFileObjectsFromPaths(files))
                    .call();
        }
        List<String> errors = found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(each -> each + "\n" + sources.get(nameOf(each)))
                .toList();
        assertThat(errors).isEmpty();
    }

    private static String nameOf(Diagnostic<? extends JavaFileObject> each) {
        return Path.of(each.getSource().getName()).getFileName().toString().replace(".java", "");
    }

    /** What a program prints that runs in the folder of the test. */
    private String java(String name) throws Exception {
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                        name)
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out + Files.readString(errors)).isZero();
        return out;
    }

    private static String between(String text, String begin, String end) {
        int from = text.indexOf(begin) + (begin.endsWith("{") ? begin.length() : 0);
        return text.substring(from, text.indexOf(end, from));
    }

    /** Those of the program that the guide goes on with, and those that it names beside them. */
    private static String imports() {
        String named = Page.of("docs/embedding.md").blocks("java").stream()
                .filter(block -> block.matches("(import .*;\n)+"))
                .reduce((one, other) -> one + other)
                .orElseThrow();
        String program = Page.of("examples/embedding/ShiftPlan.java").text();
        return program.substring(0, program.indexOf("/**")) + named;
    }

    /** The blocks of Java of a page that are neither whole files nor cut from those of {@code examples}, which are compiled. */
    private static List<String> snippets(Page page) throws IOException {
        List<String> examples = examples();
        return page.blocks("java").stream()
                .filter(block -> !block.startsWith("import ") && !block.startsWith("package "))
                .filter(block -> examples.stream().noneMatch(example -> example.contains(block)))
                .toList();
    }

    private static List<String> examples() throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Page.ROOT.resolve("examples"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                texts.add(Files.readString(file));
            }
        }
        return texts;
    }
}
