package dlx.core.proof;

import dlx.api.CoverData;
import dlx.api.Goal;
import dlx.core.constraint.Axioms;
import dlx.core.constraint.LazyConstraint;
import dlx.core.proof.text.ProofDigest;
import dlx.core.proof.text.ProofFlaw;
import dlx.core.proof.text.Tokens;
import dlx.core.search.Givens;
import java.io.IOException;
import java.io.Reader;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Checks one proof. It reads the text once, from front to back, and keeps only the path to the node being read. */
final class Checker {

    /** Marker in the place of a number of solutions: the node is not a leaf. */
    private static final BigInteger BRANCHED = BigInteger.valueOf(-1);

    private final Givens givens;
    private final Optional<LazyConstraint> constraint;

    /** The cover, with the axioms that were read. */
    private CoverData cover;

    private CheckedCover state;
    private final Tokens tokens;

    private Optional<Claim> claim = Optional.empty();
    private long nodes;

    /** Prices of a proof of an optimum; empty for other claims. */
    private Optional<ProofPrices> prices = Optional.empty();

    private long best;
    private boolean bestIsMet;

    /** Counted nodes of a ledger; empty for a plain tree. */
    private Optional<CountedNodes> ledger = Optional.empty();

    private ProofPath path;

    Checker(CoverData cover, Givens givens, Optional<LazyConstraint> constraint, Reader proof) {
        this.cover = cover;
        this.givens = givens;
        this.constraint = constraint;
        state = new CheckedCover(cover, givens);
        tokens = new Tokens(proof);
        path = new ProofPath(state, prices, 0, false);
    }

    Verdict check() throws IOException {
        try {
            readHeader();
            readBody();
            return new Verdict(claim, nodes, Optional.empty());
        } catch (ProofFlaw e) {
            return new Verdict(claim, nodes, Optional.of(String.valueOf(e.getMessage())));
        } catch (ArithmeticException e) {
            return new Verdict(
                    claim,
                    nodes,
                    Optional.of("word " + tokens.number()
                            + ": a sum of weights or prices does not fit into 64 bits; expected smaller ones"));
        }
    }

    private void readHeader() throws IOException, ProofFlaw {
        tokens.next();
        if (!tokens.is("dlx-proof")) {
            throw tokens.wrong("a proof, which begins with \"dlx-proof 1\""
                    + (tokens.is("pseudo-Boolean") ? "; one for VeriPB is checked by VeriPB, or check_veripb.py" : ""));
        }
        expect("1", "1, the supported version of the form");
        expect("items", "\"items\"");
        expect(String.valueOf(cover.itemCount()), cover.itemCount() + ", the number of items of the puzzle");
        expect("options", "\"options\"");
        expect(String.valueOf(cover.optionCount()), cover.optionCount() + ", the number of options of the puzzle");
        expect("digest", "\"digest\"");
        String digest = ProofDigest.of(cover, givens);
        expect(digest, digest.substring(0, 12) + "…, the digest of this puzzle and its givens");
        expect("claim", "\"claim\"");
        tokens.next();
        claim = Optional.of(readClaim());
    }

    private Claim readClaim() throws IOException, ProofFlaw {
        if (tokens.is("none")) {
            return Claim.NONE;
        }
        if (tokens.is("unique")) {
            return Claim.UNIQUE;
        }
        if (tokens.is("count")) {
            tokens.next();
            if (!tokens.text().matches("0|[1-9][0-9]*")) {
                throw tokens.wrong("a number of solutions");
            }
            return new Claim.Count(new BigInteger(tokens.text()));
        }
        if (tokens.is("best")) {
            tokens.next();
            if (!tokens.is("greatest") && !tokens.is("least")) {
                throw tokens.wrong("greatest or least");
            }
            Goal goal = tokens.is("greatest") ? Goal.GREATEST : Goal.LEAST;
            return new Claim.Best(goal, tokens.nextLong("a score"));
        }
        if (tokens.is("at-least")) {
            return readSolutions();
        }
        throw tokens.wrong("none, unique, count, best or at-least");
    }

