package dlx.app.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.api.UnknownModelException;
import dlx.core.Solver;
import dlx.core.model.LoadedModel;
import dlx.core.plugin.ModelRegistry;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Plugin folders that change while a host runs. */
@Timeout(60)
class ReloadTest {

    @TempDir
    Path work;

    private Path folder = Path.of("");

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(work.resolve("jars"));
    }

    @Test
    void theNewSetHasWhatIsThereAndTheOldOneWorksOn() throws IOException {
        write("parrot", 1);
        write("macaw", 1);
        ModelRegistry old = ModelRegistry.ofFolders(List.of(folder));
        Playing<?, ?> parrot = Playing.of(old.get("parrot"));
        Playing<?, ?> macaw = Playing.of(old.get("macaw"));

        write("parrot", 2); // over the file itself, as cp does
        Files.delete(folder.resolve("macaw.jar"));
        write("zebra", 1);
        ModelRegistry fresh = old.reload();

        assertThat(fresh.all())
                .extracting(LoadedModel::id)
                .contains("parrot", "zebra")
                .doesNotContain("macaw");
        assertThatThrownBy(() -> fresh.get("macaw")).isInstanceOf(UnknownModelException.class);
        assertThat(Playing.of(fresh.get("parrot")).rendered()).isEqualTo("version 2 says hello\n");
        assertThat(fresh.problems()).isEmpty();
        // render loads a class that has not been loaded before
        assertThat(parrot.rendered()).isEqualTo("version 1 says hello\n");
        assertThat(macaw.rendered()).isEqualTo("version 1 says hello\n");
        assertThat(old.all())
                .extracting(LoadedModel::id)
                .contains("parrot", "macaw")
                .doesNotContain("zebra");
    }

    @Test
    void whatIsBrokenNowIsAProblemAndWhatIsMendedIsNot() throws IOException {
        write("parrot", 1);
        Files.writeString(folder.resolve("broken.jar"), "this is no zip");
        ModelRegistry old = ModelRegistry.ofFolders(List.of(folder));
        assertThat(old.problems())
                .extracting(ModelRegistry.Problem::origin)
                .containsExactly(folder.resolve("broken.jar").toString());

        write("broken", 1);
        Files.writeString(folder.resolve("parrot.jar"), "nor this");
        ModelRegistry fresh = old.reload();

        assertThat(fresh.problems())
                .extracting(ModelRegistry.Problem::origin)
                .containsExactly(folder.resolve("parrot.jar").toString());
        assertThat(Playing.of(fresh.get("broken")).rendered()).isEqualTo("version 1 says hello\n");
    }

    @Test
    void theModelsOfTheClassPathStayWithTheShapesThatTheyKnow() {
        ModelRegistry old = ModelRegistry.ofFolders(List.of(folder));
        LoadedModel<?, ?> one = old.get("toy-queens");
        assertThat(old.reload().get("toy-queens")).isSameAs(one);
        assertThat(old.reload().all()).contains(one);
        old.all();
        assertThat(old.reload().reload().all()).containsAll(old.all());
    }

    /** The JVM decides when; a loader with a remaining reference would stay for ever. */
    @Test
    void whenNobodyNeedsAPluginItsClassesGo() throws IOException {
        write("parrot", 1);
        ModelRegistry registry = ModelRegistry.ofFolders(List.of(folder));
        WeakReference<ClassLoader> loader = played(registry);
        assertThat(loader.get()).isNotNull();

        registry = registry.reload();
        int rounds = 0;
        while (loader.get() != null && rounds < 100) {
            System.gc();
            rounds++;
        }
        assertThat(loader.get()).isNull();
        assertThat(registry.get("parrot").id()).isEqualTo("parrot");
    }

    private static WeakReference<ClassLoader> played(ModelRegistry registry) {
        LoadedModel<?, ?> model = registry.get("parrot");
        assertThat(Playing.of(model).rendered()).isEqualTo("version 1 says hello\n");
        return new WeakReference<>(model.type().getClassLoader());
    }

    /** A puzzle that has been described. */
    private record Playing<P, O>(LoadedModel<P, O> model, P puzzle, Solver<O> solver) {

        static <P, O> Playing<P, O> of(LoadedModel<P, O> model) {
            P puzzle = model.puzzle("hello\n");
            return new Playing<>(model, puzzle, model.solver(puzzle));
        }

        String rendered() {
            return model.render(puzzle, solver.solve().found().orElseThrow());
        }
    }

    /** A model whose words are in a class of its own, which only {@code render} needs. */
    private void write(String id, int version) throws IOException {
        new PluginJar(work.resolve("compiled-" + version))
                .with("Words", "package plugin; class Words { static int version() { return %d; } }".formatted(version))
                .with(
                        "Parrot",
                        PluginJar.source("Parrot", id)
                                .replace("\"" + id + " says \"", "\"version \" + Words.version() + \" says \""))
                .naming("plugin.Parrot")
                .write(folder.resolve(id + ".jar"));
    }
}
