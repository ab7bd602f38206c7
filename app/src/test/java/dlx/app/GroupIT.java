package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The one command of {@code docs/develop/release.md} gives everything that is published another group and version. */
class GroupIT {

    private static final String GROUP = "com.acme.puzzles";
    private static final String OLD = System.getProperty("dlx.group", "");

    @Test
    void everyPartFollows(@TempDir Path folder) throws Exception {
        copy(folder);
        List<Path> poms = poms(folder);
        assertThat(poms).hasSizeGreaterThan(13).contains(folder.resolve("extras/spark/pom.xml"));
        String command = Page.of("docs/develop/release.md").block(".ci/group");
        run(folder, command.replace("YOUR.GROUP", GROUP).replace("0.1.0", "1.2.3"));

        for (Path pom : poms) {
            String text = Files.readString(pom);
            assertThat(text)
                    .as(pom.toString())
                    .contains("<groupId>" + GROUP + "</groupId>", "<version>1.2.3</version>");
            assertThat(text).as(pom.toString()).doesNotContain(OLD, System.getProperty("dlx.version", "?"));
        }
        String spark = Files.readString(folder.resolve("extras/spark/pom.xml"));
        assertThat(spark).as("a filter by a group that is no more").doesNotContainPattern("[>,]dlx[,<]");
        for (String page : List.of("docs/embedding.md", "docs/plugin-guide.md", "jbang-catalog.json")) {
            assertThat(Files.readString(folder.resolve(page))).contains(GROUP).doesNotContain(OLD);
        }
        assertThat(Files.readString(folder.resolve("jbang-catalog.json"))).contains(":dlx-app:1.2.3\"");
        assertThat(Files.readString(folder.resolve("CITATION.cff"))).contains("\nversion: 1.2.3\n");
        assertThat(Files.readString(folder.resolve("hosts/browser/src/main/js/package.json")))
                .contains("\"version\": \"1.2.3\"");
    }

    /** Maven takes the parts for one build, and what is written from the poms has the group. */
    @Test
    @Tag("slow")
    void whatIsMadeFromThePomsFollows(@TempDir Path folder, @TempDir Path repository) throws Exception {
        copy(folder);
        run(folder, ".ci/group " + GROUP + " 1.2.3");
        String maven = "mvn -q process-resources -pl packaging/bom,extras/archetype -am";
        run(folder, InstalledBuild.in(repository).withMaven(maven));

        assertThat(Files.readString(folder.resolve("packaging/bom/target/.flattened-pom.xml")))
                .contains("<groupId>" + GROUP + "</groupId>")
                .doesNotContain(OLD);
        assertThat(Files.readString(
                        folder.resolve("extras/archetype/target/classes/META-INF/maven/archetype-metadata.xml")))
                .contains("<defaultValue>" + GROUP + "</defaultValue>", "<defaultValue>1.2.3</defaultValue>");
    }

    /** All that the command reads, and the resources of the archetype. */
    private static void copy(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(Page.ROOT)) {
            for (Path file : files.filter(GroupIT::isCopied).toList()) {
                Path to = folder.resolve(Page.ROOT.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
    }

    private static boolean isCopied(Path file) {
        String name = Page.ROOT.relativize(file).toString().replace('\\', '/');
        return Files.isRegularFile(file)
                && !name.matches("(.*/)?(target|\\.git)/.*")
                && name.matches(
                        "(.*/)?pom\\.xml|docs/[^/]*\\.md|\\.ci/group|jbang-catalog\\.json|CITATION\\.cff|hosts/browser/src/main/js/package\\.json|"
                                + "extras/archetype/src/.*|\\.mvn/jvm\\.config");
    }

    /** All but those of the archetype's resources, which know no group before they are filtered. */
    private static List<Path> poms(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(
                            file -> file.endsWith("pom.xml") && !file.toString().contains("archetype-resources"))
                    .toList();
        }
    }

    private static void run(Path folder, String script) throws Exception {
        Path log = Files.createTempFile("dlx", ".log");
        try {
            Process process = new ProcessBuilder("bash", "-e", "-c", script)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(log.toFile())
                    .start();
            process.getOutputStream().close();
            assertThat(process.waitFor())
                    .as(script + "\n" + Files.readString(log))
                    .isZero();
        } finally {
            Files.delete(log);
        }
    }
}
