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

/** Checks whether answers are right. */
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

    /** Whether a search came to its end: this one is small. */
    static void exhausted(JsonObject status) {
        same("stopped of " + status, "EXHAUSTED", status.get("stopped").getAsString());
    }

    /** A picture is XML whose root is an svg. */
    static void picture(JsonElement svg) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler()); // prints nothing, and throws what is fatal
            String root = builder.parse(new InputSource(new StringReader(svg.getAsString())))
                    .getDocumentElement()
                    .getTagName();
            same("the root of a picture", "svg", root);
        } catch (ParserConfigurationException | SAXException e) {
            throw new AssertionError("a picture is no XML: " + svg, e);
        }
    }

    /** Holds each item of a cover as often as it must be: the options are a solution. */
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
