package dlx.site;

import com.google.gson.stream.JsonWriter;
import dlx.site.Guide.Section;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

/** Writes the text for the search of the pages: each section of each guide. */
final class SearchIndex {

    private SearchIndex() {}

    /** Returns the list of guides: {@code [[address, title, [[anchor, heading, text], ...]], ...]}. */
    static String json(List<Guide> guides) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonWriter json = new JsonWriter(text)) {
            json.beginArray();
            for (Guide guide : guides) {
                json.beginArray().value(guide.address()).value(guide.title()).beginArray();
                for (Section section : guide.sections()) {
                    json.beginArray()
                            .value(section.anchor())
                            .value(section.heading())
                            .value(section.text())
                            .endArray();
                }
                json.endArray().endArray();
            }
            json.endArray();
        }
        return text.toString();
    }
}
