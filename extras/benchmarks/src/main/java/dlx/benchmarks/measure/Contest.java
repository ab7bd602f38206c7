package dlx.benchmarks.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Times contestants in turn on one machine, so that what else runs there meets them all. */
final class Contest {

    private final int rounds;
    private final double limitMs;

    /**
     * @param rounds {@code >= 1}
     * @param limitMs who needs more for a search does not take part
     */
    Contest(int rounds, double limitMs) {
        this.rounds = rounds;
        this.limitMs = limitMs;
    }

    /** A contestant that is still in, with all it did so far. */
    private static final class Seat {
        private final Contestant contestant;
        private final List<Timing> runs = new ArrayList<>();
        private int repeats = 1;
        private Optional<Trouble> trouble = Optional.empty();

        private Seat(Contestant contestant) {
            this.contestant = contestant;
        }
    }

    /**
     * One short run each, which tells how many searches are worth while; then yardstick, engine, yardstick, next engine,
     * for all rounds.
     *
     * @param puzzles that are searched together
     */
    Result run(Trial trial, Optional<Contestant> yardstick, List<Contestant> engines, int puzzles) throws IOException {
        Optional<Seat> base = yardstick.map(Seat::new);
        List<Seat> seats = engines.stream().map(Seat::new).toList();
        List<Seat> all = new ArrayList<>(seats);
        base.ifPresent(all::add);
        for (Seat seat : all) {
            scout(trial, seat);
        }
        for (int round = 0; round < rounds; round++) {
            for (Seat seat : seats) {
                if (base.isPresent()) {
                    time(trial, base.get());
                }
                time(trial, seat);
            }
        }
        Map<String, Result.Entry> entries = new LinkedHashMap<>();
        all.forEach(seat -> entries.put(seat.contestant.name(), entry(seat)));
        double baseMs = base.map(seat -> entry(seat).ms()).orElse(Double.NaN);
        base.filter(seat -> seat.trouble.isEmpty() || !seat.trouble.get().isWrong())
                .ifPresent(seat -> entries.remove(seat.contestant.name())); // stands in its own column
        return new Result(trial, baseMs, List.copyOf(entries.values()), puzzles);
    }

    private void scout(Trial trial, Seat seat) throws IOException {
        time(trial, seat);
        if (seat.trouble.isEmpty()) {
            double ms = seat.runs.get(0).warmMs();
            seat.repeats = seat.contestant.repeats(ms);
            if (ms > limitMs) {
                seat.trouble = Optional.of(
                        Trouble.unfinished("takes " + Math.round(ms / 1000) + " s, which is too long to repeat"));
            }
        }
        seat.runs.clear();
    }

    private static void time(Trial trial, Seat seat) throws IOException {
        if (seat.trouble.isPresent()) {
            return;
        }
        try {
            Timing timing = seat.contestant.time(seat.repeats);
            Optional<Trouble> difference = trial.question().difference(trial, timing);
            if (difference.isPresent()) {
                throw difference.get();
            }
            seat.runs.add(timing);
        } catch (Trouble e) {
            seat.trouble = Optional.of(e);
        }
    }

    private static Result.Entry entry(Seat seat) {
        String name = seat.contestant.name();
        return seat.trouble
                .map(trouble -> Result.Entry.of(name, trouble))
                .orElseGet(() -> Result.Entry.of(name, Timing.median(seat.runs)));
    }
}
