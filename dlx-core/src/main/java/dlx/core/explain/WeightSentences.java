package dlx.core.explain;

import dlx.core.explain.ItemGroup.Member;
import dlx.core.search.Givens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes weights in sentences. Forms that count visible things are tried first; weights that fit no form are listed.
 * Each form checks that it is true for the options of the cover.
 */
final class WeightSentences {

    /** Order of weights: small positive weights first, then negative weights, 0 last. */
    private static final Comparator<Long> PREFERRED =
            Comparator.<Long>comparingInt(w -> w > 0 ? 0 : w < 0 ? 1 : 2).thenComparingLong(Math::abs);

    /** Maximum number of forced options that are named. */
    private static final int NAMED = 4;

    private final Sentences.Names names;
    private final Weighing weighing;
    private final Marker marker;
    private final List<ItemGroup> weighed;
    private final List<String> lines = new ArrayList<>();

    private WeightSentences(Sentences.Names names, Weighing weighing, boolean full) {
        this.names = names;
        this.weighing = weighing;
        marker = new Marker(names, full);
        weighed = weighing.weighed();
    }

    /**
     * Returns the sentences for weights.
     *
     * @param known the givens that the text before these sentences mentions
     * @param full true for no limit on the length of lists
     */
    static WeightSentences of(Sentences.Names names, Givens known, Weights weights, boolean full) {
        WeightSentences words = new WeightSentences(names, Weighing.of(names.cover(), weights), full);
        words.follows(known, weights.givens());
        words.write();
        return words;
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Returns true if a list was left out because it is long. */
    boolean isCut() {
        return marker.isCut();
    }

    /** Writes the options that are taken or impossible as a consequence of the givens. */
    private void follows(Givens known, Givens then) {
        List<Integer> given = Arrays.stream(known.givenOptions()).boxed().toList();
        List<Integer> taken = Arrays.stream(then.givenOptions())
                .boxed()
                .filter(k -> !given.contains(k))
                .toList();
        long banned = Arrays.stream(then.forbiddenOptions())
                .filter(k -> !known.isForbidden(k))
                .count();
        List<String> parts = new ArrayList<>();
        if (!taken.isEmpty()) {
            parts.add((taken.size() > NAMED
                            ? taken.size() + " options"
                            : Sentences.and(taken.stream().map(names::option).toList()))
                    + " must be taken");
        }
        if (banned > 0) {
            parts.add(Nouns.counted(banned, "option is", "options are") + " impossible");
        }
        if (!parts.isEmpty()) {
            lines.add("Without a search it follows that " + Sentences.and(parts) + ".");
        }
    }

    private void write() {
        boolean reported = weighed.size() == 1 ? oneGroup(weighed.get(0)) : weighed.size() == 2 && eachOfNoun();
        if (!reported && !marks()) {
            weights();
        }
    }

    private boolean oneGroup(ItemGroup group) {
        List<Long> values = group.values().stream().filter(w -> w != 0).toList();
        if (weighing.modulus() == 0) {
            return values.size() == 2 && values.get(0) == -values.get(1) && asManyAs(group, values.get(1));
        }
        if (values.size() == 1) {
            return multiple(group, values.get(0));
        }
        return values.size() == 2 && group.values().size() == 2 && odd(group, values.get(0), values.get(1));
    }

    /**
     * Writes the form: every option covers a multiple of some number of the weighed items, whose number is not such a
     * multiple. Returns false if the form does not hold.
     */
    private boolean multiple(ItemGroup group, long weight) {
        Marking marked = marker.mark(group, weight);
        long modulus = weighing.modulus() / gcd(weight, weighing.modulus());
        int[] counts = weighing.counts(marked.members());
        int most = Arrays.stream(counts).max().orElse(0);
        if (most == 0 || marked.need() % modulus == 0) {
            return false;
        }
        boolean same = Arrays.stream(counts).allMatch(count -> count == most);
        boolean none = !same && Arrays.stream(counts).allMatch(count -> count == 0 || count == most);
        String covers;
        long of = modulus;
        if (same || none && modulus > 2) {
            covers = marked.counted(most) + (none ? " or none" : "");
            of = most;
        } else if (modulus == 2) {
            covers = "an even number of " + marked.many();
        } else {
            covers = "a multiple of " + modulus + " " + marked.many();
        }
        lines.addAll(marked.how());
        boolean holdMore = !group.isNamed() && weighing.hasOthers();
        lines.add(every(marked) + " covers " + covers + (holdMore ? " of those that must be covered" : "") + ".");
        lines.add(capital(has(group, marked)) + ", " + Nouns.noMultiple(of) + ".");
        return true;
    }

    /**
     * Writes the form: every option covers as many items of a weight as of the opposite weight, but the totals differ.
     * Returns false if the form does not hold.
     */
    private boolean asManyAs(ItemGroup group, long weight) {
        List<Member> none = group.having(0);
        Optional<Pattern> pattern = group.pattern(weight, member -> member.weight() != 0);
        Optional<String> leftOut = none.isEmpty() ? Optional.of("") : marker.brief(group, none);
        Marking white;
        Marking black;
        if (pattern.isPresent() && leftOut.isPresent()) {
            white = marker.named(pattern.get(), pattern.get().name(), group, group.having(weight));
            black = marker.others(group, pattern.get(), -weight);
            lines.addAll(white.how());
            lines.addAll(none.isEmpty() ? List.of() : List.of("Leave out " + leftOut.get() + "."));
        } else {
            white = new Marking(
                    List.of(), group.having(weight), "white " + marker.one(group), "white " + marker.many(group));
            black = new Marking(
                    List.of(), group.having(-weight), "black " + marker.one(group), "black " + marker.many(group));
            lines.addAll(colors(group, white, black));
        }
        String more = !white.isMultiple() && !black.isMultiple()
                ? there(
                        group,
                        white.counted(white.need()) + " and " + Nouns.counted(black.need(), "black one", "black ones"),
                        2)
                : white.many() + " must be covered " + times(white.need()) + ", black ones " + times(black.need());
        if (pattern.isPresent() && !pattern.get().other().equals("black")) {
            more = there(group, white.counted(white.need()) + " and " + black.counted(black.need()), 2);
        }
        String ones = pattern.isPresent() ? pattern.get().other() : "black";
        lines.add(every(white) + " covers as many " + white.many() + " as " + ones + " ones.");
        lines.add("But " + more + ".");
        return true;
    }

    private List<String> colors(ItemGroup group, Marking white, Marking black) {
        Optional<String> some = marker.brief(group, white.members());
        Optional<String> others = marker.brief(group, black.members());
        if (some.isPresent() && others.isPresent()) {
            return List.of("Color " + some.get() + " white, " + others.get() + " black.");
        }
        List<String> how = new ArrayList<>();
        Optional<List<String>> drawn = BoardDrawing.of(group, m -> m.weight() == 0 ? "." : m.weight() > 0 ? "w" : "b");
        if (drawn.isPresent()) {
            how.add("Color the " + marker.many(group) + " white (w) and black (b):");
            how.addAll(drawn.get());
        } else {
            how.addAll(marker.listed("Color", " white", group, white.members()));
            how.addAll(marker.listed("Color", " black", group, black.members()));
        }
        return how;
    }

    /**
     * Writes the form: a known number of options is needed, and each covers an odd number of items of a color. Returns
     * false if the form does not hold.
     */
    private boolean odd(ItemGroup group, long first, long second) {
        long size = weighing.counts(group.members()).length == 0 ? 0 : weighing.counts(group.members())[0];
        long all = Weighing.need(group.members());
        if (2 * Math.abs(first - second) != weighing.modulus()
                || size == 0
                || all % size != 0
                || Arrays.stream(weighing.counts(group.members())).anyMatch(count -> count != size)) {
            return false;
        }
        long options = all / size;
        long shown = PREFERRED.compare(first, second) < 0 ? first : second;
        Marking white = marker.mark(group, shown);
        Marking black = group.pattern(shown)
                .map(pattern -> marker.others(group, pattern, first + second - shown))
                .orElse(white);
        if (Arrays.stream(weighing.counts(black.members())).anyMatch(count -> count % 2 == 0)
                || options % 2 == black.need() % 2
                || black.isMultiple()) {
            return false;
        }
        lines.addAll(black.how());
        lines.add(every(black) + " covers " + Nouns.counted(size, marker.one(group), marker.many(group)) + ", so "
                + Nouns.counted(options, "is", "are") + " needed.");
        lines.add("Each covers an odd number of " + black.many() + ", and " + options + " odd numbers add up to an "
                + parity(options) + " one.");
        lines.add("But " + has(group, black) + ".");
        return true;
    }

    /**
     * Writes the form: each item of the group by which options are called covers a known number of items of another
     * group. Returns false if the form does not hold.
     */
    private boolean eachOfNoun() {
        Optional<ItemGroup> noun = weighed.stream().filter(weighing::isNoun).findFirst();
        if (noun.isEmpty()) {
            return false;
        }
        ItemGroup board = weighed.get(weighed.get(0).equals(noun.get()) ? 1 : 0);
        List<Long> values = board.values().stream().filter(w -> w != 0).toList();
        if (values.size() != 1 || weighing.modulus() != 2 && weighing.modulus() != 0) {
            return false;
        }
        Marking marked = marker.mark(board, values.get(0));
        lines.addAll(marked.how());
        lines.add(weighing.modulus() == 2 ? parities(noun.get(), marked) : sums(noun.get(), marked, values.get(0)));
        lines.add(capital(has(board, marked))
                + (weighing.modulus() == 2 ? ", an " + parity(marked.need()) + " number." : "."));
        return true;
    }

    private String parities(ItemGroup noun, Marking marked) {
        List<Member> odd = noun.having(1);
        long all = Weighing.need(noun.members());
        long some = Weighing.need(odd);
        String cover = " an odd number of " + marked.many();
        String total = "so together they cover an " + parity(some) + " number.";
        if (some == all) {
            return all == 1
                    ? "The " + marker.one(noun) + " covers" + cover + "."
                    : "Each of the " + all + " " + marker.many(noun) + " covers" + cover + ", " + total;
        }
        if (some == 1 && all > 2) {
            return capital(marker.brief(noun, odd).orElseThrow()) + " covers" + cover + ", each of the " + (all - 1)
                    + " other " + marker.many(noun) + " an even one, " + total;
        }
        return some + " of the " + all + " " + marker.many(noun) + (some == 1 ? " covers" : " cover") + cover + ", "
                + (all - some) + " an even one, " + total;
    }

    private String sums(ItemGroup noun, Marking marked, long weight) {
        long sum = noun.members().stream()
                .mapToLong(member -> -member.weight() / weight * member.need())
                .sum();
        long all = Weighing.need(noun.members());
        return "The " + (all == 1 ? marker.one(noun) + " covers " : all + " " + marker.many(noun) + " together cover ")
                + marked.counted(sum) + ".";
    }

    /**
     * Writes the form: every option covers an even number of marked items of several groups. Returns false if the form
     * does not hold.
     */
    private boolean marks() {
        if (weighing.modulus() != 2) {
            return false;
        }
        List<Optional<String>> each =
                weighed.stream().map(group -> marker.each(group, 1)).toList();
        if (each.stream().anyMatch(Optional::isEmpty)) {
            return false;
        }
        List<Member> marked =
                weighed.stream().flatMap(g -> g.having(1).stream()).toList();
        Marking all = new Marking(List.of(), marked, "marked item", "marked items");
        lines.add(
                "Mark " + Sentences.and(each.stream().flatMap(Optional::stream).toList()) + ".");
        lines.add(every(all) + " covers an even number of marked items.");
        lines.add((all.isMultiple()
                        ? "But they must be covered " + times(all.need()) + " in all"
                        : "But " + all.need() + (all.need() == 1 ? " is" : " are") + " marked")
                + ", an odd number.");
        return true;
    }

    /** Writes the weights themselves, when no other form holds. */
    private void weights() {
        List<String> parts = new ArrayList<>();
        for (ItemGroup group : weighed) {
            List<Long> values = group.values().stream()
                    .filter(w -> w != 0)
                    .sorted(PREFERRED)
                    .toList();
            List<Optional<String>> each =
                    values.stream().map(w -> marker.each(group, w)).toList();
            if (each.stream().anyMatch(Optional::isEmpty)) {
                lines.addAll(marker.weights(group));
            } else {
                for (int k = 0; k < values.size(); k++) {
                    String which = each.get(k).orElseThrow();
                    parts.add(which + (which.contains(", ") ? ", the weight " : " the weight ") + values.get(k));
                }
            }
        }
        if (!parts.isEmpty()) {
            lines.add("Give " + Sentences.and(parts) + ".");
        }
        List<Member> all = weighed.stream()
                .flatMap(group -> group.members().stream())
                .filter(member -> member.weight() != 0)
                .toList();
        Marking marked = new Marking(List.of(), all, "item", "items");
        long modulus = weighing.modulus();
        lines.add(every(marked) + " then weighs " + (modulus == 0 ? "0" : "a multiple of " + modulus) + ".");
        lines.add("But all together" + (marked.isMultiple() ? ", each as often as it must be covered," : "") + " weigh "
                + weighing.total() + (modulus == 0 ? "" : ", " + Nouns.noMultiple(modulus)) + ".");
    }

    /** Returns the subject of a sentence about all options. */
    private String every(Marking marked) {
        String which = weighing.isAll() ? "" : " that is left";
        Optional<ItemGroup> noun = weighing.noun().filter(group -> !weighed.contains(group));
        if (noun.isPresent()) {
            return "Every " + marker.one(noun.get()) + which;
        }
        Function<Integer, String> example =
                option -> "Every option" + which + ", such as " + names.option(option) + ",";
        return weighing.example(marked.members()).map(example).orElse("Every option" + which);
    }

    private String has(ItemGroup group, Marking marked) {
        return marked.isMultiple()
                ? "the " + marked.many() + " must be covered " + times(marked.need()) + " in all"
                : there(group, marked.counted(marked.need()), marked.need());
    }

    private String there(ItemGroup group, String what, long number) {
        if (weighing.isRest()) {
            return what + (number == 1 ? " is" : " are") + " left";
        }
        return (group.dimensions() == 2 ? "the board has " : number == 1 ? "there is " : "there are ") + what;
    }

    private static String times(long number) {
        return Nouns.counted(number, "time", "times");
    }

    private static String parity(long number) {
        return number % 2 == 0 ? "even" : "odd";
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
