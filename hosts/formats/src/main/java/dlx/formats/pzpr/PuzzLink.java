package dlx.formats.pzpr;

import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Links of puzz.link and of the other pages that run pzpr.js: {@code https://puzz.link/p?GENRE/WIDTH/HEIGHT/BODY}. Each
 * genre has a class that reads its body, in the codes of {@link PzprCode}. A variant of the rules, named between genre
 * and width, is rejected.
 */
public final class PuzzLink implements ForeignFormat {

    private static final Pattern LINK = Pattern.compile("(?is)https?://(?:www\\.)?"
            + "(?:puzz\\.link|pzv\\.jp|pzprxs\\.vercel\\.app|pzplus\\.tck\\.mn|indi\\.s58\\.xrea\\.com)(?::\\d++)?"
            + "/(?:pzpr/v3/)?p(?:_\\w++)?(?:\\.html)?\\?(?:v:)?([^#]*+).*+");

    /**
     * A genre of puzzles.
     *
     * @param name the name of the genre in links
     * @param reader reads the puzzle of a link of this genre, or throws {@link dlx.api.PuzzleSyntaxException}
     */
    private record Genre(String name, Function<PzprLink, ReadPuzzles> reader) {}

    private static final List<Genre> GENRES = List.of(
            new Genre("sudoku", PzprSudoku::read),
            new Genre("fillomino", PzprFillomino::read),
            new Genre("starbattle", PzprStarBattle::read),
            new Genre("shikaku", PzprShikaku::read),
            new Genre("tents", PzprTents::read),
            new Genre("nonogram", PzprNonogram::read),
            new Genre("kakuro", PzprKakuro::read),
            new Genre("heyawake", PzprHeyawake::read));

    /** The model of each genre, by its names, whose body is the codes of its cells. */
    private static final Map<String, String> OF_CELLS = Words.table(
            "slither slitherlink, slitherlink slitherlink, mashu masyu, masyu masyu, pearl masyu, yajilin yajilin, "
                    + "yajirin yajilin, hitori hitori, nurikabe nurikabe, numlin numberlink, numberlink numberlink");

    @Override
    public Optional<ReadPuzzles> read(ForeignText text) {
        Matcher found = text.link(LINK);
        if (!found.matches()) {
            return Optional.empty();
        }
        PzprLink link =
                new PzprLink(text, List.of(ForeignText.unescaped(found.group(1)).split("/", -1)), new ArrayList<>());
        String model = OF_CELLS.get(link.genre());
        if (model != null) {
            return Optional.of(new PzprCells(model).read(link.without("b"))); // yajilin with clues on gray
        }
        return Optional.of(GENRES.stream()
                .filter(genre -> genre.name().equals(link.genre()))
                .findFirst()
                .orElseThrow(() -> link.fault("genre: " + Phrases.quoted(link.genre()) + " is not read here; expected "
                        + GENRES.stream().map(Genre::name).collect(Collectors.joining(", ")) + ", "
                        + String.join(", ", OF_CELLS.keySet())))
                .reader()
                .apply(link));
    }
}
