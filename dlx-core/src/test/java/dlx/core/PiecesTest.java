package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dlx.api.Cover;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.core.covers.Family;
import dlx.core.covers.PlainCover;
import dlx.core.covers.RandomCovers;
import dlx.core.search.Givens;
import dlx.core.search.Piece;
import dlx.core.search.SearchReport;
import dlx.core.search.StopReason;
import dlx.core.search.Strategy;
import dlx.core.search.Tally;
import dlx.core.search.Visit;
import dlx.skips.Tier;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the pieces of a cut search are the whole search: solutions, order, tally. */
class PiecesTest {

    private static final List<String> WALKS = List.of("links", "slots", "masks");
    private static final long MOST_NODES = 5000;

    private static Solver<Integer> solver(PlainCover cover, String engine) {
        return Solver.builder(cover.cover())
                .given(cover.givens())
                .engine(engine)
                .build();
    }

    /** A part of the whole: a piece to search, or its result. */
    private record Part(Piece piece, List<List<Integer>> solutions) {

        boolean isOpen() {
            return piece != null;
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "PARTS")
    void piecesAreTheWhole(Family family) throws IOException, ClassNotFoundException {
        for (long seed = 0; seed < Math.max(Tier.of(1, 2), family.covers(RandomCovers.COVERS) / 20); seed++) {
            for (String engine : WALKS) {
                hold(solver(family.cover(seed), engine), seed, family + ", seed " + seed + ", " + engine);
            }
        }
    }

    private static void hold(Solver<Integer> solver, long seed, String where)
            throws IOException, ClassNotFoundException {
        List<List<Integer>> all = new ArrayList<>();
        SearchReport report;
        try {
            report = solver.toBuilder().nodeLimit(MOST_NODES).build().forEach((options, length) -> {
                all.add(solution(options, length));
                return Visit.CONTINUE;
            });
        } catch (ModelException e) {
            return; // not a cover for this engine
        }
        if (report.stopped() != StopReason.EXHAUSTED) {
            return;
        }
        Tally counted = solver.count().tally();
        for (int round = 0; round < 3; round++) {
            Random random = new Random(31 * seed + round);
            String how = where + ", round " + round;
            assertWhole(solver, Question.all(), random, all, report.tally(), how);
            assertWhole(solver, Question.count(), random, all, counted, how + ", counted");
        }
    }

    /** Cuts, searches and returns pieces at random, in any order, until no pieces are left. */
    private static void assertWhole(
            Solver<Integer> solver,
            Question<?, ?> question,
            Random random,
            List<List<Integer>> all,
            Tally whole,
            String how)
            throws IOException, ClassNotFoundException {
        Pieces pieces = Pieces.of(solver, question);
        Tally sum = Tally.ZERO;
        List<Part> parts = new LinkedList<>();
        parts.add(new Part(pieces.whole(), List.of()));
        while (parts.stream().anyMatch(Part::isOpen)) {
            ListIterator<Part> each = parts.listIterator();
            while (each.hasNext()) {
                Part part = each.next();
                if (!part.isOpen() || random.nextInt(3) == 0) {
                    continue;
                }
                Piece piece = random.nextBoolean() ? sent(part.piece) : Piece.parse(part.piece.text());
                assertThat(piece).as(how).isEqualTo(part.piece).hasSameHashCodeAs(part.piece);
                each.remove();
                if (random.nextInt(3) > 0) {
                    Pieces.Cut cut = pieces.cut(piece);
                    boolean isWhole = cut.pieces().equals(List.of(piece));
                    assertThat(cut.counted().nodes()).as(how).isEqualTo(isWhole ? 0 : 1);
                    sum = sum.plus(cut.counted());
                    cut.pieces().forEach(p -> each.add(new Part(p, List.of())));
                    if (!isWhole) {
                        continue;
                    }
                    each.previous();
                    each.remove();
                }
                List<List<Integer>> found = new ArrayList<>();
                long most = random.nextInt(4);
                Pieces.Result result = Pieces.of(
                                solver.toBuilder()
                                        .nodeLimit(1 + random.nextInt(50))
                                        .build(),
                                question)
                        .search(piece, random.nextDouble() / 5, (options, length) -> {
                            found.add(solution(options, length));
                            return most > 0 && found.size() == most ? Visit.STOP : Visit.CONTINUE;
                        });
                if (result.stopped() == StopReason.EXHAUSTED) {
                    assertThat(result.left()).as(how).isEmpty();
                }
                sum = sum.plus(result.tally());
                each.add(new Part(null, found));
                result.left().forEach(p -> each.add(new Part(p, List.of())));
            }
        }
        List<List<Integer>> found = new ArrayList<>();
        parts.forEach(part -> found.addAll(part.solutions));
        assertThat(sum).as(how).isEqualTo(whole);
        if (question.toString().equals("all")) {
            assertThat(found).as(how).isEqualTo(all);
        } else {
            assertThat(found).as(how).containsExactlyInAnyOrderElementsOf(all);
        }
    }

    private static List<Integer> solution(int[] options, int length) {
        List<Integer> solution =
                new ArrayList<>(Arrays.stream(options, 0, length).boxed().toList());
        Collections.sort(solution);
        return solution;
    }

