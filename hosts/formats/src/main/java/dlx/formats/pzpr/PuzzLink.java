package dlx.formats.pzpr;

import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Links of puzz.link and of the other pages that run pzpr.js: {@code https://puzz.link/p?GENRE/WIDTH/HEIGHT/BODY}. Each
 * genre has a class that reads its body, in the codes of {@link PzprCode}. A variant of the rules, named between genre
 * and width, is rejected.
 */
public final class PuzzLink implements ForeignFormat {

    private static final Pattern LINK = Pattern.compile("(?is)https?://(?:www\\.)?"
            + "(?:puzz\\.link|pzv\\.jp|pzprxs\\.vercel\\.app|pzplus\\.tck\\.mn|indi\\.s58\\.xrea\\.com)(?::\\d++)?"
            + "/(?:pzpr/v3/)?p(?:_\\w++)?(?:\\.html)?\\?(?:v:)?([^#]*+).*+");

    /** The reader of each genre, by the name of the genre in links. */
    private static final Map<String, Function<PzprLink, ReadPuzzles>> GENRES = new LinkedHashMap<>();

    static {
        GENRES.put("sudoku", PzprSudoku::read);
        GENRES.put("fillomino", PzprFillomino::read);
        GENRES.put("starbattle", PzprStarBattle::read);
        GENRES.put("shikaku", PzprShikaku::read);
        GENRES.put("tents", PzprTents::read);
        GENRES.put("nonogram", PzprNonogram::read);
        GENRES.put("kakuro", PzprKakuro::read);
        GENRES.put("heyawake", PzprHeyawake::read);
        String ofCells = "slither slitherlink, slitherlink slitherlink, mashu masyu, masyu masyu, pearl masyu, "
                + "yajilin yajilin, yajirin yajilin, hitori hitori, nurikabe nurikabe, numlin numberlink, "
                + "numberlink numberlink";
        Words.table(ofCells).forEach((genre, model) -> GENRES.put(genre, link -> cells(model, link)));
    }

    /** Reads a body of codes of cells, of a yajilin with clues on gray too. */
    private static ReadPuzzles cells(String model, PzprLink link) {
        return new PzprCells(model).read(link.without("b"));
    }

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher found = text.link(LINK);
        if (!found.matches()) {
            return Optional.empty();
        }
        PzprLink link =
                new PzprLink(text, List.of(ForeignText.unescaped(found.group(1)).split("/", -1)), new ArrayList<>());
        Function<PzprLink, ReadPuzzles> reader = GENRES.get(link.genre());
        if (reader == null) {
            throw link.fault("genre: " + Phrases.quoted(link.genre()) + " is not read here; expected "
                    + String.join(", ", GENRES.keySet()));
        }
        return Optional.of(reader.apply(link));
    }
}
