package dlx.formats.pzpr;

import dlx.formats.text.ModelText;
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
        int cells = code.width() * code.height();
        PzprRim counts = PzprRim.read(link, body.substring(end), rooms, "rooms", false, room -> cells);
        return link.imported("heyawake", new Rooms(regions, counts.last(link, "rooms")).text());
    }

    static WrittenLink write(ModelText text) {
        Rooms rooms = Rooms.of(text);
        int[][] regions = rooms.regions();
        String body = PzprText.borders(regions) + PzprText.clues(rooms.counts());
        return PzprText.link("heyawake", regions[0].length, regions.length, body, List.of());
    }
}
