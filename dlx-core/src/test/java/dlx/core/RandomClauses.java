package dlx.core;

import dlx.api.LazyClause;
import dlx.core.covers.PlainCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A random constraint: clauses over the options of a cover, some of which rest on an item.
 *
 * @param plain the cover
 * @param clauses the clauses
 */
record RandomClauses(PlainCover plain, List<LazyClause<Integer>> clauses) {

    private static final int MOST = 5;

    /** Returns random clauses; none where an option does not have a primary item. */
    static RandomClauses of(PlainCover plain, Random random) {
        List<LazyClause<Integer>> clauses = new ArrayList<>();
        boolean mayBe = !plain.options().isEmpty()
                && plain.options().stream().allMatch(o -> o.items().stream().anyMatch(plain.primary()::get));
        int count = mayBe ? 1 + random.nextInt(MOST) : 0;
        for (int k = 0; k < count; k++) {
            List<Integer> options =
                    new ArrayList<>(random.ints(0, plain.options().size())
                            .limit(1 + random.nextInt(4))
                            .distinct()
                            .boxed()
                            .toList());
            int go = random.nextInt(options.size() + 1);
            List<String> items =
                    random.nextInt(3) > 0 ? List.of() : List.of(plain.cover().itemName(primary(plain, random)));
            clauses.add(new LazyClause<>(
                    options.subList(0, go), options.subList(go, options.size()), items, List.of(), "clause " + k));
        }
        return new RandomClauses(plain, clauses);
    }

    private static int primary(PlainCover plain, Random random) {
        int item = random.nextInt(plain.primary().size());
        return plain.primary().get(item) ? item : primary(plain, random);
    }

    /** Returns the clauses, and their images under a symmetry. */
    RandomClauses with(UnaryOperator<Integer> ofOption, UnaryOperator<Integer> ofItem) {
        List<LazyClause<Integer>> both = new ArrayList<>(clauses);
        for (LazyClause<Integer> clause : clauses) {
            both.add(new LazyClause<>(
                    clause.go().stream().map(ofOption).toList(),
                    clause.come().stream().map(ofOption).toList(),
                    clause.items().stream()
                            .map(name -> plain.cover().itemName(ofItem.apply(item(name))))
                            .toList(),
                    List.of(),
                    clause.sentence() + " moved"));
        }
        return new RandomClauses(plain, both);
    }

    private int item(String name) {
        int item = 0;
        while (!plain.cover().itemName(item).equals(name)) {
            item++;
        }
        return item;
    }

    /** Returns the clauses that a choice breaks. */
    List<LazyClause<Integer>> broken(Set<Integer> chosen) {
        return clauses.stream()
                .filter(clause -> chosen.containsAll(clause.go())
                        && clause.come().stream().noneMatch(chosen::contains))
                .toList();
    }

    /** Returns true if a solution of the cover keeps the clauses that rest on demanded items only. */
    boolean keeps(List<Integer> solution) {
        return broken(Set.copyOf(solution)).stream()
                .noneMatch(clause -> clause.items().stream()
                        .noneMatch(name -> plain.relaxed().contains(item(name))));
    }
}
