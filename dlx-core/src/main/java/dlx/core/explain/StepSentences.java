package dlx.core.explain;

import dlx.api.Technique;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes steps; a sentence begins with the name of the technique, if it has a name.
 *
 * @param techniques returns the name that the model gives to a step
 */
record StepSentences(Sentences.Names names, Function<Deduction, Optional<String>> techniques) {

    /** Labels such as {@code r1c4=7}, for which a sentence can state that r1c4 is not 7. */
    private static final Pattern PLACE_AND_VALUE = Pattern.compile("([^=\\[\\](){}]+)=([^=\\[\\](){}]+)");

    /** Maximum number of labels of other kinds that are listed; longer lists are counted. */
    private static final int LISTED = 4;

    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /** Name of a step in which one demand loses all its options. */
    private static final String INTERSECTION = "intersection";

    /** Words after which a name continues, so that the parts of the name cannot be separated there. */
    private static final List<String> JOINING = List.of("at", "in", "of", "on", "from", "to");

    /** Returns a writer that shows names in another way. */
    StepSentences showing(Sentences.Names shown) {
        return new StepSentences(shown, techniques);
    }

    /** Returns the name of a step: the model's, else the name of its form; empty for searches and cases. */
    Optional<String> technique(Deduction step) {
        return ofModel(step).or(() -> ofForm(step));
    }

    private Optional<String> ofModel(Deduction step) {
        return step.kind() == Deduction.Kind.SEARCH
                ? Optional.empty()
                : techniques.apply(step).map(names.show()).filter(name -> !name.isBlank());
    }

    private Optional<String> ofForm(Deduction step) {
        return switch (step.form().kind()) {
            case SINGLE ->
                Optional.of((needsAll(step) ? "all options for " : "only option for ")
                        + names.item(step.demands().get(0)));
            case LOCKED ->
                Optional.of(
                        step.demands().size() == 1
                                ? INTERSECTION
                                : number(step.demands().size()) + " demands");
            case CHAIN -> Optional.of(step.demands().size() == 1 ? INTERSECTION : "chain");
            case CASES -> Optional.empty();
        };
    }

    private boolean needsAll(Deduction step) {
        return names.cover().atLeast(step.demands().get(0)) > 1;
    }

    String brief(Deduction step) {
        String name = technique(step).orElse(step.rating().name());
        return (step.kind() == Deduction.Kind.FORCED ? taken(step) : impossible(step.options()))
                + " ("
                + (step.rating().isSearch() ? step.rating() : level(step) + ": " + name)
                + ")";
    }

    private static String level(Deduction step) {
        return (step.exact() ? "level " : "level at most ") + step.rating().level();
    }

    String sentence(Deduction step) {
        return technique(step)
                .map(name -> capital(name) + " (" + level(step) + "): " + named(step))
                .orElseGet(() -> unnamed(step));
    }

    private String named(Deduction step) {
        return switch (step.form().kind()) {
            case SINGLE -> single(step);
            case LOCKED -> isUsedUp(step) ? usedUp(step) + ", so " + impossible(step.options()) : contradiction(step);
            case CHAIN, CASES -> contradiction(step);
        };
    }

    /**
     * Returns true if the sentence lists the items that are used up. Requires a name by the model: without it the
     * reader may see the opposite, because a cage takes the digits that it leaves out.
     */
    boolean isUsedUp(Deduction step) {
        return step.form().kind() == Technique.Kind.LOCKED && ofModel(step).isPresent();
    }

