package dlx.soak;

import java.io.PrintStream;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/** Lines of figures, printed as they come. */
public final class SoakTable {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private final PrintStream out;

    /** A table with its heads. */
    public SoakTable(PrintStream out, String progress) {
        this.out = out;
        out.println("UTC\t" + progress + '\t' + Holdings.HEADS);
    }

    /** Adds a line. */
    public void add(String progress, Holdings figures) {
        out.println(LocalDateTime.now(ZoneOffset.UTC).format(TIME) + '\t' + progress + '\t' + figures.row());
        out.flush();
    }
}
