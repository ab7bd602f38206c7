package dlx.core.calls;

import dlx.core.calls.Name.ItemName;
import dlx.core.calls.Name.OptionName;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.Program.Result;
import dlx.core.covers.PlainCover;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Cuts a failing program down while it fails in the same way: removes calls, replaces a solver by the solver that it
 * was made from, simplifies arguments, removes options and items from the cover.
 */
final class ProgramShrinker {

    /** Maximum number of programs to try. */
    private static final int PATIENCE = 20_000;

    /** Number of times that a program with threads runs before it counts as right. */
    private static final int TRIES_OF_THREADS = 5;

    private final Api api;
    private final Class<?> failure;
    private Program smallest;
    private int tried;

    private ProgramShrinker(Program failing, Class<?> failure, Api api) {
        this.smallest = failing;
        this.failure = failure;
        this.api = api;
    }

    /** Returns the smallest failing program found; the program itself if it does not fail again. */
    static Program shrink(Program failing, Api api) {
        Optional<Throwable> failure = failing.run(api).failure();
        if (failure.isEmpty()) {
            return failing;
        }
        ProgramShrinker shrinker = new ProgramShrinker(failing, failure.get().getClass(), api);
        boolean smaller = true;
        while (smaller && shrinker.tried < PATIENCE) {
            smaller = shrinker.simplifyCalls()
                    | shrinker.joinSolvers()
                    | shrinker.calmVisits()
                    | shrinker.askInTurn()
                    | shrinker.shrinkCover();
        }
        return shrinker.smallest;
    }

    private boolean simplifyCalls() {
        boolean any = false;
        boolean smaller = true;
        while (smaller && tried < PATIENCE) {
            smaller = false;
            for (Object calls : Rewriting.simpler(smallest.calls())) {
                if (keepIfItFails(new Program(smallest.cover(), calls(calls)))) {
                    smaller = true;
                    any = true;
                    break;
                }
            }
        }
        return any;
    }

    /** Removes a solver and replaces it by another solver in its calls. */
    private boolean joinSolvers() {
        boolean any = false;
        List<SolverName> names =
                smallest.calls().stream().flatMap(call -> made(call).stream()).toList();
        for (Call call : smallest.calls()) {
            for (SolverName gone : made(call)) {
                for (SolverName other : names) {
                    List<Call> left = new ArrayList<>(smallest.calls());
                    boolean isLeft = !other.equals(gone) && left.remove(call);
                    any |= isLeft
                            && keepIfItFails(new Program(
                                    smallest.cover(),
                                    renamed(left, name -> Optional.of(name.equals(gone) ? other : name))));
                }
            }
        }
        return any;
    }

    private static List<SolverName> made(Call call) {
        if (call instanceof NewSolver made) {
            return List.of(made.to());
        }
        if (call instanceof Derive made) {
            return List.of(made.to());
        }
        return call instanceof PaceCall.StartThere made ? List.of(made.to()) : List.of();
    }

    /** Replaces visits with an act by visits without an act. */
    private boolean calmVisits() {
        boolean any = false;
        for (int k = 0; k < smallest.calls().size(); k++) {
            if (smallest.calls().get(k) instanceof VisitCall visit) {
                List<Call> calmer = new ArrayList<>(smallest.calls());
                boolean byNumbers = visit.through() == VisitCall.Through.OPTION_VISITOR;
                Ask.Topic topic = byNumbers ? Ask.Topic.FOR_EACH_OPTIONS : Ask.Topic.FOR_EACH;
                calmer.set(k, new Ask(visit.solver(), topic, 1, 0));
                any |= keepIfItFails(new Program(smallest.cover(), calmer));
            }
        }
        return any;
    }

    /** Replaces two simultaneous questions of two threads by two questions in turn. */
    private boolean askInTurn() {
        boolean any = false;
        for (int k = smallest.calls().size() - 1; k >= 0; k--) {
            if (smallest.calls().get(k) instanceof AtOnce both) {
                List<Call> inTurn = new ArrayList<>(smallest.calls());
                inTurn.remove(k);
                inTurn.addAll(k, both.one());
                inTurn.addAll(k + both.one().size(), both.other());
                any |= keepIfItFails(new Program(smallest.cover(), inTurn));
            }
        }
        return any;
    }

    private boolean shrinkCover() {
        boolean any = false;
        for (int option = smallest.cover().options().size() - 1; option >= 0; option--) {
            int gone = option;
            List<Call> calls = renamed(
                    smallest.calls(), name -> name instanceof OptionName o ? without(o, gone) : Optional.of(name));
            any |= keepIfItFails(new Program(smallest.cover().withoutOptions(option, option + 1), calls));
        }
        for (int item = smallest.cover().primary().size() - 1; item >= 0; item--) {
            int gone = item;
            List<Call> calls = renamed(
                    smallest.calls(), name -> name instanceof ItemName i ? without(i, gone) : Optional.of(name));
            any |= keepIfItFails(new Program(smallest.cover().withoutItems(item, item + 1), calls));
        }
        for (int option = smallest.cover().options().size() - 1; option >= 0; option--) {
            for (int item : smallest.cover().options().get(option).items()) {
                PlainCover candidate = smallest.cover().withoutItemOf(option, item);
                boolean isLeft =
                        candidate.options().size() == smallest.cover().options().size();
                any |= isLeft && keepIfItFails(new Program(candidate, smallest.calls()));
            }
        }
        for (int item = smallest.cover().primary().size() - 1; item >= 0; item--) {
            any |= tryCover(smallest.cover().withoutBounds(item, item + 1));
        }
        for (int option = smallest.cover().options().size() - 1; option >= 0; option--) {
            for (int item : smallest.cover().options().get(option).items()) {
                any |= tryCover(smallest.cover().withoutColorOf(option, item));
            }
        }
        return any | tryCover(smallest.cover().withoutWeights());
    }

    private boolean tryCover(PlainCover other) {
        return !other.equals(smallest.cover()) && keepIfItFails(new Program(other, smallest.calls()));
    }

    private static Optional<Name> without(OptionName option, int gone) {
        int number = option.number();
        return number == gone ? Optional.empty() : Optional.of(new OptionName(number > gone ? number - 1 : number));
    }

    private static Optional<Name> without(ItemName item, int gone) {
        int number = item.number();
        return number == gone ? Optional.empty() : Optional.of(new ItemName(number > gone ? number - 1 : number));
    }

    private static List<Call> renamed(List<Call> calls, Function<Name, Optional<Name>> change) {
        return calls(Rewriting.rename(calls, change).orElseThrow());
    }

    private static List<Call> calls(Object list) {
        return ((List<?>) list).stream().map(Call.class::cast).toList();
    }

    private boolean keepIfItFails(Program candidate) {
        boolean threads = candidate.calls().stream().anyMatch(call -> call instanceof AtOnce);
        for (int k = 0; k < (threads ? TRIES_OF_THREADS : 1); k++) {
            tried++;
            Result result = candidate.run(api);
            if (result.failure().filter(f -> f.getClass() == failure).isPresent()) {
                smallest = new Program(candidate.cover(), result.made());
                return true;
            }
        }
        return false;
    }
}
