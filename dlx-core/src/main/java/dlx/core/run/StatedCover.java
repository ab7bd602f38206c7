package dlx.core.run;

import dlx.api.Cover;
import dlx.api.CoverData;
import dlx.api.Solution;
import dlx.core.constraint.Axiom;
import dlx.core.constraint.Axioms;
import dlx.core.constraint.LazyConstraint;
import dlx.core.constraint.Statement;
import dlx.core.engine.Deadline;
import dlx.core.engine.Workforce;
import dlx.core.plan.Engines;
import dlx.core.proof.Claim;
import dlx.core.proof.Proof;
import dlx.core.proof.ProofForm;
import dlx.core.proof.ProofWriter;
import dlx.core.proof.Verdict;
import dlx.core.search.Givens;
import dlx.core.search.Outcome;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.internal.SearchQuestion;
import dlx.core.view.SolutionCheck;
import dlx.core.view.SolutionCheck.Flaw;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Covers that state the clauses of a constraint which a search needed: then all that is true of the cover, such as a
 * proof or an explanation, is true of the puzzle.
 */
public record StatedCover<O>(SearchFactory<O> factory) {

    /** Choices that broke a constraint, in the order in which a search asked about them. */
    private record Asked(LazyConstraint constraint, List<int[]> choices) implements LazyConstraint {

        @Override
        public List<Clause> broken(int... chosen) {
            List<Clause> clauses = constraint.broken(chosen);
            if (!clauses.isEmpty()) {
                choices.add(chosen.clone());
            }
            return clauses;
        }
    }

    /**
     * The answer to a question, and the cover that states the clauses that the answer needed.
     *
     * @param factory searches of that cover
     * @param found the solutions, by the option numbers of the puzzle's cover
     * @param bound a bound on the best score; empty for other questions
     */
    public record Answered<O>(
            SearchFactory<O> factory, List<Solution<O>> found, SearchReport report, OptionalLong bound) {

        private boolean isStopped() {
            return !report.isComplete() && report.stopped() != StopReason.SOLUTION_LIMIT;
        }
    }

    /** Searches for two solutions. */
    public Answered<O> unique() {
        LazyConstraint constraint = factory.settings().constraint.orElse(chosen -> List.of());
        Asked asked = new Asked(constraint, new ArrayList<>());
        SearchRun<O> run = SearchRun.begin(
                factory.plain().with(s -> {
                    s.constraint = Optional.of(asked);
                    s.engine = Engines.AUTO;
                    s.workforce = Workforce.ALONE; // choices come in the order of the search
                }),
                new SearchQuestion.Unique());
        List<Solution<O>> found = run.take();
        boolean isStated = !factory.givens().relaxes();
        boolean isWhole = isStated && run.report().isComplete() && found.size() < 2;
        return new Answered<>(
                stating(isStated ? asked.choices : List.of(), isWhole), found, run.report(), OptionalLong.empty());
    }

    /**
     * Returns the searches of a cover that states the clauses that choices broke.
     *
     * @param isWhole true if the puzzle does not demand more than that cover
     */
    SearchFactory<O> stating(List<int[]> choices, boolean isWhole) {
        Cover<O> cover = factory.cover();
        Settings settings = factory.settings();
        Axioms maker = new Axioms(cover.data(), settings.constraint.orElse(choice -> List.of()));
        Set<String> seen = new HashSet<>();
        List<Axiom> axioms = choices.stream()
                .flatMap(choice -> maker.of(choice).stream())
                .filter(axiom -> seen.add(Arrays.toString(axiom.options())))
                .toList();
        List<Axiom> all =
                new ArrayList<>(settings.statement.map(Statement::axioms).orElse(List.of()));
        all.addAll(axioms);
        Statement statement =
                new Statement(settings.statement.map(Statement::base).orElse(cover.data()), all, isWhole);
        Cover<O> stated = cover.demanding(
                axioms.stream()
                        .map(axiom -> "avoiding that " + axiom.sentence())
                        .toList(),
                axioms.stream().map(Axiom::options).toList());
        return factory.of(stated).with(s -> s.statement = Optional.of(statement));
    }

