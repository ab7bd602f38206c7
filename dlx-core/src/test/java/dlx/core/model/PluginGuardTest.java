package dlx.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasSeparators;
import dlx.api.Items;
import dlx.api.ModelException;
import dlx.api.NotKnownException;
import dlx.api.PuzzleSyntaxException;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.Solver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the treatment of exceptions that a plugin throws, and of exceptions thrown through it. The hostile plugins of
 * app show each step.
 */
class PluginGuardTest {

    private final PluginGuard guard = new PluginGuard("queens");

    @ParameterizedTest
    @ValueSource(classes = {AssertionError.class, StackOverflowError.class, IOException.class, Throwable.class})
    void whateverIsThrownNamesTheModelAndTheStep(Class<? extends Throwable> type) throws Exception {
        Throwable thrown = type.getConstructor().newInstance();

        assertThatThrownBy(() -> guard.run("describe", () -> sneak(thrown)))
                .isInstanceOfSatisfying(ModelException.class, e -> {
                    assertThat(e.model()).contains("queens");
                    assertThat(e.step()).contains("describe");
                })
                .hasMessageStartingWith("queens: describe failed with " + type.getName())
                .hasCause(thrown);
    }

    @Test
    void aFullMemoryIsSaidToBeFull() {
        assertThatThrownBy(() -> guard.run("describe", () -> sneak(new OutOfMemoryError("Java heap space"))))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.code()).isEqualTo("memory_full"))
                .hasMessageStartingWith("queens: describe: the memory is full; expected");
    }

    /** Tests a model that asks a solver of its own and does not catch the exception of a limit. */
    @Test
    void aQuestionOfTheModelThatIsNotAnsweredIsItsFaultUnlessItWasInterrupted() {
        NotKnownException thrown = new NotKnownException("whether there is one");
        ThrowingCallable step = () -> guard.run("describe", () -> sneak(thrown));
        assertThatThrownBy(step).isInstanceOf(ModelException.class).hasCause(thrown);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(step).isSameAs(thrown);
        } finally {
            assertThat(Thread.interrupted()).as("the flag stays").isTrue();
        }
    }

    @Test
    void nullIsRefused() {
        assertThatThrownBy(() -> guard.run("shape", () -> null))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("queens: shape: null was returned");
    }

    @Test
    void aStreamThatFailsIsNotTheModelsFault() {
        UncheckedIOException failure = new UncheckedIOException(new IOException("the disk is gone"));

        assertThatThrownBy(() -> model(text -> text.next("a line").text()).next(failingWith(failure)))
                .isSameAs(failure);
    }

    @Test
    void aTextThatIsNestedTooDeeplyIsNotTheModelsFault() {
        LoadedModel<String, String> nesting =
                model(text -> unnested(text.next("a line").text()));

        assertThatThrownBy(() -> nesting.puzzle("(".repeat(100_000)))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessageContaining("nested too deeply");
    }

    private static String unnested(String text) {
        return text.startsWith("(") ? unnested(text.substring(1)) + ")" : text;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(JavaScript) RangeError: Maximum call stack size exceeded",
                "(JavaScript) InternalError: too much recursion"
            })
    void norIsItInABrowser(String said) {
        LoadedModel<String, String> deep = model(text -> {
            throw new IllegalStateException(said);
        });

        assertThatThrownBy(() -> deep.puzzle(" ".repeat(40_000) + "x"))
                .isInstanceOf(PuzzleSyntaxException.class)
                .hasMessage("<text>:1:1: the text up to here is nested too deeply for this machine;"
                        + " expected a shorter text");
        assertThatThrownBy(() -> deep.puzzle("x")).isInstanceOf(ModelException.class);
    }

    @Test
    void aModelThatRecursesOverAShortTextIsNamed() {
        LoadedModel<String, String> endless = model(text -> {
            throw new StackOverflowError();
        });

        assertThatThrownBy(() -> endless.puzzle("x"))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("parse failed with java.lang.StackOverflowError");
    }

    @Test
    void norIsItWhereTheModelHidesIt() {
        UncheckedIOException failure = new UncheckedIOException(new IOException("the disk is gone"));
        LoadedModel<String, String> hiding = model(text -> {
            try {
                return text.next("a line").text();
            } catch (RuntimeException e) {
                throw new IllegalStateException("something else");
            }
        });
        LoadedModel<String, String> silent = model(text -> {
            try {
                return text.next("a line").text();
            } catch (RuntimeException e) {
                return "nothing happened";
            }
        });

        assertThatThrownBy(() -> hiding.next(failingWith(failure))).isSameAs(failure);
        assertThatThrownBy(() -> silent.next(failingWith(failure))).isSameAs(failure);
    }

    @Test
    void anIoExceptionOfTheModelsOwnIsItsFault() {
        LoadedModel<String, String> model = model(text -> {
            throw new UncheckedIOException(new IOException("a file of its own"));
        });

        assertThatThrownBy(() -> model.next(PuzzleText.of("x\n")))
                .isInstanceOf(ModelException.class)
                .hasMessageContaining("queens: parse failed with java.io.UncheckedIOException");
    }

    @Test
    void aPuzzleMustTakeSomeOfTheText() {
        LoadedModel<String, String> model = model(text -> "nothing");

        assertThatThrownBy(() -> model.next(PuzzleText.of("x\n")))
                .isInstanceOfSatisfying(
                        ModelException.class, e -> assertThat(e.code()).isEqualTo(LoadedModel.TOOK_NOTHING));
    }

    @Test
    void whatAModelLeavesInACoverIsGuardedToo() {
        Mute mute = new Mute();
        Cover<Mute> cover = Cover.of(c -> c.option(
                mute,
                c.items("all", 1)
                        .named(k -> {
                            throw new AssertionError("nameless");
                        })
                        .at(0)));

        assertThatThrownBy(() -> cover.itemName(0))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("the name of an item failed with java.lang.AssertionError: nameless");
        assertThatThrownBy(() -> cover.label(0))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("toString of an option failed with java.lang.AssertionError: mute");
        for (ThrowingCallable work :
                List.<ThrowingCallable>of(() -> cover.numberOf(mute), () -> cover.index(() -> {}))) {
            assertThatThrownBy(work)
                    .isInstanceOf(ModelException.class)
                    .hasMessageStartingWith("hashCode of an option failed with java.lang.StackOverflowError");
        }
    }

    @Test
    void aCollectionThatGivesLessThanItSaysPinsNothingElse() {
        Cover<String> cover = Cover.of(c -> {
            Items items = c.items("item", 2);
            c.option("a", items.at(0), items.at(1));
            c.option("b", items.at(0));
            c.option("c", items.at(1));
        });
        Collection<String> lying = new AbstractCollection<>() {
            @Override
            public Iterator<String> iterator() {
                return List.of("b").iterator();
            }

            @Override
            public int size() {
                return 2;
            }
        };

        assertThat(Solver.builder(cover).given(lying).build().givens().givenCount())
                .isEqualTo(1);
    }

    @Test
    void onlyErrorsOfModelsPassWhereNothingIsRead() {
        assertThatThrownBy(() -> guard.run("title", () -> sneak(new PuzzleSyntaxException("x", 1, 1, "y"))))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("queens: title failed with dlx.api.PuzzleSyntaxException");
        PuzzleSyntaxException wrong = new PuzzleSyntaxException("x", 1, 1, "y");
        assertThatThrownBy(() -> guard.reading(PuzzleText.of(""), "parse", () -> sneak(wrong)))
                .isSameAs(wrong);
    }

    @Test
    void aValueThatIsNoOptionMayHaveNoWordsEither() {
        Object wordless = new Object() {
            @Override
            public String toString() {
                throw new AssertionError("mute");
            }
        };
        Cover<Object> cover = Cover.of(c -> c.option("a", c.item("it")));

        assertThatThrownBy(() -> cover.numberOf(wordless))
                .isInstanceOf(ModelException.class)
                .hasMessageStartingWith("toString of an option failed with java.lang.AssertionError: mute");
    }

    private static final class Mute {

        @Override
        public String toString() {
            throw new AssertionError("mute");
        }

        @Override
        public int hashCode() {
            throw new StackOverflowError();
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }
    }

    /** Returns a model whose puzzles are single lines, read by a function. */
    private static LoadedModel<String, String> model(Function<PuzzleText, String> parse) {
        class Lines implements ExactCoverModel<String, String>, HasSeparators {

            @Override
            public String id() {
                return "queens";
            }

            @Override
            public boolean hasNext(PuzzleText text) {
                return text.taken() == 0;
            }

            @Override
            public String parse(PuzzleText text) {
                return parse.apply(text);
            }

            @Override
            public void describe(String puzzle, CoverBuilder<String> cover) {
                cover.option(puzzle, cover.item("it"));
            }

            @Override
            public String render(String puzzle, Solution<String> solution) {
                return puzzle;
            }
        }
        return LoadedModel.of(new Lines(), "a test");
    }

    private static PuzzleText failingWith(UncheckedIOException failure) {
        InputStream stream = new ByteArrayInputStream("x".getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] bytes, int from, int length) {
                throw failure;
            }
        };
        return PuzzleText.of("a pipe", stream, Map.of(), warning -> {});
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <R, T extends Throwable> R sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
