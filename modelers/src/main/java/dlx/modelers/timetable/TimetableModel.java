package dlx.modelers.timetable;

import dlx.api.Area;
import dlx.api.CoverBuilder;
import dlx.api.Goal;
import dlx.api.HasGoal;
import dlx.api.HasPictures;
import dlx.api.HasReadableSolutions;
import dlx.api.HasRecovery;
import dlx.api.Item;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.Svg;
import dlx.modelers.bundled.BundledModel;
import dlx.modelers.bundled.Topic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Model of rotas: assigns shifts on days to people, from a table of a spreadsheet.
 *
 * <p>An option is a person with a shift on a day. Each shift of a day has the number of people that it needs. Each
 * person works at most one shift a day, and a total within the person's bounds; forbidden sequences of shifts are
 * excluded. Wishes reduce or increase the cost of shifts.
 *
 * @since 0.1
 */
public final class TimetableModel extends BundledModel<Rota, Turn>
        implements HasPictures<Rota, Turn>, HasGoal, HasRecovery, HasReadableSolutions {

    /** Creates the model; called by {@link java.util.ServiceLoader}. */
    public TimetableModel() {
        super(
                "timetable",
                Topic.PLANS,
                "a rota: who works which shift on which day, by a table (CSV)",
                """
                name,can,min,max,Mon,Tue,Wed,Thu,Fri
                need E,,,,1,1,1,1,1
                need L,,,,1,1,1,1,1
                not,L E,,,,,,,
                Anna,,3,4,,,x,,E+
                Ben,E,2,3,,+,,,
                Cleo,,3,4,L,,,no L,-
                """,
                RotaReader.CHANGE);
    }

    @Override
    public String grammar() {
        return Grammar.TEXT;
    }

    @Override
    public Goal goal() {
        return Goal.LEAST;
    }

    @Override
    public Rota parse(PuzzleText text) {
        return new RotaReader(text).read();
    }

    @Override
    public void describe(Rota rota, CoverBuilder<Turn> cover) {
        RotaDemands demands = new RotaDemands(rota);
        Map<Turn, List<Item>> held = new HashMap<>();
        declare("need", demands.needs(), true, cover, held);
        declare("given", demands.given(), true, cover, held);
        declare("total", demands.totals(), true, cover, held);
        declare("run", demands.runs(), true, cover, held);
        declare("day", demands.days(), false, cover, held);
        declare("pair", demands.pairs(), false, cover, held);
        for (int person = 0; person < rota.people().size(); person++) {
            for (int day = 0; day < rota.days().size(); day++) {
                for (DayMark.Choice choice : rota.choices(person, day)) {
                    Turn turn = rota.turn(person, day, choice.shift());
                    cover.option(turn, choice.cost(), held.getOrDefault(turn, List.of()));
                }
            }
        }
    }

    private static void declare(
            String group, List<Demand> demands, boolean primary, CoverBuilder<Turn> cover, Map<Turn, List<Item>> held) {
        Items items =
                cover.items(group, demands.size()).named(k -> demands.get(k).name());
        if (!primary) {
            items.secondary();
        }
        for (int k = 0; k < demands.size(); k++) {
            Demand demand = demands.get(k);
            Item item = items.at(k);
            if (primary && !demand.bounds().equals(new ShiftBounds(1, 1))) {
                item.times(demand.bounds().from(), demand.bounds().to());
            }
            demand.turns()
                    .forEach(turn ->
                            held.computeIfAbsent(turn, t -> new ArrayList<>()).add(item));
        }
    }

    @Override
    public String render(Rota rota, Solution<Turn> solution) {
        String[][] words = new String[rota.people().size()][rota.days().size()];
        for (int person = 0; person < words.length; person++) {
            for (int day = 0; day < words[person].length; day++) {
                boolean off = rota.choices(person, day).isEmpty();
                words[person][day] = off ? rota.sheet().at(person, day) : MarkReader.FREE;
            }
        }
        solution.options()
                .forEach(
                        turn -> words[turn.person()][turn.day()] = rota.shifts().get(turn.shift()));
        return rota.sheet().with(words);
    }

    @Override
    public Svg picture(Rota rota, Solution<Turn> solution) {
        return new RotaPicture(rota).picture(solution.options());
    }

    @Override
    public List<Area> areas(Rota rota, Turn turn) {
        return List.of(new RotaPicture(rota).area(turn));
    }
}
