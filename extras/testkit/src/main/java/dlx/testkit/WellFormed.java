package dlx.testkit;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Checks that a picture is an XML document, as every program that shows it demands. */
final class WellFormed {

    private WellFormed() {}

    /**
     * Checks one picture.
     *
     * @throws AssertionError if it is no XML, saying where
     */
    static void check(String picture) {
        try {
            SAXParserFactory.newDefaultInstance()
                    .newSAXParser()
                    .parse(new InputSource(new StringReader(picture)), new DefaultHandler());
        } catch (SAXException e) {
            throw new AssertionError("the picture is no XML: " + e.getMessage() + "\n" + picture, e);
        } catch (IOException | ParserConfigurationException e) {
            throw new AssertionError("pictures cannot be checked here", e);
        }
    }
}
