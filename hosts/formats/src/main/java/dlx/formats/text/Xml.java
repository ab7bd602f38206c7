package dlx.formats.text;

import dlx.api.PuzzleSyntaxException;
import java.io.StringReader;
import java.util.Optional;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reads XML of unknown origin with the JDK's parser, without document types and so without external entities. */
public final class Xml {

    private static final String DECLARATION = "<!DOCTYPE";

    private Xml() {}

    /** Returns the value of an attribute of the element that the reader is at. */
    public static String attribute(XMLStreamReader reader, String name, String usual) {
        return Optional.ofNullable(reader.getAttributeValue(null, name)).orElse(usual);
    }

    /** Returns a text as XML if it contains an element of a name. */
    private static Optional<String> of(ForeignText text, String program, String root) {
        String xml = text.text().startsWith("\uFEFF") ? text.text().substring(1) : text.text();
        int start = xml.indexOf('<' + root);
        if (!xml.startsWith("<") || start < 0) {
            return Optional.empty();
        }
        int declaration = xml.indexOf(DECLARATION); // must not reach the JDK's parser, which fails on some
        if (declaration >= 0) {
            if (declaration < start && !xml.startsWith(DECLARATION + ' ' + root, declaration)) {
                return Optional.empty();
            }
            throw text.fault(program, "DOCTYPE: such declarations are not read here; expected none");
        }
        return Optional.of(xml);
    }

    /** Receives the beginning of each element. */
    @FunctionalInterface
    public interface Taker {
        void take(String element, XMLStreamReader reader) throws XMLStreamException;
    }

    /**
     * Reads the elements of a text in order.
     *
     * @param program the program that writes such a root, for messages
     * @param expected the form that the program writes, for the message about a text that is not well-formed
     * @return false if the text is not XML, or its first element has another name than {@code root}
     * @throws PuzzleSyntaxException if the text declares a document type with this root, or contains one
     *     within the root; if it is not well-formed; or if {@code taker} rejects an element: at its place
     */
    public static boolean read(ForeignText text, String program, String root, String expected, Taker taker) {
        try {
            Optional<String> xml = of(text, program, root);
            return xml.isPresent() && read(text, reader(xml.get()), root, taker);
        } catch (XMLStreamException e) {
            // the message of the parser is in the language of the machine
            throw at(e.getLocation(), 0, text, program + ": XML: it is not well-formed here; expected " + expected);
        }
    }

    private static boolean read(ForeignText text, XMLStreamReader reader, String root, Taker taker)
            throws XMLStreamException {
        boolean isInside = false;
        while (reader.hasNext()) {
            Location place = reader.getLocation();
            int read = reader.getEventType() == XMLStreamConstants.CHARACTERS ? 1 : 0; // the '<' behind characters
            if (reader.next() == XMLStreamConstants.START_ELEMENT) {
                String element = reader.getLocalName();
                if (!isInside && !element.equals(root)) {
                    return false;
                }
                isInside = true;
                try {
                    taker.take(element, reader);
                } catch (PuzzleSyntaxException e) {
                    throw at(place, read, text, e.problem());
                }
            }
        }
        return true;
    }

    private static PuzzleSyntaxException at(Location place, int read, ForeignText text, String problem) {
        long above = text.whole()
                .chars()
                .takeWhile(Character::isWhitespace)
                .filter(c -> c == '\n')
                .count();
        return new PuzzleSyntaxException(
                text.name(), (int) above + place.getLineNumber(), place.getColumnNumber() - read, problem);
    }

    private static XMLStreamReader reader(String xml) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        return factory.createXMLStreamReader(new StringReader(xml));
    }
}
