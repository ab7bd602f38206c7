package dlx.testkit;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Checks that a picture is an XML document, because viewers reject other pictures. */
final class WellFormed {

    private WellFormed() {}

    /**
     * Checks one picture.
     *
     * @throws AssertionError if the picture is not XML, with the place of the error
     */
    static void check(String picture) {
        try {
            SAXParserFactory.newDefaultInstance()
                    .newSAXParser()
                    .parse(new InputSource(new StringReader(picture)), new DefaultHandler());
        } catch (SAXException e) {
            throw new AssertionError("the picture is not XML: " + e.getMessage() + "\n" + picture, e);
        } catch (IOException | ParserConfigurationException e) {
            throw new AssertionError("pictures cannot be checked here", e);
        }
    }
}
