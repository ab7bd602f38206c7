package dlx.formats.boards;

import dlx.api.PuzzleSyntaxException;
import dlx.api.WatchedText;
import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Xml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Nonograms in the XML of webpbn.com, any number of puzzles. If all blocks of a puzzle have one color, it is black. */
public final class WebPbn implements ForeignFormat {

    private static final String PROGRAM = "webpbn";
    private static final Pattern DOCTYPE =
            Pattern.compile("<!DOCTYPE\\s++pbn\\s++SYSTEM\\s++\"[^\"<>\\[\\]]*+\"\\s*+>");
    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Clues clues = new Clues(text);
        String whole = WatchedText.matcher(DOCTYPE, text.whole())
                .replaceAll(type -> WatchedText.replaceAll(".", type.group(), " ")); // the places behind remain
        ForeignText plain = new ForeignText(text.name(), whole);
        return Xml.read(plain, PROGRAM, "puzzleset", "<puzzleset><puzzle>", clues::take)
                ? Optional.of(new ReadPuzzles(PROGRAM, "nonogram", clues.all(), List.of()))
                : Optional.empty();
    }

    /** Collects the lines of clues. Not thread-safe. */
    private static final class Clues {

        private final ForeignText text;
        private final StringBuilder puzzles = new StringBuilder();
        private final StringBuilder lines = new StringBuilder();
        private String usual = "";

        /** The fills of the colors of the puzzle by their names. */
        private final Map<String, String> fills = new LinkedHashMap<>();

        /** The letters of the colors of blocks by their names. */
        private final Map<String, String> letters = new LinkedHashMap<>();

        Clues(ForeignText text) {
            this.text = text;
        }

        void take(String element, XMLStreamReader reader) throws XMLStreamException {
            switch (element) {
                case "puzzle" -> {
                    endPuzzle();
                    usual = Xml.attribute(reader, "defaultcolor", "black");
                }
                case "color" -> {
                    String name = Xml.attribute(reader, "name", "");
                    fills.put(name, reader.getElementText().strip());
                }
                case "clues" -> {
                    String type = Xml.attribute(reader, "type", "");
                    if (!WatchedText.matches("rows|columns", type)) {
                        throw fault(element, type, "rows or columns");
                    }
                    lines.append('\n').append(type);
                }
                case "line" -> lines.append('\n');
                case "count" -> {
                    String color = Xml.attribute(reader, "color", usual);
                    String count = reader.getElementText().strip();
                    if (!WatchedText.matches("\\d{1,3}", count)) {
                        throw fault(element, count, "a length of up to three digits");
                    }
                    lines.append(count).append(letter(color)).append(' ');
                }
                default -> {}
            }
        }

        /** Returns the letter of a color: of its name, if another color does not have it. */
        private String letter(String color) {
            if (!WatchedText.matches("(?:[0-9a-fA-F]{3}){1,2}", fills.getOrDefault(color, "000"))) {
                throw fault("color", fills.get(color), "3 or 6 hexadecimal digits");
            }
            return letters.computeIfAbsent(
                    color,
                    name -> (name + LETTERS)
                            .chars()
                            .mapToObj(Character::toString)
                            .filter(letter -> LETTERS.contains(letter) && !letters.containsValue(letter))
                            .findFirst()
                            .orElseThrow(() -> fault("color", name, "at most " + LETTERS.length() + " colors")));
        }

        private void endPuzzle() {
            boolean isBlack = letters.size() < 2;
            if (!isBlack) {
                letters.forEach((name, letter) ->
                        puzzles.append("color " + letter + " #" + fills.getOrDefault(name, "000") + '\n'));
            }
            if (lines.length() > 0) {
                String clues = lines.append('\n').substring(1);
                clues = isBlack ? WatchedText.replaceAll("(?<=\\d)[a-z]", clues, "") : clues;
                puzzles.append(WatchedText.replaceAll("(?m)^$", clues, "0"));
            }
            lines.setLength(0);
            fills.clear();
            letters.clear();
        }

        String all() {
            endPuzzle();
            return puzzles.toString();
        }

        private PuzzleSyntaxException fault(String part, String found, String expected) {
            return text.fault(PROGRAM, part + ": " + Phrases.quoted(found) + " is not read; expected " + expected);
        }
    }
}
