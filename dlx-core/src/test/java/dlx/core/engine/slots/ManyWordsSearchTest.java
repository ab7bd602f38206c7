package dlx.core.engine.slots;

import dlx.core.Family;
import dlx.core.PlainCover;
import java.util.ArrayList;
import java.util.List;

class ManyWordsSearchTest extends SlotsSearchContract {

    @Override
    PlainCover cover(long seed) {
        return switch ((int) (seed % 3)) {
            case 0 -> with66Items(Family.GIVEN.cover(seed));
            case 1 -> with66Items(Family.FORCED.cover(seed));
            default -> with66Items(Family.MANY_WORDS.cover(seed));
        };
    }

    /** The cover with 66 more items, of one option each, so that one word is never enough. */
    private static PlainCover with66Items(PlainCover cover) {
        List<Boolean> primary = new ArrayList<>(cover.primary());
        List<PlainCover.Option> options = new ArrayList<>(cover.options());
        for (int k = 0; k < 66; k++) {
            options.add(new PlainCover.Option(List.of(primary.size()), 0));
            primary.add(true);
        }
        return new PlainCover(primary, options, cover.pins(), cover.banned(), cover.relaxed());
    }

    @Override
    PlainCover hardCover(long seed) {
        return random(seed, 72, 220, 4);
    }

    @Override
    Class<? extends SlotsSearch> searchType() {
        return ManyWordsSearch.class;
    }
}
