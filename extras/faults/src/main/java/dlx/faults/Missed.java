package dlx.faults;

import java.nio.file.Path;
import java.util.StringJoiner;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Prints the undetected faults of a report of Pitest ({@code mutations.xml}), in the format of {@link Drawn}. */
public final class Missed {

    private Missed() {}

    /**
     * Prints the faults.
     *
     * @param args the report
     * @throws Exception if the report cannot be read
     */
    public static void main(String[] args) throws Exception {
        NodeList faults = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(Path.of(args[0]).toFile())
                .getElementsByTagName("mutation");
        for (int k = 0; k < faults.getLength(); k++) {
            Element fault = (Element) faults.item(k);
            if (fault.getAttribute("detected").equals("false")) {
                System.out.println(line(fault));
            }
        }
    }

    private static String line(Element fault) {
        String mutator = text(fault, "mutator");
        StringJoiner places = new StringJoiner(",", "[", "]");
        NodeList all = fault.getElementsByTagName("index");
        for (int k = 0; k < all.getLength(); k++) {
            places.add(all.item(k).getTextContent());
        }
        return String.join(
                " ",
                text(fault, "mutatedClass"),
                text(fault, "mutatedMethod") + text(fault, "methodDescription"),
                places.toString(),
                mutator.substring(mutator.lastIndexOf('.') + 1));
    }

    private static String text(Element fault, String name) {
        return fault.getElementsByTagName(name).item(0).getTextContent();
    }
}
