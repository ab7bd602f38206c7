package dlx.web.protocol;

import dlx.core.search.CancellationToken;
import java.util.function.Consumer;

/** The reply to a request: one object, or lines that are sent while a search runs. */
public sealed interface Reply {

    /**
     * A reply of one object.
     *
     * @param json the object in one line, without a line end
     */
    record One(String json) implements Reply {}

    /**
     * The lines of a search that has not begun.
     *
     * @param token stops the search
     * @param search searches to the end, and passes each line to its argument as soon as it is known
     */
    record Lines(CancellationToken token, Consumer<Consumer<String>> search) implements Reply {}
}
