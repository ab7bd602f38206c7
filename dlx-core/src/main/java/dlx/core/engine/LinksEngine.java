package dlx.core.engine;

import dlx.api.Cover;
import java.util.Optional;

/** Dancing links: the reference, and the fallback for everything. */
final class LinksEngine implements Engine {

    @Override
    public String name() {
        return "links";
    }

    @Override
    public Optional<String> cannot(Cover<?> cover) {
        if (cover.hasColors()) {
            return Optional.of("knows no colors");
        }
        if (cover.hasMultiplicities()) {
            return Optional.of("knows no multiplicities");
        }
        return Optional.empty();
    }

    @Override
    public Compiled compile(Cover<?> cover) {
        Links links = new Links(cover);
        return (pinned, control) -> new LinksSearch(links, pinned, control);
    }
}
