package dlx.core.explain;

import dlx.api.CoverData;
import dlx.api.Technique;
import dlx.core.search.Givens;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Follows a {@link Refutation} step by step, with the cover and the givens only: a second opinion that shares no code
 * with the refuter. A false statement or conclusion throws {@link Rejected}. Immutable: {@link #take} and
 * {@link #exclude} return the next position.
 */
public final class RefutationReplay {

    /** Thrown if a record does not prove its claim. */
    public static final class Rejected extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Rejected(String why) {
            super(why);
        }
    }

    private final CoverData cover;
    private final Givens givens;
    private final Set<Integer> taken;
    private final Set<Integer> excluded;

    private RefutationReplay(CoverData cover, Givens givens, Set<Integer> taken, Set<Integer> excluded) {
        this.cover = cover;
        this.givens = givens;
        this.taken = Set.copyOf(taken);
        this.excluded = Set.copyOf(excluded);
    }

    /** Returns the position in which all given options are taken. */
    public static RefutationReplay of(CoverData cover, Givens givens) {
        RefutationReplay begin = empty(cover, givens);
        for (int option : givens.givenOptions()) {
            begin = begin.take(option);
        }
        return begin;
    }

    /**
     * Returns the position in which nothing is taken; options banned or barred are excluded, and relaxed items are not
     * demands.
     */
    public static RefutationReplay empty(CoverData cover, Givens givens) {
        Set<Integer> idle = new HashSet<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (givens.isForbidden(option) || isBarred(cover, option) || isIdle(cover, givens, option)) {
                idle.add(option);
            }
        }
        return new RefutationReplay(cover, givens, Set.of(), idle);
    }

    private static boolean isBarred(CoverData cover, int option) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.atMost(cover.item(node)) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if an option is in a solution only if it is given: none of its items must be covered. */
    private static boolean isIdle(CoverData cover, Givens givens, int option) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.isPrimary(cover.item(node)) && !givens.isRelaxed(cover.item(node))) {
                return false;
            }
        }
        return true;
    }

    /** Returns the position with an option taken, even if it does not fit. */
    public RefutationReplay take(int option) {
        checkOption(option);
        return new RefutationReplay(cover, givens, with(taken, option), excluded);
    }

    /** Returns the position without an option that is known to be impossible, or left out for a proof. */
    public RefutationReplay exclude(int option) {
        checkOption(option);
        return new RefutationReplay(cover, givens, taken, with(excluded, option));
    }

    /** Checks the claims of an explanation about its givens, if it names their contradiction. */
    public static void check(CoverData cover, Givens givens, Explanation.NoSolution none) {
        RefutationReplay at = empty(cover, givens);
        Set<Integer> all = new HashSet<>();
        for (int option : givens.givenOptions()) {
            all.add(option);
        }
        for (int option : none.givens()) {
            at.require(all.contains(option), "option " + option + " is not given");
            at = at.take(option);
        }
        at.require(ascending(none.demands()), "the demands are not ascending: " + none.demands());
        if (none.clash() != Blocked.NONE) {
            at.require(at.isOverfull(none.clash()), "nothing clashes at item " + none.clash());
            at.require(none.refutation().isEmpty(), "a clash needs no refutation");
        } else if (none.refutation().isPresent()) {
            Set<Integer> used = at.check(none.refutation().get(), none.demands());
            at.require(
                    none.demandSize() == Explanation.Size.UNREDUCED || used.containsAll(none.demands()),
                    "the refutation needs only " + used + " of " + none.demands());
        }
        if (none.weights().isPresent()) {
            at.require(none.clash() == Blocked.NONE, "a clash needs no weights");
            at.require(none.refutation().isEmpty() && none.demands().isEmpty(), "told twice");
            at.check(none.weights().get());
        }
        all.removeAll(none.givens());
        at.require(none.givens().containsAll(none.suspects()), "a suspect is outside the givens");
    }

    /** Checks the sums: every option that may be taken here weighs 0, and the demands together do not. */
    public void check(Weights weights) {
        RefutationReplay then = this;
        for (int option : weights.givens().givenOptions()) {
            then = then.take(option);
        }
        require(then.taken.containsAll(taken), "the weights are not beside the givens");
        for (int option : weights.givens().forbiddenOptions()) {
            then = then.exclude(option);
        }
        BigInteger all = BigInteger.ZERO;
        for (int item = 0; item < cover.itemCount(); item++) {
            BigInteger weight = BigInteger.valueOf(weights.weight(item));
            int i = item;
            long covered = then.taken.stream().filter(option -> has(option, i)).count();
            require(
                    weight.signum() == 0
                            || cover.isPrimary(item)
                                    && !givens.isRelaxed(item)
                                    && cover.atLeast(item) == cover.atMost(item),
                    "item " + item + " weighs " + weight);
            all = all.add(weight.multiply(BigInteger.valueOf(cover.atLeast(item) - covered)));
        }
        require(!isNothing(all, weights), "all weigh " + all);
        for (int option = 0; option < cover.optionCount(); option++) {
            if (then.isOpen(option) && then.canHold(option)) {
                BigInteger sum = BigInteger.ZERO;
                for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
                    sum = sum.add(BigInteger.valueOf(weights.weight(cover.item(node))));
                }
                require(isNothing(sum, weights), "option " + option + " weighs " + sum);
            }
        }
    }

    private static boolean isNothing(BigInteger sum, Weights weights) {
        return weights.modulus() == 0
                ? sum.signum() == 0
                : sum.mod(BigInteger.valueOf(weights.modulus())).signum() == 0;
    }

    /** Checks a step at this position. */
    public void check(Deduction step) {
        require(isOpen(step.option()), "option " + step.option() + " is known already");
        require(ascending(step.demands()), "the demands are not ascending: " + step.demands());
        RefutationReplay after = step.kind() == Deduction.Kind.FORCED ? exclude(step.option()) : take(step.option());
        Set<Integer> used = after.check(step.why(), step.demands());
        switch (step.kind()) {
            case FORCED -> {
                require(step.demands().size() == 1, "a forced option has one demand");
                require(step.why() instanceof Refutation.Dead, "a forced option leaves its demand dead");
                for (int option : step.options()) {
                    require(has(option, step.demands().get(0)), "the option does not serve its demand");
                    require(isOpen(option) && canHold(option), "option " + option + " is known already");
                    require(!exclude(option).canMeet(step.demands()), "the demand can do without option " + option);
                }
                require(step.rating().level() == Rating.FORCED.level(), "it is level 1");
            }
            case EXCLUDED -> {
                checkForm(step);
                require(step.rating().level() == 1 + step.demands().size(), "level and demands differ");
                require(!step.exact() || used.containsAll(step.demands()), "fewer demands are enough: " + used);
            }
            case SEARCH -> require(step.rating().isSearch(), "it is a search");
        }
    }

    /** Checks the named demands, and that each option of the step is impossible together with them. */
    private void checkForm(Deduction step) {
        StepForm form = step.form();
        Set<Integer> open = new HashSet<>();
        int sum = 0;
        for (int k = 0; k < step.demands().size(); k++) {
            List<Integer> left = openOptions(step.demands().get(k));
            require(
                    left.equals(form.open().get(k)),
                    left + " are open, not " + form.open().get(k));
            List<Integer> struck = left.stream()
                    .filter(option -> option != step.option())
                    .filter(option -> !take(step.option()).canHold(option))
                    .toList();
            require(
                    struck.equals(form.struck().get(k)),
                    struck + " are struck, not " + form.struck().get(k));
            open.addAll(left);
            sum += left.size();
        }
        require(ascending(step.also()), "the other options are not ascending: " + step.also());
        for (int option : step.also()) {
            require(option != step.option(), "option " + option + " is named twice");
            require(isOpen(option) && canHold(option), "option " + option + " is known already");
            require(!take(option).canMeet(step.demands()), "the demands can be met beside option " + option);
        }
        if (form.kind() != Technique.Kind.LOCKED) {
            require(form.links().isEmpty(), "links that nothing uses up");
            return;
        }
        require(sum == open.size(), "an option meets two of the demands");
        Set<Integer> usedUp = new HashSet<>();
        for (List<Integer> links : chosen(form.links(), step.demands().size())) {
            if (open.stream().allMatch(k -> links.stream().anyMatch(i -> has(k, i)))) {
                usedUp.addAll(links);
            }
        }
        require(
                usedUp.equals(Set.copyOf(form.links())),
                "the demands use up " + usedUp + ", not all of " + form.links());
        Set<Integer> holders = new HashSet<>();
        form.links().forEach(link -> holders.addAll(openOptions(link)));
        holders.removeAll(open);
        require(holders.equals(Set.copyOf(step.options())), holders + " hold links, not " + step.options());
    }

    private List<Integer> openOptions(int item) {
        return IntStream.range(0, cover.optionCount())
                .filter(option -> has(option, item) && isOpen(option) && canHold(option))
                .boxed()
                .toList();
    }

    private static List<List<Integer>> chosen(List<Integer> from, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int k = 0; k < from.size(); k++) {
            int first = from.get(k);
            for (List<Integer> rest : chosen(from.subList(k + 1, from.size()), size - 1)) {
                List<Integer> one = new ArrayList<>(List.of(first));
                one.addAll(rest);
                all.add(one);
            }
        }
        return all;
    }

    /** Returns true if some options meet these demands, by trying all. */
    private boolean canMeet(List<Integer> demands) {
        for (int demand : demands) {
            if (need(demand) > 0) {
                RefutationReplay at = this;
                for (int option : openOptions(demand)) {
                    if (at.take(option).canMeet(demands)) {
                        return true;
                    }
                    at = at.exclude(option);
                }
                return false;
            }
        }
        return true;
    }

    /** Returns the position after a step. */
    public RefutationReplay after(Deduction step) {
        if (step.kind() == Deduction.Kind.FORCED) {
            RefutationReplay after = this;
            for (int option : step.options()) {
                after = after.take(option);
            }
            return after;
        }
        RefutationReplay after = this;
        for (int option : step.options()) {
            after = after.exclude(option);
        }
        return after;
    }

    /** Checks each step of a path, and the options at its end. */
    public static void check(CoverData cover, Givens givens, SolvingPath path) {
        RefutationReplay at = of(cover, givens);
        Rating hardest = new Rating(0, 0);
        for (Deduction step : path.steps()) {
            at.check(step);
            at = at.after(step);
            hardest = hardest.compareTo(step.rating()) < 0 ? step.rating() : hardest;
        }
        at.require(at.taken.equals(Set.copyOf(path.taken())), "the way leads to " + at.taken);
        at.require(hardest.equals(path.rating()), "its hardest step is " + hardest);
        if (path.end() == SolvingPath.End.SOLVED) {
            at.require(at.isSolved(), "the end is no solution");
        }
    }

    /**
     * Checks that a refutation proves that some demands cannot all be met at this position.
     *
     * @return the demands that the refutation uses
     */
    public Set<Integer> check(Refutation refutation, Collection<Integer> demands) {
        Set<Integer> used = new HashSet<>();
        follow(refutation, demands, used);
        return used;
    }

    private void follow(Refutation refutation, Collection<Integer> demands, Set<Integer> used) {
        RefutationReplay at = this;
        Refutation part = refutation;
        while (part instanceof Refutation.Forced forced) {
            List<Integer> open = at.open(part, demands, used);
            at.require(open.size() == at.need(part.item()), "the item has " + open.size() + " options left");
            at.require(open.contains(forced.option()), "option " + forced.option() + " is not left at the item");
            at = at.take(forced.option());
            part = forced.then();
        }
        List<Integer> open = at.open(part, demands, used);
        if (part instanceof Refutation.Dead) {
            at.require(open.size() < at.need(part.item()), "item " + part.item() + " still has " + open);
        } else if (part instanceof Refutation.Cases cases) {
            List<Integer> named =
                    cases.cases().stream().map(Refutation.Case::option).toList();
            at.require(
                    named.size() == open.size() && Set.copyOf(named).equals(Set.copyOf(open)),
                    "cases " + named + " are not " + open);
            for (Refutation.Case one : cases.cases()) {
                at.take(one.option()).follow(one.then(), demands, used);
                at = at.exclude(one.option());
            }
        }
    }

    /** Returns the open options of a demand, after checking every reason for a blocked option. */
    private List<Integer> open(Refutation part, Collection<Integer> demands, Set<Integer> used) {
        int item = part.item();
        require(item >= 0 && item < cover.itemCount(), "unknown item " + item);
        require(demands.contains(item), "item " + item + " is no demand of " + demands);
        require(cover.isPrimary(item) && !givens.isRelaxed(item), "item " + item + " need not be covered");
        require(need(item) > 0, "item " + item + " has what it needs");
        used.add(item);
        require(ascending(part.why().stream().map(Blocked::option).toList()), "the reasons are not ascending");
        BitSet gone = new BitSet();
        for (Blocked blocked : part.why()) {
            checkBlocked(blocked, item);
            gone.set(blocked.option());
        }
        List<Integer> open = new ArrayList<>();
        for (int option = 0; option < cover.optionCount(); option++) {
            if (has(option, item) && !taken.contains(option) && !gone.get(option)) {
                open.add(option);
            }
        }
        return open;
    }

    private void checkBlocked(Blocked blocked, int demand) {
        int option = blocked.option();
        checkOption(option);
        require(has(option, demand), "option " + option + " does not serve item " + demand);
        require(!taken.contains(option), "option " + option + " is taken");
        if (blocked.isBefore()) {
            require(excluded.contains(option), "option " + option + " was not excluded before");
            return;
        }
        int item = blocked.item();
        require(item >= 0 && item < cover.itemCount(), "unknown item " + item);
        require(has(option, item), "option " + option + " does not hold item " + item);
        require(taken.containsAll(blocked.by()), "not all of " + blocked.by() + " are taken");
        require(Set.copyOf(blocked.by()).size() == blocked.by().size(), blocked.by() + " names one twice");
        for (int by : blocked.by()) {
            require(has(by, item), "option " + by + " does not hold item " + item);
        }
        if (cover.isPrimary(item)) {
            require(blocked.by().size() == cover.atMost(item), "item " + item + " is not full with " + blocked.by());
        } else {
            require(blocked.by().size() == 1, "one option is enough at item " + item);
            int by = blocked.by().get(0);
            require(differ(colorAt(option, item), colorAt(by, item)), option + " and " + by + " agree on the color");
        }
    }

    private static boolean differ(int color, int other) {
        return color == -1 || other == -1 || color != other;
    }

    /** Returns the number of further options that the item must have. */
    private int need(int item) {
        return cover.atLeast(item)
                - (int) taken.stream().filter(k -> has(k, item)).count();
    }

    /** Returns true if the taken options contradict each other at an item. */
    private boolean isOverfull(int item) {
        require(item >= 0 && item < cover.itemCount(), "unknown item " + item);
        List<Integer> holders = taken.stream().filter(k -> has(k, item)).toList();
        if (cover.isPrimary(item)) {
            return holders.size() > cover.atMost(item);
        }
        return holders.stream()
                .anyMatch(a ->
                        holders.stream().anyMatch(b -> !a.equals(b) && differ(colorAt(a, item), colorAt(b, item))));
    }

    private boolean isSolved() {
        for (int item = 0; item < cover.itemCount(); item++) {
            if (isOverfull(item) || cover.isPrimary(item) && !givens.isRelaxed(item) && need(item) > 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isOpen(int option) {
        checkOption(option);
        return !taken.contains(option) && !excluded.contains(option);
    }

    private boolean canHold(int option) {
        RefutationReplay with = take(option);
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (with.isOverfull(cover.item(node))) {
                return false;
            }
        }
        return true;
    }

    private boolean has(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return true;
            }
        }
        return false;
    }

    private int colorAt(int option, int item) {
        for (int node = cover.firstNode(option); node < cover.firstNode(option + 1); node++) {
            if (cover.item(node) == item) {
                return cover.color(node);
            }
        }
        throw new IllegalArgumentException(option + " has no item " + item);
    }

    private void checkOption(int option) {
        require(option >= 0 && option < cover.optionCount(), "unknown option " + option);
    }

    private static boolean ascending(List<Integer> numbers) {
        for (int i = 1; i < numbers.size(); i++) {
            if (numbers.get(i - 1) >= numbers.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static Set<Integer> with(Set<Integer> numbers, int more) {
        Set<Integer> all = new HashSet<>(numbers);
        all.add(more);
        return all;
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new Rejected(otherwise + "; taken " + taken);
        }
    }
}
