package dlx.core.engine;

import java.util.Optional;

/** Dancing links: the reference, and the fallback for everything. */
final class LinksEngine extends Engine {

    @Override
    public String name() {
        return Engines.REFERENCE;
    }

    @Override
    Optional<String> cannot(Problem problem, Task task) {
        return Optional.empty();
    }

    @Override
    boolean reduces() {
        return false;
    }

    @Override
    Compiled compile(Problem problem) {
        Links links = new Links(problem);
        return (pinned, task, control) -> new LinksSearch(links, pinned, task, control);
    }
}
