package dlx.formats.pzpr;

import dlx.formats.text.CellBoard;
import dlx.formats.text.ModelText;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Rooms;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The genre heyawake: the borders of the rooms, then the number of each room, in the order of their first cells. */
final class PzprHeyawake {

    private PzprHeyawake() {}

    static ReadPuzzles read(PzprLink link) {
        String body = link.body("borders");
        PzprCode code = link.code();
        int end = Math.min(code.borderDigits(), body.length());
        int[][] regions = code.regions(body.substring(0, end));
        int rooms =
                1 + Arrays.stream(regions).flatMapToInt(Arrays::stream).max().orElse(0);
        int cells = code.width() * code.height();
        int[] counts =
                PzprWords.numbers(link, body.substring(end), rooms, "rooms", false, room -> cells)
                        .last(link, "rooms")
                        .stream()
                        .mapToInt(word -> PzprWords.number(word, Rooms.NONE))
                        .toArray();
        return link.imported("heyawake", new Rooms(regions, counts).text());
    }

    static WrittenLink write(ModelText text) {
        Rooms rooms = Rooms.of(text);
        int[][] regions = rooms.regions();
        List<String> counts = IntStream.of(rooms.counts())
                .mapToObj(count -> count < 0 ? CellBoard.FREE : String.valueOf(count))
                .toList();
        String body = PzprText.borders(regions) + PzprWords.NUMBERS.encode(counts);
        return PzprText.link("heyawake", regions[0].length, regions.length, body, List.of());
    }
}
