package dlx.core;

import dlx.core.engine.Search;
import dlx.core.engine.Stepper;
import dlx.core.engine.Walk;
import dlx.core.search.Givens;
import dlx.core.search.SearchListener;
import dlx.core.search.Step;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A walk by steps, each of which is reported to a listener. */
final class ToldSearch implements Search {

    private final Walk walk;
    private final Stepper stepper;
    private final SearchListener listener;

    ToldSearch(Walk walk, SearchListener listener, int... path) {
        this.walk = walk;
        this.stepper = new Stepper(walk, path);
        this.listener = listener;
    }

    @Override
    public boolean advance() {
        Optional<Step> step = stepper.next();
        while (step.isPresent()) {
            tell(step.get());
            if (step.get().kind() == Step.Kind.SOLUTION) {
                return true;
            }
            step = stepper.next();
        }
        return false;
    }

    private void tell(Step step) {
        switch (step.kind()) {
            case ENTER -> {}
            case DEEPEN -> listener.deepened(Math.toIntExact(step.count()));
            case CUT -> listener.cut(step.level(), step.option(), Math.toIntExact(step.count()));
            case CHOOSE -> listener.itemChosen(step.level(), step.item(), Math.toIntExact(step.count()));
            case TAKE -> listener.optionTaken(step.level(), step.option());
            case LEAVE -> listener.itemLeft(step.level(), step.item());
            case DEAD_END -> listener.deadEnd(step.level(), step.option(), step.stuck());
            case SOLUTION -> listener.solution(step.level());
            case DROP -> listener.optionDropped(step.level(), step.option());
            case GIVE_BACK -> listener.itemGivenBack(step.level(), step.item());
        }
    }

    @Override
    public BigInteger solutions() {
        return stepper.tally().solutions();
    }

    @Override
    public int length() {
        return walk.length();
    }

    @Override
    public void copyOptions(int[] into) {
        walk.copyOptions(into);
    }

    @Override
    public long nodes() {
        return walk.nodes();
    }

    @Override
    public long updates() {
        return walk.updates();
    }

    @Override
    public double share() {
        return walk.share();
    }

    @Override
    public Optional<List<Givens>> remaining(boolean again) {
        List<Givens> prefixes = new ArrayList<>(stepper.remaining());
        if (again) {
            prefixes.add(0, stepper.present());
        }
        return Optional.of(prefixes);
    }

    @Override
    public void close() {
        walk.close();
    }
}
