package dlx.core.calls;

import dlx.core.calls.Name.ItemName;
import dlx.core.calls.Name.OptionName;
import dlx.core.calls.Name.SolverName;
import dlx.core.calls.World.Subject;

/** A solver made of another one. */
record Derive(SolverName from, SolverName to, Change change) implements Call {

    @Override
    public boolean isPossible(World world) {
        return world.solvers.containsKey(from)
                && !world.solvers.containsKey(to)
                && Rewriting.names(change).allMatch(name -> exists(world, name))
                && change.isPossible(world, world.solvers.get(from).asked())
                && change.asked(world.solvers.get(from).asked()).isForeseeable()
                && world.truth.isKnown(change.asked(world.solvers.get(from).asked()).plain);
    }

    private static boolean exists(World world, Name name) {
        if (name instanceof OptionName option) {
            return option.number() < world.plain.options().size();
        }
        return !(name instanceof ItemName item)
                || item.number() < world.plain.primary().size()
                        && world.plain.primary().get(item.number());
    }

    @Override
    public void make(World world) {
        Subject subject = world.solvers.get(from);
        Asked asked = change.asked(subject.asked());
        world.solvers.put(to, new Subject(change.apply(world, subject.real(), asked), asked));
    }
}
