package dlx.web.http;

import dlx.formats.ForeignFormats;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import dlx.formats.PuzzleLink;
import dlx.web.play.Elsewhere;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The programs whose links and files are known here. */
final class OtherPrograms implements Elsewhere {

    @Override
    public Optional<Found> read(String text) {
        return ForeignFormats.read("puzzle", text)
                .map(found -> new Found(found.program(), found.model(), found.text(), found.lost()));
    }

    @Override
    public List<Link> links(String model, Map<String, String> settings, String text) {
        return LinkProgram.of(model).stream()
                .map(program -> link(program, model, settings, text))
                .toList();
    }

    private static Link link(LinkProgram program, String model, Map<String, String> settings, String text) {
        try {
            PuzzleLink link = program.link(model, settings, text);
            return new Link(program.title(), link.link(), link.lost());
        } catch (NoLinkException e) {
            return new Link(program.title(), "", List.of(String.valueOf(e.getMessage())));
        }
    }
}
