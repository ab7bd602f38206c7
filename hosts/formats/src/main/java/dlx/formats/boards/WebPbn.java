package dlx.formats.boards;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Xml;
import java.util.List;
import java.util.Optional;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Nonograms in the XML of webpbn.com, any number of puzzles. All blocks of a puzzle have one color. */
public final class WebPbn implements ForeignFormat {

    private static final String PROGRAM = "webpbn";
    private static final String DOCTYPE = "<!DOCTYPE\\s++pbn\\s++SYSTEM\\s++\"[^\"<>\\[\\]]*+\"\\s*+>";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Clues clues = new Clues(text);
        ForeignText plain = new ForeignText(text.name(), WatchedText.replaceAll(DOCTYPE, text.whole(), ""));
        return Xml.of(plain, PROGRAM, "puzzleset")
                .filter(xml -> Xml.read(text, PROGRAM, xml, "puzzleset", "<puzzleset><puzzle>", clues::take))
                .map(xml -> WatchedText.replaceAll(
                        "(?m)^$", clues.lines.append('\n').substring(1), "0"))
                .map(lines -> new ReadPuzzles(PROGRAM, "nonogram", lines, List.of()));
    }

    /** Collects the lines of clues. Not thread-safe. */
    private static final class Clues {

        private final ForeignText text;
        private final StringBuilder lines = new StringBuilder();
        private String usual = "";
        private String color = "";

        Clues(ForeignText text) {
            this.text = text;
        }

        void take(String element, XMLStreamReader reader) throws XMLStreamException {
            switch (element) {
                case "puzzle" -> {
                    usual = attribute(reader, "defaultcolor", "black");
                    color = "";
                }
                case "clues" -> {
                    String type = attribute(reader, "type", "");
                    if (!WatchedText.matches("rows|columns", type)) {
                        throw fault(element, type, "rows or columns");
                    }
                    lines.append('\n').append(type);
                }
                case "line" -> lines.append('\n');
                case "count" -> {
                    String own = attribute(reader, "color", usual);
                    color = color.isEmpty() ? own : color;
                    String count = reader.getElementText().strip();
                    if (!own.equals(color)) {
                        throw fault(
                                "color", own, Phrases.quoted(color) + " as above, because nonograms have one color");
                    }
                    if (!WatchedText.matches("\\d{1,3}", count)) {
                        throw fault(element, count, "a length of up to three digits");
                    }
                    lines.append(count).append(' ');
                }
                default -> {}
            }
        }

        private static String attribute(XMLStreamReader reader, String name, String usual) {
            return Optional.ofNullable(reader.getAttributeValue(null, name)).orElse(usual);
        }

        private PuzzleSyntaxException fault(String part, String found, String expected) {
            return text.fault(PROGRAM, part + ": " + Phrases.quoted(found) + " is not read; expected " + expected);
        }
    }
}
