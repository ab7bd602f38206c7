package dlx.web.elsewhere;

import dlx.formats.ForeignFormats;
import dlx.formats.FormatsWithoutXml;
import dlx.formats.Imported;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import dlx.formats.PuzzleLink;
import dlx.web.play.Elsewhere;
import dlx.web.play.Refused;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads and writes the links and files of all supported programs. */
public final class OtherPrograms implements Elsewhere {

    private static final String NAME = "puzzle";

    private final Function<String, Optional<Imported>> reader;

    private OtherPrograms(Function<String, Optional<Imported>> reader) {
        this.reader = reader;
    }

    /** Returns all programs, for a host with the JDK. */
    public static Elsewhere all() {
        return new OtherPrograms(text -> ForeignFormats.read(NAME, text));
    }

    /**
     * Returns all programs except programs whose files are XML, for a browser, which lacks the JDK's parser. An error
     * for XML names the hosts that read it.
     */
    public static Elsewhere withoutXml() {
        return new OtherPrograms(text -> {
            Optional<Imported> found = FormatsWithoutXml.read(NAME, text);
            if (found.isEmpty() && text.stripLeading().startsWith("<")) {
                throw new Refused(
                        Refused.NOT_UNDERSTOOD,
                        "this page cannot read XML; dlx serve and dlx import read the files of OpenSudoku, webpbn and BurrTools");
            }
            return found;
        });
    }

    @Override
    public Optional<Found> read(String text) {
        return reader.apply(text)
                .map(found -> new Found(found.program(), found.model(), found.text(), found.lostInText()));
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