    /** Writes a proof within the limits of the settings. */
    public SearchReport prove(Claim claim, ProofForm form, Appendable to) throws IOException {
        Settings settings = factory.settings();
        if (settings.stopped.isPresent()) {
            return stopped(settings.stopped.get());
        }
        Deadline deadline = Deadline.of(settings.limits);
        Answered<O> answered = settings.constraint.isEmpty()
                ? new Answered<>(factory, List.of(), stopped(StopReason.EXHAUSTED), OptionalLong.empty())
                : claim instanceof Claim.Best best && BestRounds.fit(factory)
                        ? new BestRounds<>(factory, new SearchQuestion.Best(best.goal(), 1)).answer()
                        : unique();
        if (answered.isStopped()) {
            return stopped(answered.report.stopped());
        }
        SearchFactory<O> stated = answered.factory;
        if (form == ProofForm.VERIPB && claim instanceof Claim.Best) {
            factory.needStatedDemands("a proof for VeriPB of a best score is about");
        }
        stated.needStatedDemands("a proof of several solutions, or with relaxed items, is about");
        int[] witness = claim instanceof Claim.Best
                ? answered.found.stream()
                        .limit(1)
                        .flatMapToInt(solution -> IntStream.of(solution.numbers()))
                        .filter(option -> !isGiven(option))
                        .toArray()
                : new int[0];
        ProofWriter writer = ProofWriter.of(stated.cover().data(), stated.givens())
                .limits(deadline.left())
                .nodeLimit(settings.nodeLimit)
                .memory(settings.memoMemory)
                .form(form)
                .threads(settings.workforce);
        return stated.settings()
                .statement
                .map(s -> writer.about(new Statement(s.base(), s.axioms(), true, witness)))
                .orElse(writer)
                .write(claim, to);
    }

    private boolean isGiven(int option) {
        return IntStream.of(factory.givens().givenOptions()).anyMatch(given -> given == option);
    }

    private static SearchReport stopped(StopReason reason) {
        return SearchReport.builder(Outcome.UNKNOWN, reason).build();
    }

    /**
     * Checks a proof of a claim about the puzzle.
     *
     * @param proof the text, read once
     */
    public Verdict check(Reader proof) throws IOException {
        Optional<LazyConstraint> constraint = factory.settings().constraint.map(c -> c.under(factory.givens()));
        return Proof.check(factory.cover().data(), factory.givens(), constraint, proof);
    }

    /**
     * Returns all rules of the cover that options break; if they break none, the clauses of the constraint that they
     * break.
     *
     * @param options option numbers in the cover, in any order
     */
    public List<Flaw> flaws(List<Integer> options) {
        List<Flaw> flaws = SolutionCheck.flaws(factory.cover(), factory.givens(), options);
        Optional<LazyConstraint> constraint = factory.settings().constraint;
        return !flaws.isEmpty() || constraint.isEmpty()
                ? flaws
                : constraint
                        .get()
                        .under(factory.givens())
                        .broken(options.stream().mapToInt(option -> option).toArray())
                        .stream()
                        .map(clause -> new Flaw(
                                clause.sentence(),
                                -1,
                                IntStream.of(clause.go()).boxed().toList()))
                        .toList();
    }

    /**
     * Returns the cover whose symmetries keep the cover and the constraint: sets of options on which the constraint
     * depends are items of it, with a maximum by which no other item is equal to one of them.
     */
    public CoverData symmetric() {
        List<int[]> structure =
                factory.settings().constraint.map(LazyConstraint::structure).orElse(List.of());
        if (structure.isEmpty() || factory.givens().relaxes()) {
            factory.needStatedDemands("symmetries, without the structure of the constraint, are those of");
            return factory.cover().data();
        }
        return factory.cover().data().demanding(structure, Integer.MAX_VALUE - 1);
    }

    /** Returns the first flaw of solutions, which may contradict the givens; empty if they belong to the puzzle. */
    public Optional<String> flawOf(List<int[]> solutions) {
        Givens relaxed = Givens.NONE.relaxed(factory.givens().relaxedItems());
        StatedCover<O> free = new StatedCover<>(factory.instead(relaxed));
        return solutions.stream()
                .flatMap(solution -> free.flaws(Arrays.stream(solution).boxed().toList()).stream())
                .map(Flaw::sentence)
                .findFirst();
    }
}