    private String contradiction(Deduction step) {
        return impossible(step.options()) + ": with " + names.option(step.option()) + ", "
                + Tree.sentence(names, step.why());
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private String unnamed(Deduction step) {
        int demands = step.demands().size();
        return impossible(step.options())
                + " ("
                + (step.rating().isSearch()
                        ? step.rating().toString()
                        : level(step) + ": " + step.rating().name())
                + ", " + number(demands)
                + (demands == 1 ? " demand" : " demands") + "): then " + Tree.sentence(names, step.why());
    }

    private static String number(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : String.valueOf(count);
    }

    private String single(Deduction step) {
        String item = names.item(step.demands().get(0));
        String option = names.option(step.option());
        if (needsAll(step)) {
            return taken(step) + ", " + item + " needs "
                    + (step.also().isEmpty() ? "the only option left" : "every option left");
        }
        return technique(step).filter(name -> name.contains(item)).isPresent()
                ? option + " must be taken"
                : option + " is the only option left for " + item;
    }

    /** Returns the words for the demands and the links that they use up. */
    private String usedUp(Deduction step) {
        List<String> demands = step.demands().stream().map(names::item).toList();
        List<String> links = step.form().links().stream().map(names::item).toList();
        Optional<String> value = commonEnd(demands, links);
        if (value.isPresent()) {
            return value.get() + " in " + listed(without(demands, value.get())) + " is only in "
                    + listed(without(links, value.get()));
        }
        return listed(demands) + (demands.size() == 1 ? " uses up " : " use up ") + listed(links);
    }

    /** Returns the last two words, such as {@code digit 5}, if all names end with them and contain more words. */
    private static Optional<String> commonEnd(List<String> demands, List<String> links) {
        List<String> all = new ArrayList<>(demands);
        all.addAll(links);
        String[] words = all.get(0).split(" ");
        if (words.length < 3) {
            return Optional.empty();
        }
        String end = words[words.length - 2] + " " + words[words.length - 1];
        boolean joins =
                all.stream().anyMatch(name -> JOINING.stream().anyMatch(word -> name.endsWith(" " + word + " " + end)))
                        || JOINING.contains(words[words.length - 2]);
        if (joins) {
            return Optional.empty();
        }
        return all.stream().allMatch(name -> name.endsWith(" " + end)) ? Optional.of(end) : Optional.empty();
    }

    private static List<String> without(List<String> all, String end) {
        return all.stream()
                .map(name -> name.substring(0, name.length() - end.length() - 1))
                .toList();
    }

    /** Returns names with their common words written once: {@code rows 2 and 7}, {@code digits 2 and 7 of row 1}. */
    private static String listed(List<String> all) {
        Map<String, List<String>> byOwner = new LinkedHashMap<>();
        for (String name : all) {
            int end = name.lastIndexOf(' ', Math.max(0, name.lastIndexOf(' ') - 1));
            String rest = name.substring(end + 1);
            String before = name.substring(0, Math.max(0, end));
            if (JOINING.stream().anyMatch(word -> rest.startsWith(word + " ") || before.endsWith(" " + word))) {
                end = 0;
            }
            byOwner.computeIfAbsent(end > 0 ? name.substring(0, end) : "", owner -> new ArrayList<>())
                    .add(name.substring(end > 0 ? end + 1 : 0));
        }
        List<String> parts = new ArrayList<>();
        byOwner.forEach((owner, some) -> parts.add(joined(some) + (owner.isEmpty() ? "" : " of " + owner)));
        return Sentences.and(parts);
    }

    private static String joined(List<String> names) {
        int space = names.get(0).indexOf(' ');
        String noun = names.get(0).substring(0, Math.max(0, space));
        if (names.size() == 1 || space < 1 || !names.stream().allMatch(name -> name.startsWith(noun + " "))) {
            return Sentences.and(names);
        }
        return Nouns.many(noun) + " "
                + Sentences.and(names.stream()
                        .map(name -> name.substring(noun.length() + 1))
                        .toList());
    }

    /** Returns words such as {@code r1c5 and r2c5 are not 2 or 7}. */
    private String impossible(List<Integer> options) {
        Map<String, List<String>> valuesOfPlaces = new LinkedHashMap<>();
        for (int option : options) {
            Matcher label = PLACE_AND_VALUE.matcher(names.option(option));
            if (!label.matches()) {
                return others(options);
            }
            valuesOfPlaces
                    .computeIfAbsent(label.group(1), place -> new ArrayList<>())
                    .add(label.group(2));
        }
        Map<List<String>, List<String>> placesOfValues = new LinkedHashMap<>();
        valuesOfPlaces.forEach((place, values) ->
                placesOfValues.computeIfAbsent(values, all -> new ArrayList<>()).add(place));
        List<String> parts = new ArrayList<>();
        placesOfValues.forEach((values, places) -> parts.add(Sentences.and(places)
                + (places.size() == 1 ? " is not " : " are not ")
                + Sentences.listed(values, "or")));
        return Sentences.and(parts);
    }

    private String taken(Deduction step) {
        return listed(step.options(), "must be taken", "must be taken");
    }

    private String others(List<Integer> options) {
        return listed(options, "is impossible", "are impossible");
    }

    private String listed(List<Integer> options, String one, String many) {
        int more = options.size() - LISTED;
        List<String> labels = new ArrayList<>(options.stream()
                .limit(more > 1 ? LISTED : options.size())
                .map(names::option)
                .toList());
        if (more > 1) {
            labels.add(more + " others");
        }
        return Sentences.and(labels) + " " + (options.size() == 1 ? one : many);
    }
}