    private static Piece sent(Piece piece) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(piece);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (Piece) in.readObject();
        }
    }

    /**
     * Tests that the best of the parts is the best of all, for every engine, if each part gets the best of the earlier
     * parts.
     */
    @ParameterizedTest
    @EnumSource(
            value = Family.class,
            names = {"TINY", "BOARDS", "DENSE", "GIVEN", "PINNED", "MULTIPLE", "BOTH", "TINY_COLORED"})
    void theBestOfPartsIsTheBestOfAll(Family family) {
        for (long seed = 0; seed < RandomCovers.amount(40); seed++) {
            PlainCover cover = family.cover(seed);
            for (String engine : List.of("auto", "links")) {
                Solver<Integer> solver = Solver.builder(cover.cover())
                        .given(cover.givens())
                        .engine(engine)
                        .build();
                String where = family + ", seed " + seed + ", " + engine;
                Best<Integer> all = solver.best();
                Pieces pieces = Pieces.of(
                        Solver.builder(cover.cover()).given(cover.givens()).build(), Question.all());
                List<Piece> parts = new ArrayList<>(List.of(pieces.whole()));
                for (int k = 0; k < 5 && k < parts.size(); k++) {
                    parts.addAll(pieces.cut(parts.remove(0)).pieces());
                }
                List<int[]> known = List.of();
                for (Piece part : parts) {
                    List<Givens> givens = pieces.givens(part);
                    assertThat(givens).as(where).hasSize(1);
                    Best<Integer> best = solver.toBuilder()
                            .given(givens.get(0))
                            .knownSolutions(known)
                            .build()
                            .best();
                    assertThat(best.proven()).as(where).isTrue();
                    known = best.found().stream()
                            .map(solution -> solution.numbers())
                            .toList();
                }
                assertThat(known.stream()
                                .mapToLong(options -> cover.cover().data().score(options, options.length)))
                        .as(where)
                        .containsExactlyElementsOf(all.found().stream()
                                .map(solution -> solution.score())
                                .toList());
            }
        }
    }

    @Test
    void theSharesOfPiecesAreThatOfTheWhole() {
        Pieces pieces = Pieces.of(Solver.of(Family.BOARDS.cover(1).cover()), Question.count());
        List<Piece> children = pieces.cut(pieces.whole()).pieces();
        assertThat(children).hasSizeGreaterThan(1);
        assertThat(children.stream().mapToDouble(Piece::weight).sum()).isCloseTo(1, within(1e-9));
    }

    /** Tests a tree so deep that shares are too small for numbers. */
    @Test
    void eachBranchIsAPieceHoweverDeepItIs() {
        int items = Tier.of(300, 1200);
        Pieces pieces = Pieces.of(
                Solver.builder(Cover.of(Integer.class, cover -> {
                            Items all = cover.items("item", items);
                            for (int k = 0; k < 2 * items; k++) {
                                cover.option(k, all.at(k / 2));
                            }
                        }))
                        .engine("links")
                        .build(),
                Question.count());
        Piece piece = pieces.whole();
        for (int level = 0; level < items - 1; level++) {
            List<Piece> cut = pieces.cut(piece).pieces();
            assertThat(cut).as("level %d", level).hasSize(2);
            assertThat(pieces.givens(cut.get(0))).as("level %d", level).hasSize(1);
            piece = cut.get(0);
        }
    }

    @Test
    void whatIsLeftIsNoLargerThanAskedForWhereItCanBe() {
        Solver<Integer> solver =
                Solver.builder(Family.BOARDS.cover(1).cover()).engine("links").build();
        Pieces.Result result = Pieces.of(solver.toBuilder().nodeLimit(20).build(), Question.count())
                .count(Piece.WHOLE, 1);
        assertThat(result.stopped()).isEqualTo(StopReason.NODES);
        assertThat(result.left()).hasSize(1);
        Pieces.Result fine = Pieces.of(solver.toBuilder().nodeLimit(20).build(), Question.count())
                .count(Piece.WHOLE, 0);
        assertThat(fine.left()).hasSizeGreaterThan(1);
        assertThat(fine.left().stream().mapToDouble(Piece::weight).sum())
                .isCloseTo(result.left().get(0).weight(), within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "x 0.5", "0 2", "0 -1", "1 0.5", "0 0.5 -2", "0 0.5 1 ", "0 NaN", "-1 0.5 3"})
    void textsThatAreNoPiecesAreRefused(String text) {
        assertThatThrownBy(() -> Piece.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected a level, a share");
    }

    @Test
    void aPieceOfAnotherSearchIsRefused() {
        Pieces pieces = Pieces.of(Solver.of(Family.BOARDS.cover(1).cover()), Question.count());
        assertThatThrownBy(() -> pieces.count(Piece.parse("0 0.5 99999"), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("leaves the tree at level 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"memo", "sweep", "orbits", "diagram", "prices", "ida"})
    void enginesWithoutATreeAreRefused(String engine) {
        Solver<Integer> solver =
                Solver.builder(Family.BOARDS.cover(1).cover()).engine(engine).build();
        assertThatThrownBy(() -> Pieces.of(solver, Question.count()))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("the engine " + engine);
    }

    @Test
    void strategiesThatLearnAreRefused() {
        Solver<Integer> solver = Solver.of(Family.BOARDS.cover(1).cover());
        for (Strategy strategy : List.of(Strategy.WEIGHTS, Strategy.FRB)) {
            assertThatThrownBy(() -> Pieces.of(
                            solver.toBuilder()
                                    .strategy(strategy)
                                    .engine("links")
                                    .build(),
                            Question.count()))
                    .isInstanceOf(ModelException.class)
                    .hasMessageContaining("learn");
        }
    }

    @Test
    void otherQuestionsHaveNoPieces() {
        Solver<Integer> solver = Solver.of(Family.BOARDS.cover(1).cover());
        assertThatThrownBy(() -> Pieces.of(solver, Question.unique())).isInstanceOf(IllegalArgumentException.class);
    }
}
