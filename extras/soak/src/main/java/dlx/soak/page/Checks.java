package dlx.soak.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Checks replies. */
final class Checks {

    private Checks() {}

    static void same(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(what + ": expected " + expected + ", but the answer is " + actual);
        }
    }

    static void that(boolean isTrue, String what) {
        if (!isTrue) {
            throw new AssertionError(what);
        }
    }

    /** Checks that a search was complete, as a small search must be. */
    static void exhausted(JsonObject status) {
        same("stopped of " + status, "EXHAUSTED", status.get("stopped").getAsString());
    }

    /** Checks that a picture is XML with the root element svg. */
    static void picture(JsonElement svg) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler()); // does not print errors; throws fatal ones
            String root = builder.parse(new InputSource(new StringReader(svg.getAsString())))
                    .getDocumentElement()
                    .getTagName();
            same("the root of a picture", "svg", root);
        } catch (ParserConfigurationException | SAXException e) {
            throw new AssertionError("a picture is not XML: " + svg, e);
        }
    }

    /**
     * Checks that options are a solution: they hold each primary item once, and each secondary item at most once.
     *
     * @param cover the JSON of an opened puzzle, with arrays {@code start} by option and {@code item} by node
     */
    static void solution(JsonObject cover, List<Integer> options) {
        int[] held = new int[cover.get("items").getAsInt()];
        List<Integer> starts = numbers(cover.getAsJsonArray("start"));
        List<Integer> items = numbers(cover.getAsJsonArray("item"));
        for (int option : options) {
            for (int node = starts.get(option); node < starts.get(option + 1); node++) {
                held[items.get(node)]++;
            }
        }
        List<Integer> secondary = numbers(cover.getAsJsonArray("secondary"));
        for (int item = 0; item < held.length; item++) {
            that(
                    held[item] == 1 || held[item] == 0 && secondary.contains(item),
                    "options " + options + " hold item " + item + " " + held[item] + " times");
        }
    }

    static List<Integer> numbers(JsonArray array) {
        List<Integer> numbers = new ArrayList<>();
        array.forEach(number -> numbers.add(number.getAsInt()));
        return numbers;
    }
}
