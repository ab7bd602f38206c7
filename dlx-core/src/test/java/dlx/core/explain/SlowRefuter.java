package dlx.core.explain;

import dlx.api.CoverData;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Finds refutations in the plainest way, for tests of their readers: examines every demand and every option at each
 * step. It can make false statements at random.
 */
final class SlowRefuter {

    private final CoverData cover;
    private final List<Integer> demands = new ArrayList<>();
    private final Set<Integer> taken = new HashSet<>();
    private final Set<Integer> excluded = new HashSet<>();
    private Optional<Random> liar = Optional.empty();

    /** Creates a refuter of all demands that takes all given options. */
    SlowRefuter(CoverData cover, Givens givens) {
        this.cover = cover;
        for (int item = 0; item < cover.itemCount(); item++) {
            if (cover.isPrimary(item) && !givens.isRelaxed(item)) {
                demands.add(item);
            }
        }
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.isForbidden(option) || givens.relaxesAllOf(cover, option)) {
                excluded.add(option);
            }
        }
        for (int option : givens.givenOptions()) {
            taken.add(option);
        }
    }

    /** Makes one statement in eight false from now on. */
    SlowRefuter lying(Random random) {
        liar = Optional.of(random);
        return this;
    }

    List<Integer> demands() {
        return demands;
    }

    SlowRefuter take(int option) {
        taken.add(option);
        return this;
    }

    /** Returns a refutation; empty if the demands can be met. */
    Optional<Refutation> refute() {
        int best = -1;
        int bestSlack = Integer.MAX_VALUE;
        for (int item : demands) {
            int need = need(item);
            if (need > 0) {
                int slack = open(item).size() - need;
                if (slack < 0 || isLie()) {
                    return Optional.of(new Refutation.Dead(item, why(item)));
                }
                if (slack < bestSlack) {
                    best = item;
                    bestSlack = slack;
                }
            }
        }
        if (best < 0) {
            return Optional.empty();
        }
        return bestSlack == 0 || isLie() && !open(best).isEmpty() ? forced(best) : cases(best);
    }

    private Optional<Refutation> forced(int item) {
        List<Blocked> why = why(item);
        int option = open(item).get(0);
        taken.add(option);
        Optional<Refutation> then = refute();
        taken.remove(option);
        return then.map(t -> new Refutation.Forced(item, option, why, t));
    }

    private Optional<Refutation> cases(int item) {
        List<Blocked> why = why(item);
        List<Refutation.Case> cases = new ArrayList<>();
        List<Integer> before = new ArrayList<>();
        Optional<Refutation> found = Optional.empty();
        for (int option : open(item)) {
            if (isLie()) {
                continue;
            }
            taken.add(option);
            Optional<Refutation> then = refute();
            taken.remove(option);
            if (then.isEmpty()) {
                excluded.removeAll(before);
                return found;
            }
            cases.add(new Refutation.Case(option, then.get()));
            excluded.add(option);
            before.add(option);
        }
        excluded.removeAll(before);
        return Optional.of(new Refutation.Cases(item, cases, why));
    }

    private boolean isLie() {
        return liar.isPresent() && liar.get().nextInt(8) == 0;
    }

    private int need(int item) {
        return cover.atLeast(item)
                - (int) taken.stream().filter(k -> node(k, item) >= 0).count();
    }

    private List<Integer> open(int item) {
        List<Integer> open = new ArrayList<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (node(option, item) >= 0
                    && !taken.contains(option)
                    && reason(option).isEmpty()) {
                open.add(option);
            }
        }
        return open;
    }

    private List<Blocked> why(int item) {
        List<Blocked> why = new ArrayList<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (node(option, item) >= 0 && !taken.contains(option)) {
                reason(option).ifPresent(why::add);
            }
        }
        return why;
    }

    private Optional<Blocked> reason(int option) {
        if (excluded.contains(option)) {
            return Optional.of(Blocked.before(option));
        }
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            int item = cover.item(node);
            int color = cover.color(node);
            List<Integer> by = taken.stream()
                    .filter(k -> node(k, item) >= 0)
                    .filter(k -> cover.isPrimary(item) || CoverData.differ(color, cover.color(node(k, item))))
                    .limit(cover.isPrimary(item) ? cover.atMost(item) : 1)
                    .toList();
            if (by.size() == (cover.isPrimary(item) ? cover.atMost(item) : 1)) {
                return by.isEmpty() ? Optional.of(Blocked.before(option)) : Optional.of(new Blocked(option, item, by));
            }
        }
        return Optional.empty();
    }

    /** Returns the node of an option at an item, or -1. */
    private int node(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return node;
            }
        }
        return -1;
    }
}