    private void expect(String word, String expected) throws IOException, ProofFlaw {
        tokens.next();
        if (!tokens.is(word)) {
            throw tokens.wrong(expected);
        }
    }

    /** Reads the list of solutions that replaces a tree, in ascending order, and returns its claim. */
    private Claim readSolutions() throws IOException, ProofFlaw {
        tokens.next();
        int number = tokens.positive(0);
        if (number < 0) {
            throw tokens.wrong("a number of solutions, 1 or more");
        }
        int[] before = new int[0];
        tokens.next();
        for (int k = 0; k < number; k++) {
            if (!tokens.is("solution")) {
                throw tokens.wrong("\"solution\", for " + number + " are claimed and " + k + " were read");
            }
            int[] solution = readSolution();
            if (k > 0 && Arrays.compare(before, solution) >= 0) {
                throw tokens.wrong("a solution after the one before, by the numbers of its options");
            }
            before = solution;
            nodes++;
        }
        return new Claim.AtLeast(number);
    }

    private int[] readSolution() throws IOException, ProofFlaw {
        int start = state.mark();
        int[] solution = new int[4];
        int length = 0;
        int last = 0;
        while (tokens.next() && tokens.positive(0) > 0) {
            int option = tokens.positive(0);
            if (option > cover.optionCount() || option <= last) {
                throw tokens.wrong("an option after " + last + ", up to " + cover.optionCount());
            }
            last = option;
            if (!state.open[option - 1]) {
                throw tokens.wrong("an option that the givens and the options before it do not exclude");
            }
            state.take(option - 1);
            solution = length == solution.length ? Arrays.copyOf(solution, 2 * length) : solution;
            solution[length++] = option - 1;
        }
        if (state.isContradictory() || !state.isCovered()) {
            throw tokens.wrong("an option more, for some item must be covered yet");
        }
        checkConstraint();
        state.undoTo(start);
        return Arrays.copyOf(solution, length);
    }

    private void readBody() throws IOException, ProofFlaw {
        if (claim.orElseThrow() instanceof Claim.AtLeast) {
            readEnd(); // the word after the solutions has been read
            return;
        }
        tokens.next();
        readAxioms();
        if (claim.orElseThrow() instanceof Claim.Best optimum) {
            readPrices(optimum);
        } else if (tokens.is("ledger") && constraint.isEmpty()) {
            ledger = Optional.of(new CountedNodes());
            state.keepKey(new SecureRandom()); // unpredictable, so that a forged proof cannot aim at equal keys
            path = new ProofPath(state, prices, 0, true);
        } else if (tokens.is("weights")) {
            readWeights();
            return;
        } else if (!tokens.is("tree")) {
            throw tokens.wrong(constraint.isEmpty() ? "tree, ledger or weights" : "clause, tree or weights");
        }
        tokens.next();
        BigInteger solutions = BigInteger.ZERO;
        if (!state.isContradictory()) {
            solutions = readTree();
            tokens.next();
        }
        readEnd();
        if (claim.orElseThrow() instanceof Claim.Count count && !count.number().equals(solutions)) {
            throw new ProofFlaw(
                    "it proves " + new Claim.Count(solutions) + "; expected " + count + ", as its header claims");
        }
        if (prices.isPresent() && !bestIsMet) {
            throw new ProofFlaw("it meets no solution of the score "
                    + claim.map(c -> ((Claim.Best) c).score()).orElseThrow()
                    + "; expected one, for its header claims that there is");
        }
    }

    /** Reads the clauses of the constraint, asks the constraint for each of them, and adds them to the cover. */
    private void readAxioms() throws IOException, ProofFlaw {
        List<int[]> demands = new ArrayList<>();
        Axioms axioms = new Axioms(cover, constraint.orElse(choice -> List.of()));
        while (tokens.is("clause") && constraint.isPresent() && !givens.relaxes()) {
            int[] options = readOptions();
            if (!tokens.is("when")) {
                throw tokens.wrong("an option of the clause, or \"when\" and the choice that broke it");
            }
            int[] choice = readOptions();
            if (!isSolution(choice)) {
                throw tokens.wrong("a solution of the cover before \"says\": the constraint is about solutions");
            }
            if (!tokens.is("says")) {
                throw tokens.wrong("an option of the choice, or \"says\" and a sentence");
            }
            if (axioms.of(choice).stream().noneMatch(axiom -> Arrays.equals(axiom.options(), options))) {
                throw tokens.wrong("a clause that the puzzle states when it is asked about that choice");
            }
            demands.add(options);
            tokens.next();
            tokens.next();
        }
        if (!demands.isEmpty()) {
            cover = cover.demanding(demands, Integer.MAX_VALUE);
            state = new CheckedCover(cover, givens);
            path = new ProofPath(state, prices, 0, false);
        }
    }

