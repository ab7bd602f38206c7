package dlx.formats.pzpr;

import dlx.formats.text.ModelText;
import dlx.formats.text.Phrases;
import dlx.formats.text.ReadPuzzles;
import dlx.formats.text.Rooms;
import dlx.formats.text.WrittenLink;
import java.util.Arrays;
import java.util.List;

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
        PzprRim rim = PzprRim.read(link, body.substring(end), rooms, "rooms", room -> link.width() * link.height());
        if (!rim.rest().isEmpty()) {
            throw link.fault(
                    "rooms: they continue with " + Phrases.quoted(rim.rest()) + "; expected the end of the link");
        }
        int[] counts = Arrays.stream(rim.numbers())
                .map(number -> Math.max(number, Rooms.NONE))
                .toArray();
        return link.imported("heyawake", new Rooms(regions, counts).text());
    }

    static WrittenLink write(String page, ModelText text) {
        Rooms rooms = Rooms.of(text);
        int[][] regions = rooms.regions();
        return new WrittenLink(
                page + "heyawake/" + regions[0].length + '/' + regions.length + '/' + PzprText.borders(regions)
                        + PzprText.clues(rooms.counts()),
                List.of());
    }
}
