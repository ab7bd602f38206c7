package dlx.web.elsewhere;

import dlx.commands.json.JsonMembers;
import dlx.formats.ForeignFormats;
import dlx.formats.FormatsWithoutXml;
import dlx.formats.Imported;
import dlx.formats.LinkProgram;
import dlx.formats.NoLinkException;
import dlx.formats.PuzzleLink;
import dlx.web.play.OpenPuzzle;
import dlx.web.play.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Converts between puzzles and the links and files of other programs, as JSON for the page. Nothing is fetched.
 * Thread-safe.
 */
public final class OtherPrograms {

    private static final String NAME = "puzzle";

    private final Function<String, Optional<Imported>> reader;

    private OtherPrograms(Function<String, Optional<Imported>> reader) {
        this.reader = reader;
    }

    /** Returns all programs, for a host with the JDK. */
    public static OtherPrograms all() {
        return new OtherPrograms(text -> ForeignFormats.read(NAME, text));
    }

    /**
     * Returns all programs except programs whose files are XML, for a browser, which lacks the JDK's parser. An error
     * for XML names the hosts that read it.
     */
    public static OtherPrograms withoutXml() {
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

    /**
     * Reads a link, or the text of a file.
     *
     * @return the puzzle; an empty object if the text is not in the format of a supported program
     * @throws dlx.api.PuzzleSyntaxException if the text is in the format of a program, but is not valid
     */
    public String read(String text) {
        return JsonMembers.object(json -> reader.apply(text)
                .ifPresent(found -> json.put("program", found.program())
                        .put("model", found.model())
                        .put("text", found.text())
                        .texts("lost", found.lostInText())));
    }

    /** Returns a link for each program that has such puzzles; without a link, the reason is in the lost parts. */
    public String links(OpenPuzzle<?, ?> puzzle) {
        String text = puzzle.text();
        return JsonMembers.object(json ->
                json.objects("links", LinkProgram.of(puzzle.model().id()), (to, program) -> {
                    to.put("program", program.title());
                    List<String> lost = new ArrayList<>();
                    try {
                        PuzzleLink link = program.link(puzzle.model().id(), puzzle.settings(), text);
                        to.put("link", link.link());
                        lost.addAll(link.lost());
                    } catch (NoLinkException e) {
                        to.put("link", "");
                        lost.add(String.valueOf(e.getMessage()));
                    }
                    lost.addAll(puzzle.lost());
                    to.texts("lost", lost);
                }));
    }
}
