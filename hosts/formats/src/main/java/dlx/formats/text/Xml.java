package dlx.formats.text;

import java.io.StringReader;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** XML of strangers, by the parser of the JDK: without document types, so without entities from elsewhere. */
public final class Xml {

    private static final String DECLARATION = "<!DOCTYPE";

    private Xml() {}

    /**
     * A text as XML, if an element of it is called so.
     *
     * @param program whose root it may be, for messages
     * @throws dlx.api.PuzzleSyntaxException if it declares a document type with this root, or has one inside
     */
    public static Optional<String> of(ForeignText text, String program, String root) {
        String xml = text.text().startsWith("\uFEFF") ? text.text().substring(1) : text.text();
        int start = xml.indexOf('<' + root);
        if (!xml.startsWith("<") || start < 0) {
            return Optional.empty();
        }
        int declaration = xml.indexOf(DECLARATION); // the parser of the JDK never sees one: it fails on some
        if (declaration >= 0) {
            if (declaration < start && !xml.startsWith(DECLARATION + ' ' + root, declaration)) {
                return Optional.empty();
            }
            throw text.fault(program, "DOCTYPE: such declarations are not read here; expected none");
        }
        return Optional.of(xml);
    }

    /** A reader before the first event. */
    public static XMLStreamReader reader(String xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory.createXMLStreamReader(new StringReader(xml));
    }
}
