import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the program for browsers in a process of its own: {@code Compile CLASSPATH FOLDER FILE...}; a file is WebAssembly or,
 * if its name ends with ".js", JavaScript. Files that were made of the same classes by the same compiler stay as they are.
 *
 * <p>TeaVM writes functions in an order that follows identity hashes, and these follow what a JVM has done before. Within Maven
 * two builds of the same sources differed; a JVM that does nothing else, with one hash for all (-XX:hashCode=2), writes the same.
 */
final class Compile {

    private Compile() {}

    public static void main(String[] args) throws Exception {
        String classPath = args[0];
        Path folder = Path.of(args[1]);
        List<String> files = Arrays.asList(args).subList(2, args.length);
        // Beside the classes of this program, where clean takes it away together with the files.
        Path known = Path.of(System.getProperty("java.class.path").split(File.pathSeparator)[0], "sources.sha256");
        String sum = sum(classPath, folder);
        if (Files.exists(known)
                && Files.readString(known).equals(sum)
                && files.stream().allMatch(file -> Files.exists(folder.resolve(file)))) {
            System.out.println(String.join(" and ", files) + " are up to date");
            return;
        }
        Files.deleteIfExists(known);
        for (String file : files) {
            System.out.println("compiling " + file + ", which takes a minute");
            if (!compiled(classPath, folder.toFile(), file)) {
                System.exit(1);
            }
        }
        Files.writeString(known, sum);
    }

    /** Returns a checksum of all classes, but for those of the compiler, which its jars name. */
    private static String sum(String classPath, Path folder) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(System.getProperty("java.class.path").getBytes(StandardCharsets.UTF_8));
        List<String> entries = new ArrayList<>(List.of(classPath.split(File.pathSeparator)));
        entries.add(System.getProperty("java.class.path").split(File.pathSeparator)[0]);
        for (String entry : entries) {
            for (Path file : files(Path.of(entry), folder)) {
                digest.update(file.toString().getBytes(StandardCharsets.UTF_8));
                digest.update(Files.readAllBytes(file));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns a jar, or the files of a folder but for those that are made here. */
    private static List<Path> files(Path entry, Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(entry)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(folder) && !file.endsWith("sources.sha256"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean compiled(String classPath, File folder, String file) throws Exception {
        List<URL> entries = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            entries.add(new File(entry).toURI().toURL());
        }
        ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        TeaVMTool tool = new TeaVMTool();
        try (URLClassLoader loader = new URLClassLoader(entries.toArray(URL[]::new), Compile.class.getClassLoader())) {
            tool.setLog(log);
            tool.setClassLoader(loader);
            tool.setMainClass("dlx.browser.Main");
            tool.setTargetType(file.endsWith(".js") ? TeaVMTargetType.JAVASCRIPT : TeaVMTargetType.WEBASSEMBLY_GC);
            tool.setJsModuleType(JSModuleType.ES2015);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
            tool.setStrict(true);
            tool.setObfuscated(true);
            tool.setAssertionsRemoved(true);
            tool.setTargetDirectory(folder);
            tool.setTargetFileName(file);
            tool.generate();
        }
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        return tool.getProblemProvider().getSevereProblems().isEmpty();
    }
}
