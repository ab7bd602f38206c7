package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import dlx.app.guide.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Measures the size of the code, prints it, and compares it with the limits of {@code house.tsv}. A commit that raises
 * a limit changes that file and states the reason.
 */
class HouseTest {

    private static final Set<String> PARTS = Set.of("dlx-api", "dlx-core", "modelers", "app", "hosts", "extras");

    private static final Pattern COMMENT = Pattern.compile("(//|/?\\*).*");

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?(dlx(?:\\.[a-z]\\w*)+)\\.[A-Z]");

    private static final Pattern TIME = Pattern.compile("<testsuite [^>]*?\\btime=\"([0-9.]+)\"");

    /** The floor of a package that is being looked at. */
    private static final long UNKNOWN = -1;

    private static final Map<String, Long> MEASURED = new LinkedHashMap<>();

    private static final Map<String, String> WHERE = new LinkedHashMap<>();

    /** The files of the project, by their names from its root. */
    private static List<Path> files = List.of();

    @BeforeAll
    static void measure() throws IOException {
        try (Stream<Path> all = Files.walk(Page.ROOT)) {
            files = all.filter(Files::isRegularFile)
                    .map(Page.ROOT::relativize)
                    .filter(file -> !name(file).matches("(.*/)?(target|\\.git|\\.idea|apidocs)/.*"))
                    .toList();
        }
        measureSources();
        measurePackages();
        measureMethods();
        measurePublicTypes();
        measureFloors();
        put("files", files.size());
        printSeconds();
        MEASURED.forEach((what, size) ->
                System.out.println(what + ": " + size + (WHERE.containsKey(what) ? ", " + WHERE.get(what) : "")));
    }

    @Test
    void nothingIsLargerThanItsLimit() throws IOException {
        Map<String, Long> limits = limits();
        assertThat(MEASURED.keySet()).isEqualTo(limits.keySet());
        assertThat(MEASURED)
                .allSatisfy((what, size) -> assertThat(size)
                        .as("%s %s", what, WHERE.getOrDefault(what, ""))
                        .isLessThanOrEqualTo(limits.get(what)));
    }

    private static void measureSources() {
        for (String part : PARTS.stream().sorted().toList()) {
            put(
                    "code lines, main, " + part,
                    codeLines(file -> isMain(file) && name(file).startsWith(part + "/")));
        }
        put(
                "code lines, main, without extras",
                codeLines(file -> isMain(file) && !name(file).startsWith("extras/")));
        put("code lines, tests", codeLines(file -> name(file).matches(".*/src/test/.*\\.java")));
        put(
                "lines of JavaScript outside extras",
                files.stream()
                        .filter(file -> name(file).matches("(?!extras/).*/src/main/.*\\.js"))
                        .mapToLong(file -> text(file).lines().count())
                        .sum());
        put(
                "words of Markdown",
                files.stream()
                        .filter(file -> name(file).endsWith(".md"))
                        .mapToLong(file -> text(file).strip().split("\\s+").length)
                        .sum());
        put(
                "entries of the top folder",
                files.stream()
                        .map(file -> name(file).split("/")[0])
                        .filter(entry -> !entry.startsWith("."))
                        .distinct()
                        .count());
    }

    private static void measurePackages() {
        Map<Path, Long> packages = files.stream()
                .filter(file -> isMain(file) && !name(file).startsWith("dlx-api/")) // plugins import one package
                .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
        largest("files of a package", packages.entrySet().stream());
        Map<Path, Long> lengths = new TreeMap<>();
        files.stream()
                .filter(HouseTest::isMain)
                .forEach(file -> lengths.put(file, text(file).lines().count()));
        largest("lines of a file", lengths.entrySet().stream());
    }

