package dlx.modelers.variants;

import dlx.api.Line;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.WatchedText;
import dlx.api.Word;
import dlx.modelers.cages.Killer;
import dlx.modelers.cages.Sums;
import dlx.modelers.grid.Block;
import dlx.modelers.grid.CellPlaces;
import dlx.modelers.grid.House;
import dlx.modelers.grid.MapReader;
import dlx.modelers.grid.RegionMap;
import dlx.modelers.jigsaw.Jigsaw;
import dlx.modelers.jigsaw.JigsawReader;
import dlx.modelers.sudoku.Size;
import dlx.modelers.sudoku.SudokuBoard;
import dlx.modelers.sudoku.SudokuReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads the rules, then the board.
 *
 * <p>Rules are in front of each board or in the setting, never partly in both, and a board without rules is rejected.
 * Otherwise an error that removes the rules would lead to the answer of a plain sudoku.
 */
final class VariantReader {

    static final Setting.Text RULES =
            Setting.text("rules", "NAME,NAME...", "the rules of all boards: " + NamedRule.words());

    /** The word above a map of extra regions. */
    static final String REGIONS = "regions";

    /** The word above a board that is a jigsaw. */
    static final String JIGSAW = "jigsaw";

    /** First word of a line of cages. */
    static final String CAGE = "cage";

    private static final String WORDS = NamedRule.words() + ", " + String.join(", ", REGIONS, JIGSAW, CAGE);

    private static final Pattern CELL = Pattern.compile("r[0-9]{1,2}c[0-9]");

    private static final String EXPECTED_BOARD = "a board, for the setting \"" + RULES.name() + "\" gives the rules";

    private final PuzzleText text;

    /** The rules in the order in which they were read, each with its word in the text. */
    private final Map<NamedRule, Word> rules = new LinkedHashMap<>();

    /** The maps in the order in which they were read, each with the places of its cells in the text. */
    private final Map<RegionMap, CellPlaces> maps = new LinkedHashMap<>();

    private final List<Word> cages = new ArrayList<>();
    private boolean isJigsaw;

    VariantReader(PuzzleText text) {
        this.text = text;
    }

    /** Reads the next variant of the text. */
    Variant read() {
        Optional<Word> setting = text.setting(RULES);
        if (setting.isPresent()) {
            setting.get().parts(',').forEach(name -> addNamed(name, NamedRule.words()));
            refuseOtherRules();
        } else {
            addLines();
        }
        if (!isJigsaw) {
            return variant(new SudokuReader(text).read(), Optional.empty());
        }
        Jigsaw jigsaw = JigsawReader.read(text);
        return variant(
                new SudokuBoard(1, jigsaw.regions().n(), jigsaw.givens(), jigsaw.style()),
                Optional.of(jigsaw.regions()));
    }

    /** Returns the variant of a board; throws if a rule does not fit it. */
    private Variant variant(SudokuBoard board, Optional<RegionMap> regions) {
        Size size = Size.of(board);
        rules.forEach((rule, word) -> checkFits(rule, word, size));
        maps.forEach((map, places) -> checkFits(map, places, size));
        Sums sums = new Sums(size.n);
        for (Word cage : cages) {
            sums.add(cage);
            if (size.n > Killer.GREATEST && cage.text().indexOf(Sums.IS) >= 0) {
                throw cage.wrong(
                        "has a sum on a " + size + " board",
                        "cages without sums where there are more than " + Killer.GREATEST + " values");
            }
        }
        return new Variant(
                board, regions, List.copyOf(rules.keySet()), List.copyOf(maps.keySet()), sums.cages(), sums.fillings());
    }

    /**
     * Skips the rules of a text that repeats the rules of the setting, as written puzzles do. Throws if these are not
     * exactly the rules of the setting.
     */
    private void refuseOtherRules() {
        Set<NamedRule> repeated = EnumSet.noneOf(NamedRule.class);
        while (text.skipBlank() && text.look().filter(VariantReader::isRule).isPresent()) {
            Line line = text.next("a board");
            for (Word word : line.words()) {
                repeated.add(NamedRule.of(word.text())
                        .filter(rules::containsKey)
                        .orElseThrow(() -> word.wrong("is a rule", EXPECTED_BOARD)));
            }
            boolean more = text.skipBlank()
                    && text.look().filter(VariantReader::isRule).isPresent();
            if (!more && repeated.size() < rules.size()) {
                throw firstWord(line).wrong("is a rule, but not the only one", EXPECTED_BOARD);
            }
        }
    }

