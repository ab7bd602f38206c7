package dlx.app.command;

import static dlx.app.Cli.dlx;
import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests what the command writes and refuses; the guides' test builds the project. */
class NewPluginCommandTest {

    @TempDir
    Path folder;

    @Test
    void writesAProjectWithTheNamesOfTheModel() throws IOException {
        Path to = folder.resolve("new");
        Result result = dlx(
                "", "new-plugin", "star-trek", "--folder", to.toString(), "--group", "org.acme", "--package", "a.b");
        assertThat(result.code()).isZero();
        assertThat(result.out().lines().map(Path::of).map(to::relativize).map(Path::toString))
                .containsExactly(
                        "pom.xml",
                        "README.md",
                        "example.txt",
                        "src/main/java/a/b/StarTrekModel.java",
                        "src/main/resources/META-INF/services/dlx.api.ExactCoverModel",
                        "src/test/java/a/b/StarTrekModelTest.java");
        assertThat(result.err())
                .isEqualTo(
                        "next: cd " + to + " && mvn package && dlx solve star-trek --plugins target example.txt\n"
                                + "Maven must find dlx: in a checkout of it, ./mvnw -q install -DskipTests -DskipITs installs dlx for Maven\n");
        List<Path> files;
        try (Stream<Path> walked = Files.walk(to)) {
            files = walked.filter(Files::isRegularFile).toList();
        }
        assertThat(files).hasSize(6);
        for (Path file : files) {
            assertThat(Files.readString(file)).isNotBlank().doesNotContain("${");
        }
        assertThat(Files.readString(to.resolve("pom.xml")))
                .contains("<groupId>org.acme</groupId>", "<artifactId>star-trek</artifactId>")
                .containsPattern("<artifactId>dlx-bom</artifactId>\\s*<version>\\d");
        assertThat(Files.readString(to.resolve("src/main/java/a/b/StarTrekModel.java")))
                .startsWith("package a.b;\n")
                .contains("public final class StarTrekModel", "return \"star-trek\";");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rooks                   | "Rooks" cannot be the name of a model; expected lower-case letters, digits, and dashes between them
            a--b                    | "a--b" cannot be the name of a model; expected lower-case letters, digits, and dashes between them
            ../rooks                | "../rooks" cannot be the name of a model; expected lower-case letters, digits, and dashes between them
            int                     | "int" cannot be the name of a package; expected another one: --package NAME
            java                    | "java" cannot be the name of a package; expected another one: --package NAME
            rooks --package java.a  | "java.a" cannot be the name of a package; expected another one: --package NAME
            rooks --package a.1     | "a.1" cannot be the name of a package; expected another one: --package NAME
            rooks --group a/b       | --group: "a/b" cannot be a group; expected words with dots between them: com.example
            toy-queens              | a model toy-queens already exists, from test-classes; expected another name
            """)
    void namesThatCannotBeAreRefused(String words, String sentence) {
        String to = folder.resolve("new").toString();
        Result result = dlx(
                "",
                Stream.of("new-plugin --folder " + to + ' ' + words)
                        .flatMap(s -> Stream.of(s.split(" ")))
                        .toArray(String[]::new));
        assertThat(result).isEqualTo(new Result(2, "", sentence + "\n"));
        assertThat(folder.resolve("new")).doesNotExist();
    }

    @Test
    void aFolderThatHoldsSomethingIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("pom.xml"), "mine");
        Result result = dlx("", "new-plugin", "rooks", "--folder", folder.toString());
        assertThat(result)
                .isEqualTo(new Result(2, "", folder + ": is not empty; expected a new folder: --folder DIR\n"));
        assertThat(Files.readString(folder.resolve("pom.xml"))).isEqualTo("mine");
        assertThat(dlx(
                                "",
                                "new-plugin",
                                "rooks",
                                "--folder",
                                folder.resolve("pom.xml").toString())
                        .code())
                .isEqualTo(2);
    }
}