    private static void measureMethods() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Map<String, Long> lengths = new TreeMap<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources = files.stream()
                    .filter(HouseTest::isMain)
                    .map(Page.ROOT::resolve)
                    .toList();
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(sources));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                LineMap lines = unit.getLineMap();
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitMethod(MethodTree method, Void nothing) {
                        long begin = lines.getLineNumber(positions.getStartPosition(unit, method));
                        long end = lines.getLineNumber(positions.getEndPosition(unit, method));
                        String where = unit.getSourceFile().getName().replaceFirst(".*/", "") + ':' + begin;
                        lengths.put(where, end - begin + 1);
                        return super.visitMethod(method, nothing);
                    }
                }.scan(unit, null);
            }
        }
        largest("lines of a method", lengths.entrySet().stream());
    }

    /**
     * Measures types and methods of packages that are exported to all modules, because other projects compile against
     * them.
     */
    private static void measurePublicTypes() throws IOException {
        Map<String, Long> types = new TreeMap<>();
        Map<String, Long> methods = new TreeMap<>();
        PublishedTypes.forEach((type, elements) -> {
            String room = elements.getPackageOf(type).getQualifiedName().toString();
            String part = room.startsWith("dlx.core") ? "dlx.core" : room.startsWith("dlx.api") ? "dlx.api" : "hosts";
            types.merge(part, 1L, Long::sum);
            long open = type.getEnclosedElements().stream()
                    .filter(member -> member.getKind() == ElementKind.METHOD)
                    .filter(member -> member.getModifiers().contains(Modifier.PUBLIC))
                    .count();
            methods.merge(part, open, Long::sum);
            String name = type.getQualifiedName().toString();
            if (List.of("dlx.core.Solver", "dlx.api.ExactCoverModel").contains(name)) {
                put("public methods of " + type.getSimpleName(), open);
            }
        });
        types.forEach((part, count) -> put("public types, " + part, count));
        methods.forEach((part, count) -> put("public methods, " + part, count));
    }

    /** A package stands one floor above the highest of those that it knows; an arrow up leads into a circle. */
    private static void measureFloors() {
        Map<String, Set<String>> known = new TreeMap<>();
        Map<String, Set<String>> places = new TreeMap<>();
        for (Path file : files.stream().filter(HouseTest::isMain).toList()) {
            String own = packageOf(text(file));
            places.computeIfAbsent(file.getFileName().toString(), name -> new TreeSet<>())
                    .add(own);
            Set<String> others = known.computeIfAbsent(own, name -> new TreeSet<>());
            IMPORT.matcher(text(file)).results().forEach(found -> others.add(found.group(1)));
            others.remove(own);
        }
        Map<String, Long> floors = new TreeMap<>();
        List<String> up = new ArrayList<>();
        known.keySet().forEach(one -> floor(one, known, floors, up));
        largest("floors of packages", floors.entrySet().stream());
        put("arrows up", up.size());
        WHERE.put("arrows up", String.join(", ", up));
        places.values().removeIf(packages -> packages.size() == 1);
        put("names of two classes", places.size());
        WHERE.put("names of two classes", String.join(", ", places.keySet()));
    }

    private static long floor(String one, Map<String, Set<String>> known, Map<String, Long> floors, List<String> up) {
        if (!floors.containsKey(one)) {
            floors.put(one, UNKNOWN);
            long highest = 0;
            for (String other : known.getOrDefault(one, Set.of())) {
                long below = floor(other, known, floors, up);
                if (below == UNKNOWN) {
                    up.add(one + " to " + other);
                }
                highest = Math.max(highest, below);
            }
            floors.put(one, highest + 1);
        }
        return floors.get(one);
    }

    private static String packageOf(String text) {
        return PACKAGE.matcher(text).results().findFirst().orElseThrow().group(1);
    }

    /**
     * Prints the seconds of the tests of each module that has run. They depend on the machine, so they do not have a
     * limit.
     */
    private static void printSeconds() throws IOException {
        Map<Path, Double> seconds = new TreeMap<>();
        try (Stream<Path> all = Files.walk(Page.ROOT)) {
            for (Path report : all.filter(file -> name(file).matches(".*/surefire-reports/TEST-.*\\.xml"))
                    .toList()) {
                Matcher time = TIME.matcher(Files.readString(report));
                if (time.find()) {
                    Path module =
                            Page.ROOT.relativize(report.getParent().getParent().getParent());
                    seconds.merge(module, Double.parseDouble(time.group(1)), Double::sum);
                }
            }
        }
        seconds.forEach((module, sum) -> System.out.printf("seconds of tests, %s: %.0f%n", module, sum));
    }

    private static Map<String, Long> limits() throws IOException {
        Map<String, Long> limits = new LinkedHashMap<>();
        try (InputStream in = HouseTest.class.getResourceAsStream("house.tsv")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                String[] cells = line.split("\t");
                limits.put(cells[0], Long.parseLong(cells[1]));
            }
        }
        return limits;
    }

    private static void put(String what, long size) {
        MEASURED.put(what, size);
    }

    private static void largest(String what, Stream<? extends Map.Entry<?, Long>> sizes) {
        List<Map.Entry<?, Long>> all = new ArrayList<>(sizes.toList());
        all.sort(Comparator.comparing(entry -> -entry.getValue()));
        put(what, all.get(0).getValue());
        WHERE.put(
                what,
                all.stream()
                        .limit(3)
                        .map(entry -> String.valueOf(entry.getKey()))
                        .collect(Collectors.joining(", ")));
    }

    private static boolean isMain(Path file) {
        String source = "(" + String.join("|", PARTS) + ")/(?!archetype)([\\w-]+/)*?src/main/java/.*(?<!-info)\\.java";
        return name(file).matches(source) && !name(file).contains("archetype-resources");
    }

    private static long codeLines(Predicate<Path> which) {
        return files.stream()
                .filter(which)
                .flatMap(file -> text(file).lines())
                .map(String::strip)
                .filter(line -> !line.isEmpty()
                        && !line.startsWith("import ")
                        && !line.startsWith("package ")
                        && !COMMENT.matcher(line).matches())
                .count();
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    private static String text(Path file) {
        try {
            return Files.readString(Page.ROOT.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