    private void addLines() {
        while (text.skipBlank() && text.look().filter(VariantReader::isRule).isPresent()) {
            addLine(text.next("a rule"));
        }
        boolean none = rules.isEmpty() && maps.isEmpty() && cages.isEmpty() && !isJigsaw;
        if (none || isMisspelt()) {
            Word word = firstWord(text.next("a rule"));
            throw notARule(word, WORDS);
        }
    }

    /** Returns true if the line below the rules is probably an unknown rule, and not a title of the board. */
    private boolean isMisspelt() {
        return text.look()
                .filter(line -> namesCells(line)
                        || Block.isTitle(line)
                                && !text.glance(1)
                                        .filter(below -> width(below) == width(line))
                                        .isPresent())
                .isPresent();
    }

    /** Returns true if a line contains cells like the cells of a cage. */
    private static boolean namesCells(Line line) {
        return WatchedText.matcher(CELL, line.text()).find();
    }

    private static int width(Line line) {
        return line.text().strip().length();
    }

    private void addLine(Line line) {
        List<Word> words = line.words();
        for (int k = 0; k < words.size(); k++) {
            List<Word> rest = words.subList(k + 1, words.size());
            switch (words.get(k).text()) {
                case JIGSAW -> isJigsaw = true;
                case REGIONS -> addMap(rest);
                case CAGE -> {
                    addCages(words.get(k), rest);
                    return;
                }
                default -> addNamed(words.get(k), WORDS);
            }
        }
    }

    private void addCages(Word cage, List<Word> rest) {
        if (rest.isEmpty()) {
            throw cage.wrong("does not have cells", "cells after it, as in cage r1c1+r1c2=15");
        }
        cages.addAll(rest);
    }

    private void addNamed(Word word, String expected) {
        rules.putIfAbsent(NamedRule.of(word.text()).orElseThrow(() -> notARule(word, expected)), word);
    }

    private void addMap(List<Word> rest) {
        if (!rest.isEmpty()) {
            throw rest.get(0).wrong("is one too many", "a map of regions on the next line");
        }
        Line first = text.nextFilled("a map of regions");
        MapReader reader = new MapReader(text, true);
        RegionMap map = reader.read(first, Math.min(MapReader.width(first), Size.GREATEST));
        maps.putIfAbsent(map, reader.places());
    }

    private static void checkFits(NamedRule rule, Word word, Size size) {
        if (!rule.fits(size)) {
            throw word.wrong(
                    "is not a rule for a " + size
                            + (size.hasBoxes()
                                    ? " board with boxes of " + size.boxRows + "x" + size.boxColumns
                                    : " jigsaw"),
                    rule.needs());
        }
    }

    private static void checkFits(RegionMap map, CellPlaces places, Size size) {
        if (map.n() != size.n) {
            throw places.error(0, "the map of regions has " + map.n() + " rows; expected " + size.n + " as the board");
        }
        for (House region : map.houses()) {
            if (region.cells().size() > size.n) {
                throw places.error(
                        region.cells().get(size.n),
                        "the region '" + map.marks().charAt(region.cells().get(0)) + "' has "
                                + region.cells().size() + " cells; expected at most " + size.n);
            }
        }
    }

    private static PuzzleSyntaxException notARule(Word word, String expected) {
        return word.wrong("is not a rule", "one of " + expected);
    }

    private static boolean isRule(Line line) {
        String word = firstWord(line).text();
        return Set.of(REGIONS, JIGSAW, CAGE).contains(word)
                || NamedRule.of(word).isPresent();
    }

    /** Returns the first word without splitting the rest of the line. */
    private static Word firstWord(Line line) {
        String stripped = line.text().stripLeading();
        int start = line.text().length() - stripped.length();
        int end = 0;
        while (end < stripped.length() && !Character.isWhitespace(stripped.charAt(end))) {
            end++;
        }
        return new Word(line, start + 1, stripped.substring(0, end));
    }
}
