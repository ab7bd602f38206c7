package dlx.app.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Locale;
import java.util.Set;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Checks with an XML parser that pictures do not contain scripts. */
final class Inert {

    private static final String SVG = "http://www.w3.org/2000/svg";

    /** All that pictures of ours are made of: no script, no style, no foreignObject, no animation, no link, no image. */
    private static final Set<String> ELEMENTS = Set.of(
            "svg",
            "title",
            "desc",
            "g",
            "defs",
            "marker",
            "rect",
            "line",
            "polyline",
            "polygon",
            "circle",
            "path",
            "text");

    /** A dot of it is a screen's dot: larger, and a browser has nothing to show. */
    private static final double GREATEST_SIDE = 100_000;

    private Inert() {}

    /** Returns the picture, or fails with the element that could run a script. */
    static Document check(String name, byte[] picture) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        DocumentBuilder parser = factory.newDocumentBuilder();
        parser.setErrorHandler(null); // the default prints
        Document document = parser.parse(new ByteArrayInputStream(picture));
        NodeList all = document.getElementsByTagName("*");
        for (int k = 0; k < all.getLength(); k++) {
            Element element = (Element) all.item(k);
            assertThat(element.getNamespaceURI()).as(name).isEqualTo(SVG);
            assertThat(ELEMENTS).as(name).contains(element.getLocalName());
            for (int a = 0; a < element.getAttributes().getLength(); a++) {
                checkAttribute(name, element.getAttributes().item(a));
            }
        }
        checkSize(name, document.getDocumentElement());
        return document;
    }

    private static void checkAttribute(String name, Node attribute) {
        String key = attribute.getNodeName().toLowerCase(Locale.ROOT);
        String value = attribute.getNodeValue().toLowerCase(Locale.ROOT).replaceAll("\\s", "");
        assertThat(key).as(name).doesNotStartWith("on").doesNotContain("href").isNotEqualTo("style");
        assertThat(value).as(name + ", " + key).doesNotContain("javascript:", "data:", "url(h");
    }

    private static void checkSize(String name, Element svg) {
        for (String number : svg.getAttribute("viewBox").split(" ")) {
            assertThat(Double.parseDouble(number)).as(name).isBetween(-GREATEST_SIDE, GREATEST_SIDE);
        }
        for (String side : new String[] {"width", "height"}) {
            assertThat(Double.parseDouble(svg.getAttribute(side))).as(name).isBetween(0.0, GREATEST_SIDE);
        }
    }
}