    /** Returns true if options, with the given ones among them, are a solution of the cover. */
    private boolean isSolution(int... choice) {
        int start = state.mark();
        boolean areOpen =
                IntStream.of(givens.givenOptions()).allMatch(given -> Arrays.binarySearch(choice, given) >= 0);
        for (int option : choice) {
            if (IntStream.of(givens.givenOptions()).noneMatch(given -> given == option)) {
                areOpen &= state.open[option];
                if (areOpen) {
                    state.take(option);
                }
            }
        }
        boolean isSolution = areOpen && !state.isContradictory() && state.isCovered();
        state.undoTo(start);
        return isSolution;
    }

    /** Reads ascending numbers of options; the current word is then the word after them. */
    private int[] readOptions() throws IOException, ProofFlaw {
        IntStream.Builder options = IntStream.builder();
        int last = 0;
        while (tokens.next() && tokens.positive(0) > 0) {
            if (tokens.positive(0) > cover.optionCount() || tokens.positive(0) <= last) {
                throw tokens.wrong("an option after " + last + ", up to " + cover.optionCount());
            }
            last = tokens.positive(0);
            options.add(last - 1);
        }
        return options.build().toArray();
    }

    /** Rejects a solution of the cover that breaks the constraint. */
    private void checkConstraint() throws ProofFlaw {
        Optional<LazyConstraint.Clause> broken =
                constraint.flatMap(c -> c.broken(state.taken()).stream().findFirst());
        if (broken.isPresent()) {
            throw tokens.wrong("a solution that keeps the constraint of the puzzle, but "
                    + broken.get().sentence());
        }
    }

    /** Reads and checks weights that replace a tree. */
    private void readWeights() throws IOException, ProofFlaw {
        if (!claim.orElseThrow().equals(Claim.NONE)) {
            throw tokens.wrong("tree or ledger, because weights can only prove that there is no solution");
        }
        if (state.isContradictory()) {
            throw tokens.wrong("tree without a word, because the givens exclude each other");
        }
        nodes++;
        new CheckedWeights(state, givens, tokens).read();
        tokens.next();
        readEnd();
    }

    private void readEnd() throws IOException, ProofFlaw {
        if (!tokens.is("end")) {
            throw tokens.wrong("\"end\"");
        }
        if (tokens.next()) {
            throw tokens.wrong("nothing after the end");
        }
    }

    private void readPrices(Claim.Best optimum) throws IOException, ProofFlaw {
        if (constraint.isPresent()) {
            if (!tokens.is("solution")) {
                throw tokens.wrong("clause, or \"solution\" and the options of one of that score");
            }
            IntStream met = IntStream.concat(IntStream.of(readSolution()), IntStream.of(givens.givenOptions()));
            int[] all = met.distinct().toArray();
            bestIsMet = cover.score(all, all.length) == optimum.score();
        }
        if (!tokens.is("prices")) {
            throw tokens.wrong("prices");
        }
        long scale = tokens.nextLong("the parts of a point that prices count, 1 or more");
        if (scale < 1) {
            throw tokens.wrong("the parts of a point that prices count, 1 or more");
        }
        long[] price = new long[cover.itemCount()];
        for (int item = 0; item < price.length; item++) {
            price[item] = tokens.nextLong("the price of item " + (item + 1));
        }
        ProofPrices all = new ProofPrices(cover, optimum.goal(), scale, price);
        for (int option = 0; option < cover.optionCount(); option++) {
            if (state.open[option] && all.slack(option) < 0) {
                throw tokens.wrong("prices of its items that come to what option " + (option + 1) + " is worth");
            }
        }
        best = ProofPrices.worth(optimum.goal(), optimum.score());
        prices = Optional.of(all);
        path = new ProofPath(state, prices, all.worth(givens), false);
        expect("tree", "\"tree\"");
    }

