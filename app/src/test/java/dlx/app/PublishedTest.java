package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Tests the poms of what is published: the group stands in one place, and nothing that a public repository asks for is absent. */
class PublishedTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    static Stream<Path> modules() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT, 3)) {
            List<Path> poms = files.filter(
                            file -> file.endsWith("pom.xml") && !file.toString().contains("/target/"))
                    .filter(file -> !file.getParent().equals(ROOT) && !file.startsWith(ROOT.resolve("examples")))
                    .toList();
            return poms.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleNamesTheGroupAsThatOfItsParentOnly(Path pom) throws Exception {
        Element module = read(pom);
        Element parent = child(module, "parent");
        assertThat(child(parent, "groupId").getTextContent())
                .isEqualTo(child(read(ROOT.resolve("pom.xml")), "groupId").getTextContent());
        assertThat(optional(module, "groupId"))
                .as("the group of the parent holds")
                .isNull();
        Matcher ours = Pattern.compile("<groupId>([^<]*)</groupId>\\s*<artifactId>dlx-")
                .matcher(Files.readString(pom));
        for (ours.find(); ours.find(); ) { // the first is the parent's
            assertThat(ours.group(1)).isEqualTo("${project.groupId}");
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleHasANameAndADescription(Path pom) throws Exception {
        assertThat(child(read(pom), "name").getTextContent()).isNotBlank();
        assertThat(child(read(pom), "description").getTextContent()).isNotBlank();
    }

    @Test
    void theParentHasWhatAPublicRepositoryAsksFor() throws Exception {
        Element root = read(ROOT.resolve("pom.xml"));
        for (String name : List.of("groupId", "name", "description", "url", "licenses", "developers", "scm")) {
            assertThat(child(root, name).getTextContent()).as(name).isNotBlank();
        }
    }

    @Test
    void theBomNamesAllThatIsPublished() throws Exception {
        String bom = Files.readString(ROOT.resolve("packaging/bom/pom.xml"));
        for (String part : List.of(
                "dlx-api",
                "dlx-core",
                "dlx-guice",
                "dlx-formats",
                "dlx-modelers",
                "dlx-commands",
                "dlx-library",
                "dlx-web",
                "dlx-browser",
                "dlx-site",
                "dlx-app",
                "dlx-testkit")) {
            assertThat(bom).contains("<artifactId>" + part + "</artifactId>");
        }
    }

    private static Element read(Path pom) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(pom.toFile())
                .getDocumentElement();
    }

    private static Element child(Element parent, String name) {
        Element found = optional(parent, name);
        assertThat(found).as("<%s> in <%s>", name, parent.getTagName()).isNotNull();
        return found;
    }

    private static Element optional(Element parent, String name) {
        NodeList children = parent.getChildNodes();
        for (int k = 0; k < children.getLength(); k++) {
            Node child = children.item(k);
            if (child instanceof Element element && element.getTagName().equals(name)) {
                return element;
            }
        }
        return null;
    }
}
