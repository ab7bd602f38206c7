package dlx.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ErrorsTest {

    private final PuzzleSyntaxException syntax =
            new PuzzleSyntaxException("a.txt", 3, 7, "'x' is not a cell; expected 1");

    private final UnknownModelException unknown =
            new UnknownModelException("sudko", Optional.of("sudoku"), List.of("queens", "sudoku"));

    @Test
    void aPuzzleErrorHasItsPlace() {
        assertThat(syntax).hasMessage("a.txt:3:7: 'x' is not a cell; expected 1");
        assertThat(syntax.code()).isEqualTo("puzzle_syntax");
        assertThat(syntax.source()).isEqualTo("a.txt");
        assertThat(syntax.problem()).isEqualTo("'x' is not a cell; expected 1");
        assertThat(syntax.parts())
                .hasToString("{code=puzzle_syntax, source=a.txt, line=3, column=7, problem='x' is not a cell;"
                        + " expected 1, message=a.txt:3:7: 'x' is not a cell; expected 1}");
    }

    @Test
    void anUnknownModelComesWithThoseThatAreKnown() {
        assertThat(unknown)
                .hasMessage("no model is called \"sudko\"; did you mean \"sudoku\"? Known models: queens, sudoku");
        assertThat(unknown.name()).isEqualTo("sudko");
        assertThat(unknown.nearest()).contains("sudoku");
        assertThat(unknown.candidates()).containsExactly("queens", "sudoku");
        assertThat(unknown.parts().keySet()).containsExactly("code", "name", "nearest", "candidates", "message");
        assertThat(unknown.parts())
                .containsEntry("code", "unknown_model")
                .containsEntry("candidates", List.of("queens", "sudoku"));
    }

    @Test
    void whatIsAbsentIsLeftOut() {
        UnknownModelException far = new UnknownModelException("x", Optional.empty(), List.of("queens"));
        assertThat(far).hasMessage("no model is called \"x\". Known models: queens");
        assertThat(far.parts().keySet()).containsExactly("code", "name", "candidates", "message");
        ModelException bare = new ModelException("the rule is broken");
        assertThat(bare.model()).isEmpty();
        assertThat(bare.step()).isEmpty();
        assertThat(bare.parts()).hasToString("{code=model_rule, message=the rule is broken}");
    }

    @Test
    void theHostAddsTheModelAndKeepsTheCode() {
        ModelException large = ModelException.coded("cover_too_large", "the cover is too large");
        ModelException named = large.in("queens", "describe");
        assertThat(named).hasMessage("queens: describe: the cover is too large").hasCause(large);
        assertThat(named.parts())
                .hasToString("{code=cover_too_large, model=queens, step=describe,"
                        + " message=queens: describe: the cover is too large}");
    }

    @Test
    void whatWasThrownIsPutInWordsAlsoWhereItsOwnWordsThrow() {
        assertThat(DlxException.inWords(new IllegalStateException("oops")))
                .isEqualTo("java.lang.IllegalStateException: oops");
        assertThat(DlxException.inWords(new Wordless())).isEqualTo(Wordless.class.getName());
        assertThat(ModelException.failed("queens", "parse", new Wordless()))
                .hasMessageStartingWith("queens: parse failed with " + Wordless.class.getName());
    }

    private static final class Wordless extends Error {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new Wordless();
        }
    }

    @Test
    void aFullMemoryHasACodeOfItsOwn() {
        ModelException full = ModelException.failed("queens", "parse", new OutOfMemoryError("Java heap space"));
        assertThat(full.code()).isEqualTo("memory_full");
        assertThat(full).hasMessageStartingWith("queens: parse: the memory is full; expected");
        assertThat(ModelException.memoryFull().code()).isEqualTo("memory_full");
    }

    @Test
    void aModelThatThrewIsNamedWithWhatItThrew() {
        IllegalStateException cause = new IllegalStateException("oops");
        ModelException failed = ModelException.failed("queens", "parse", cause);
        assertThat(failed)
                .hasMessage("queens: parse failed with java.lang.IllegalStateException: oops;"
                        + " the plugin's author can mend it")
                .hasCause(cause);
        assertThat(failed.code()).isEqualTo("model_failed");
        assertThat(failed.model()).contains("queens");
        assertThat(failed.step()).contains("parse");
        assertThat(new ModelException("oops", cause).code()).isEqualTo("model_failed");
    }

    @Test
    void partsTravelWithTheException() throws Exception {
        for (DlxException error : List.of(syntax, unknown, ModelException.failed("a", "b", new Error("c")))) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(error);
            }
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                assertThat(((DlxException) in.readObject()).parts()).isEqualTo(error.parts());
            }
        }
    }
}
