package dlx.soak;

import java.io.PrintStream;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** A table of figures, printed line by line. */
public final class SoakTable {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private final PrintStream out;

    /**
     * Creates a table and prints its titles.
     *
     * @param progress titles of the columns of progress, with tabs between them
     */
    public SoakTable(PrintStream out, String progress) {
        this.out = out;
        out.println("UTC\t" + progress + '\t' + Holdings.HEADS);
    }

    /**
     * Prints a line.
     *
     * @param progress figures of the progress, with tabs between them
     */
    public void add(String progress, Holdings figures) {
        out.println(LocalDateTime.now(ZoneOffset.UTC).format(TIME) + '\t' + progress + '\t' + figures.row());
        out.flush();
    }
}
