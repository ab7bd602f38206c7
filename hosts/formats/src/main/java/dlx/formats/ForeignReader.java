package dlx.formats;

import dlx.formats.text.ForeignFormat;
import dlx.formats.text.ForeignText;
import dlx.formats.text.ReadPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads texts in the formats of several programs. Immutable. */
record ForeignReader(List<ForeignFormat> formats) {

    /** Reads a text. Several links, one in each line, become several puzzles of one model. */
    Optional<Imported> read(ForeignText foreign) {
        List<ForeignText> links = foreign.isLink() ? List.of() : foreign.links();
        if (links.size() < 2) {
            return readOne(foreign);
        }
        List<Imported> all = new ArrayList<>();
        long length = 0;
        for (ForeignText link : links) {
            Optional<Imported> one = readOne(link);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            all.add(one.get());
            length += one.get().text().length();
            foreign.checkLength(one.get().program(), length);
        }
        Imported first = all.get(0);
        for (Imported other : all) {
            if (!other.model().equals(first.model())) {
                throw foreign.fault(
                        first.program(),
                        "links: they are puzzles of the models " + first.model() + " and " + other.model()
                                + "; expected links of one model");
            }
        }
        String text = all.stream().map(Imported::text).collect(Collectors.joining("\n"));
        List<String> lost =
                all.stream().flatMap(one -> one.lost().stream()).distinct().toList();
        return Optional.of(new Imported(first.program(), first.model(), text, lost));
    }

    private Optional<Imported> readOne(ForeignText foreign) {
        foreign.checkLength();
        return first(formats.stream().map(format -> text -> format.read(text)), foreign);
    }

    /**
     * Returns the puzzles of the first reader whose format the text is in. Rejects a text whose nesting overflows the
     * stack.
     */
    static Optional<Imported> first(Stream<Function<ForeignText, Optional<ReadPuzzles>>> readers, ForeignText foreign) {
        try {
            return readers.flatMap(reader -> reader.apply(foreign).stream())
                    .findFirst()
                    .map(Imported::of);
        } catch (StackOverflowError e) {
            throw foreign.fault("text", "nesting: it is nested too deeply; expected a shorter text");
        }
    }
}
