package dlx.formats.penpa;

import dlx.api.WatchedText;
import dlx.formats.text.CellBoard;
import dlx.formats.text.Field;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Rooms;
import dlx.formats.text.Walls;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a drawing of Penpa+ as the board of a model of loops and areas. Numbers in cells, circles of masyu, gray cells
 * of yajilin and the thick lines of heyawake are read.
 */
final class PenpaCells {

    /** The models for which a question mark is more than a missing number. */
    private static final Set<String> NEED_MARKS = Set.of("nurikabe", "numberlink");

    private final String model;
    private final PenpaBoard board;
    private final List<String> words;
    private final Map<String, Integer> lost = new LinkedHashMap<>();

    PenpaCells(String model, PenpaBoard board) {
        this.model = model;
        this.board = board;
        board.check(true, "a rectangle");
        words = new ArrayList<>(Collections.nCopies(board.count(), CellBoard.FREE));
    }

    /**
     * Reads the puzzle.
     *
     * @param tags the tags of the link
     * @param rules the rules in words
     */
    ReadPuzzles read(List<String> tags, String rules) {
        board.at("number").forEach((point, number) -> {
            int cell = board.index(point);
            set(cell, word(number.elements()), cell < 0 ? "outside number" : "other cell mark");
        });
        boolean hasCircles = model.equals("masyu");
        boolean hasGray = model.equals("yajilin");
        if (hasCircles) {
            board.at("symbol").forEach((point, circle) -> set(board.index(point), circle(circle), "drawn symbol"));
        } else if (hasGray) {
            board.at("surface").keySet().stream()
                    .map(board::index)
                    .filter(cell -> cell < 0 || words.get(cell).equals(CellBoard.FREE))
                    .forEach(cell -> set(cell, "#", "shaded cell"));
        }
        PenpaEdges edges = new PenpaEdges(board);
        Walls walls = edges.walls();
        boolean hasRooms = model.equals(CellBoard.HEYAWAKE);
        String text = hasRooms ? rooms(walls).text() : new CellBoard(model, board.columns(), words).text();
        lose(hasRooms ? edges.thin() + edges.left() : hasGray ? 0 : board.size("lineE"), "drawn edge");
        board.lose(hasCircles ? "symbol" : hasGray ? "surface" : "", (what, count) -> lose(count, what));
        lose(board.size("numberS"), "small number");
        lose(board.size("cage"), "cage line");
        List<String> parts = new ArrayList<>();
        lost.forEach((what, count) -> parts.add(Phrases.count(count, what)));
        tags.stream()
                .filter(tag -> !tag.equals(model))
                .forEach(tag -> parts.add("the rules of the genre " + Words.plain(tag)));
        if (!rules.isBlank()) {
            parts.add("rules given only in words: " + Words.plain(rules));
        }
        return new ReadPuzzles(Penpa.PROGRAM, model, text, parts);
    }

    private void lose(int count, String what) {
        if (count > 0) {
            lost.merge(what, count, Integer::sum);
        }
    }

    /** Sets the word of a cell, or reports it as lost if the model does not have such a word. */
    private void set(int cell, String word, String what) {
        if (cell >= 0 && CellBoard.accepts(model, word)) {
            words.set(cell, word);
        } else {
            lose(1, what);
        }
    }

    /** Returns the word of a number; empty if its style is not that of a clue. */
    private String word(List<Field> parts) {
        boolean isWord =
                parts.size() > 2 && parts.stream().allMatch(part -> part.value().isJsonPrimitive());
        String style = isWord ? parts.get(2).string() : "";
        String word = isWord ? parts.get(0).string().strip() : "";
        if (!WatchedText.matches("1|2|4|5|6|10", style)) {
            return "";
        }
        if (style.equals(PenpaCellLinks.WITH_ARROW) && WatchedText.matches("[0-9]{1,2}_[0-3]", word)) {
            int end = word.length() - 2;
            return word.substring(0, end) + PenpaCellLinks.ARROWS.charAt(word.charAt(end + 1) - '0');
        }
        boolean isUnknown = WatchedText.matches("\\?(_[0-3])?", word) && !NEED_MARKS.contains(model);
        return isUnknown && model.equals("yajilin") ? "#" : isUnknown || word.isEmpty() ? CellBoard.FREE : word;
    }

    private static String circle(Field symbol) {
        List<Field> parts = symbol.elements();
        boolean isCircle = parts.size() > 1
                && parts.get(1).value().isJsonPrimitive()
                && parts.get(1).string().startsWith("circle_");
        return switch (isCircle ? parts.get(0).value().toString() : "") {
            case "1", "8" -> "o"; // with a white center, or without a filling
            case "2" -> "#";
            default -> "";
        };
    }

    /** Returns the rooms. The number of a room is in one of its cells. */
    private Rooms rooms(Walls walls) {
        int[] flat = walls.regions();
        int columns = board.columns();
        int[] counts = new int[1 + Arrays.stream(flat).max().orElse(0)];
        Arrays.fill(counts, Rooms.NONE);
        for (int cell = 0; cell < flat.length; cell++) {
            if (!words.get(cell).equals(CellBoard.FREE)) {
                lose(counts[flat[cell]] == Rooms.NONE ? 0 : 1, "other number of a room");
                counts[flat[cell]] = Integer.parseInt(words.get(cell));
            }
        }
        lose(walls.openIn(flat).isPresent() ? 1 : 0, "border with one room on both sides");
        int[][] regions = new int[board.rows()][];
        Arrays.setAll(regions, row -> Arrays.copyOfRange(flat, row * columns, (row + 1) * columns));
        return new Rooms(regions, counts);
    }
}
