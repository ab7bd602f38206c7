package dlx.core.engine.slots;

import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;

class OneWordSearchTest extends SlotsSearchContract {

    @Override
    PlainCover cover(long seed) {
        PlainCover tiny = RandomCovers.plain(seed);
        return seed % 2 == 0 && tiny.primary().contains(true) ? tiny : Family.ONE_WORD.cover(seed);
    }

    @Override
    PlainCover hardCover(long seed) {
        return random(seed, 30, 90, 3);
    }

    @Override
    Class<? extends SlotsSearch> searchType() {
        return OneWordSearch.class;
    }
}