    /** Reads a tree from its first word, which has been read, to its last word; returns its number of solutions. */
    private BigInteger readTree() throws IOException, ProofFlaw {
        while (true) {
            nodes++;
            if (tokens.first() == '-') {
                readExclusion();
                tokens.next();
                continue;
            }
            BigInteger below = readNode();
            if (below != BRANCHED) {
                path.count(below);
            }
            while (path.depth() > 0 && !path.next()) {
                close();
            }
            if (path.depth() == 0) {
                return path.solutions();
            }
            tokens.next();
        }
    }

    /**
     * Reads an option and an item that would have too few open options if the option were taken, and excludes the
     * option.
     */
    private void readExclusion() throws IOException, ProofFlaw {
        int option = tokens.positive(1) - 1;
        if (option < 0 || option >= cover.optionCount() || !state.open[option]) {
            throw tokens.wrong("an open option after the minus, an item's number, S or weights");
        }
        tokens.next();
        int item = tokens.positive(0) - 1;
        int start = state.mark();
        state.take(option);
        if (item < 0 || item >= cover.itemCount() || state.missing(item) <= state.openOptions(item)) {
            throw tokens.wrong("an item that could not be covered any more if option " + (option + 1) + " were taken");
        }
        state.undoTo(start);
        state.exclude(option);
    }

    /** Reads the words of one node; returns the number of solutions of a leaf, or BRANCHED at a branch. */
    private BigInteger readNode() throws IOException, ProofFlaw {
        char kind = tokens.first();
        if (kind >= '1' && kind <= '9') {
            int item = tokens.positive(0) - 1;
            if (item < 0 || item >= cover.itemCount() || !cover.isPrimary(item)) {
                throw tokens.wrong("a primary item, S" + (ledger.isPresent() ? " or =" : ""));
            }
            branch(item);
            return BRANCHED;
        }
        if (tokens.is("weights")) {
            new CheckedWeights(state, givens, tokens).read();
            return BigInteger.ZERO;
        }
        if (tokens.is("S")) {
            if (!state.isSolution()) {
                throw tokens.wrong("an item, for not everything is covered, or some option is open");
            }
            return solution();
        }
        if (kind == '=' && ledger.isPresent()) {
            int number = tokens.positive(1);
            CountedNodes counted = ledger.get();
            if (number < 0 || !counted.is(number, state.key)) {
                throw tokens.wrong("the number of a node counted before, whose items and options were those open here");
            }
            return counted.below(number);
        }
        if (tokens.is("B") && prices.isPresent()) {
            if (prices.get().slack(state, path.worth(), Math.addExact(best, 1)) >= 0) {
                throw tokens.wrong("an item or S, for the prices leave room for a better score");
            }
            return BigInteger.ZERO;
        }
        throw tokens.wrong(
                "an item's number, S" + (ledger.isPresent() ? ", =" : "") + (prices.isPresent() ? ", B" : ""));
    }

    private BigInteger solution() throws ProofFlaw {
        if (prices.isEmpty()) {
            checkConstraint();
        } else if (path.worth() > best) {
            throw tokens.wrong("no solution better than the score claimed");
        } else {
            bestIsMet |= path.worth() == best && constraint.isEmpty();
        }
        return BigInteger.ONE;
    }

    private void branch(int item) throws ProofFlaw {
        if (state.openOptions(item) == 0 && state.missing(item) <= 0) {
            throw tokens.wrong("an item that must be covered yet, or that has an open option");
        }
        ProofPath.Node node = path.push(item);
        if (ledger.isPresent()) {
            node.number = ledger.get().add(state.key);
            if (node.number == 0) {
                throw tokens.wrong("a ledger of fewer nodes, or more memory for Java");
            }
        }
    }

    private void close() {
        ProofPath.Node node = path.pop();
        ledger.ifPresent(counted -> counted.close(node.number, node.below));
    }
}
