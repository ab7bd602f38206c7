package dlx.modelers.crew;

import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import dlx.modelers.table.Separator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A model that finds the cheapest set of shifts that does each duty once: airline crew pairing in small.
 *
 * <p>An option is a shift and covers its duties. The text lists the possible shifts. If it does not, the model makes
 * all shifts that keep some rules.
 *
 * @since 0.1
 */
public final class CrewModel extends BundledModel<Crew, Shift>
        implements HasPictures<Crew, Shift>, HasGoal, HasRecovery {

    private static final Comparator<Shift> BY_TIME =
            Comparator.comparingInt(Shift::start).thenComparingInt(Shift::end).thenComparing(Shift::toString);

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public CrewModel() {
        super(
                "crew",
                Topic.PLANS,
                "crew pairing: the cheapest shifts that do each duty once",
                """
                # three flights to B and back; crews live at A
                rules base=A day=9:00 turn=0:30 fixed=100
                duty F1  6:00  7:30 A B
                duty F2  8:00  9:30 B A
                duty F3 10:30 12:00 A B
                duty F4 12:30 14:00 B A
                duty F5 14:30 16:00 A B
                duty F6 16:30 18:00 B A
                """,
                RuleReader.SETTINGS.toArray(Setting[]::new));
    }

    @Override
    public String grammar() {
        return """
                A puzzle is a line for each duty, then a line for each possible shift:

                  duty NAME START END [FROM TO]
                  shift COST DUTY ...

                A time is H:MM; after midnight the hours continue: 25:30. Either all duties have stations, or no duty
                has them. Names are not numbers. A shift costs a whole number of 64 bits and holds duties that do not
                overlap. A listed shift may have any stations and pauses.

                If no shift is listed, all shifts are made that keep the rules: each duty starts where the previous duty
                ended, and at least the time "turn" after its end; the shift takes at most the time "day"; it starts and
                ends at "base", if there is one. Such a shift costs "fixed", plus "minute" for each minute from its
                start to its end. A line instead of the shifts gives the rules, or settings of these names do:

                  rules base=A day=12:00 turn=0:30 fixed=0 minute=1

                These values are the defaults, except the base: without a base, shifts start and end anywhere.

                Each duty is done in exactly one shift. "best" finds the set of shifts of minimum cost. Costs whose
                totals might not fit into 64 bits are rejected.

                A table of duties as spreadsheets save it (CSV) is read too, with headers in its first row. The columns
                from and to may be missing, and the settings give the rules. The answer is a table, too.

                  duty,start,end,from,to
                  F1,6:00,7:30,A,B
                  F2,8:00,9:30,B,A

                A blank line ends a puzzle, unless a shift follows. Lines that start with '#' are comments.

                Answer: a line for each shift in the order of time: its time, its cost, and its duties.
                """;
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public Crew parse(PuzzleText text) {
        return new CrewReader(text).read();
    }

    @Override
    public boolean resume(PuzzleText text) {
        text.skipWhile(line -> !line.isBlank());
        text.skipWhile(line -> line.isBlank() || line.startsWith('#') || CrewReader.isShift(line));
        return true;
    }

    @Override
    public void describe(Crew crew, CoverBuilder<Shift> cover) {
        List<Duty> duties = crew.duties();
        Items items = cover.items("duty", duties.size())
                .named(i -> "duty " + duties.get(i).name());
        Map<String, Item> itemOf = new HashMap<>();
        for (int i = 0; i < duties.size(); i++) {
            itemOf.put(duties.get(i).name(), items.at(i));
        }
        crew.shifts().forEach(shift -> add(shift, itemOf, cover));
        crew.rules().ifPresent(rules -> new ShiftMaker(crew, rules, shift -> add(shift, itemOf, cover)).make());
    }

    private static void add(Shift shift, Map<String, Item> itemOf, CoverBuilder<Shift> cover) {
        cover.option(
                shift,
                shift.cost(),
                shift.duties().stream().map(duty -> itemOf.get(duty.name())).toList());
    }

    @Override
    public String render(Crew crew, Solution<Shift> solution) {
        StringBuilder text = new StringBuilder();
        crew.separator().ifPresent(separator -> text.append(separator.row(List.of("start", "end", "cost", "duties"))));
        for (Shift shift : byTime(solution.options())) {
            text.append(crew.separator().map(separator -> row(shift, separator)).orElseGet(() -> line(shift)));
        }
        return text.toString();
    }

    private static String row(Shift shift, Separator separator) {
        String duties = shift.duties().stream().map(Duty::name).collect(Collectors.joining(", "));
        return separator.row(
                List.of(Clock.text(shift.start()), Clock.text(shift.end()), Long.toString(shift.cost()), duties));
    }

    private static String line(Shift shift) {
        String duties = shift.duties().stream().map(CrewModel::written).collect(Collectors.joining(", ", " ", "\n"));
        return Clock.text(shift.start()) + '-' + Clock.text(shift.end()) + " cost " + shift.cost() + ':' + duties;
    }

    private static String written(Duty duty) {
        String times = Clock.text(duty.start()) + '-' + Clock.text(duty.end());
        return duty.name() + ' ' + times + (duty.hasStations() ? ' ' + duty.route() : "");
    }

    @Override
    public Svg picture(Crew crew, Solution<Shift> solution) {
        return new Gantt(crew, byTime(solution.options())).picture();
    }

    private static List<Shift> byTime(List<Shift> solution) {
        return solution.stream().sorted(BY_TIME).toList();
    }
}
