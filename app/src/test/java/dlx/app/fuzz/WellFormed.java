package dlx.app.fuzz;

import dlx.api.Svg;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Tells whether a picture of a model can be written to a file and read again. */
final class WellFormed {

    /** Making one takes longer than most inputs. */
    private static final ThreadLocal<SAXParser> PARSER = ThreadLocal.withInitial(WellFormed::parser);

    private WellFormed() {}

    /** Lines that end, of whole characters. No lines at all are a drawing of nothing. */
    static void checkText(String drawing) {
        Broken.unless(drawing.isEmpty() || drawing.endsWith("\n"), "a drawing without line end", drawing);
        Broken.unless(isText(drawing), "a drawing with half a character", drawing);
    }

    /** Whether it can be written as UTF-8: no half of a surrogate pair. */
    static boolean isText(String characters) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(characters);
    }

    /** A document that every program that shows it takes. */
    static void checkPicture(Svg picture) {
        String document = picture.toString();
        try {
            PARSER.get().parse(new InputSource(new StringReader(document)), new DefaultHandler());
        } catch (SAXException e) {
            throw new Broken("a picture that is not XML", e.getMessage() + ": " + document);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string gives none
        }
    }

    private static SAXParser parser() {
        try {
            return SAXParserFactory.newInstance().newSAXParser();
        } catch (ParserConfigurationException | SAXException e) {
            throw new IllegalStateException("pictures cannot be checked here", e);
        }
    }
}
