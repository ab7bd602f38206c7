package dlx.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.HasSpiVersion;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.api.UnknownModelException;
import dlx.core.model.LoadedModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ModelRegistryTest {

    private static final String SERVICES = "META-INF/services/" + ExactCoverModel.class.getName();

    @TempDir
    private Path folder;

    /** A correct model. */
    public static class Good implements ExactCoverModel<Integer, String> {

        @Override
        public String id() {
            return "good";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number", 0, 9);
        }

        @Override
        public void describe(Integer puzzle, CoverBuilder<String> cover) {
            cover.option("only", cover.item("must"));
        }

        @Override
        public String render(Integer puzzle, Solution<String> solution) {
            return solution.options() + "\n";
        }
    }

    /** Another model, whose id has every permitted character. */
    public static final class Better extends Good {

        @Override
        public String id() {
            return "better-2";
        }
    }

    /** A model with the id of {@link Good}. */
    public static final class Twin extends Good {}

    /** A model written for a later host. */
    public static final class FromTomorrow extends Good implements HasSpiVersion {

        @Override
        public int spiVersion() {
            return SPI_VERSION + 1;
        }
    }

    /** A model whose id cannot be used on a command line. */
    public static final class BadlyNamed extends Good {

        @Override
        public String id() {
            return "Bad name";
        }
    }

    /** A model without an id. */
    public static final class Nameless extends Good {

        @Override
        public String id() {
            return null;
        }
    }

    /** A model that counts its instances. */
    public static final class Counted extends Good {

        private static final AtomicInteger made = new AtomicInteger();

        public Counted() {
            made.incrementAndGet();
        }

        @Override
        public String id() {
            return "counted";
        }
    }

    /** A model whose constructor throws. */
    public static final class Broken extends Good {

        public Broken() {
            throw new IllegalStateException("broken\non purpose");
        }
    }

    /** A class loader that makes its classes itself, like the loader of a jar, and names them as services. */
    private class Plugin extends ClassLoader {

        private final List<String> own;
        private final URL services;

        Plugin(String... lines) throws IOException {
            super(ModelRegistryTest.class.getClassLoader());
            own = Arrays.asList(lines);
            Path file = Files.createTempFile(folder, "services", "");
            Files.write(file, own);
            services = file.toUri().toURL();
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null || !own.contains(name) ? super.loadClass(name, resolve) : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (in == null) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return name.equals(SERVICES) ? Collections.enumeration(List.of(services)) : super.getResources(name);
        }
    }

    private ModelRegistry.Place place(String name, Class<?>... models) throws IOException {
        return new ModelRegistry.Place(
                name, new Plugin(Arrays.stream(models).map(Class::getName).toArray(String[]::new)));
    }

    private static List<String> ids(ModelRegistry registry) {
        return registry.all().stream().map(LoadedModel::id).toList();
    }

    private static List<String> reasons(ModelRegistry registry) {
        return registry.problems().stream().map(ModelRegistry.Problem::reason).toList();
    }

    @Test
    void findsTheModelsThatAPlaceNames() throws IOException {
        ModelRegistry registry = ModelRegistry.load(List.of(place("one.jar", Good.class, Better.class)));
        assertThat(registry.problems()).isEmpty();
        assertThat(ids(registry)).as("by their ids").containsExactly("better-2", "good");
        LoadedModel<?, ?> good = registry.get("good");
        assertThat(good.origin()).isEqualTo("one.jar");
        assertThat(good.type().getName()).isEqualTo(Good.class.getName());
        assertThat(registry.get("better-2").id()).isEqualTo("better-2");
    }

    @Test
    void namesWhatIsLikeAnIdThatNobodyHas() throws IOException {
        ModelRegistry registry = ModelRegistry.load(List.of(place("one.jar", Good.class, Better.class)));
        assertThatThrownBy(() -> registry.get("god")).isInstanceOfSatisfying(UnknownModelException.class, e -> {
            assertThat(e.nearest()).contains("good");
            assertThat(e.candidates()).containsExactly("better-2", "good");
        });
    }

    @Test
    void leavesOutWhatIsBrokenAndSaysWhy() throws IOException {
        ModelRegistry registry = ModelRegistry.load(List.of(
                place("one.jar", FromTomorrow.class, Good.class),
                place("two.jar", BadlyNamed.class),
                place("three.jar", Nameless.class),
                place("four.jar", Broken.class)));
        assertThat(ids(registry)).as("what comes after is found").containsExactly("good");
        assertThat(registry.problems())
                .extracting(ModelRegistry.Problem::origin)
                .containsExactly("one.jar", "two.jar", "three.jar", "four.jar");
        List<String> reasons = reasons(registry);
        assertThat(reasons.get(0))
                .isEqualTo(FromTomorrow.class.getName() + " was written for version "
                        + (ExactCoverModel.SPI_VERSION + 1) + " of the SPI; this is version "
                        + ExactCoverModel.SPI_VERSION);
        assertThat(reasons.get(1)).startsWith(BadlyNamed.class.getName() + " has the id \"Bad name\"; expected");
        assertThat(reasons.get(2)).startsWith(Nameless.class.getName() + " has the id \"null\"; expected");
        assertThat(reasons.get(3))
                .contains(Broken.class.getName(), "broken on purpose")
                .doesNotContain("\n")
                .doesNotContain(ExactCoverModel.class.getName());
    }

    @Test
    void ofAPlaceTheFirstProblemIsToldAndHowManyMoreThereAre() throws IOException {
        ModelRegistry registry = ModelRegistry.load(List.of(
                place("one.jar", Broken.class, BadlyNamed.class, Good.class, Nameless.class),
                place("two.jar", Twin.class, FromTomorrow.class, Better.class)));
        assertThat(ids(registry)).containsExactly("better-2", "good");
        assertThat(registry.problems())
                .extracting(ModelRegistry.Problem::origin, ModelRegistry.Problem::id)
                .containsExactly(tuple("one.jar", ""), tuple("two.jar", "good"), tuple("two.jar", ""));
        List<String> reasons = reasons(registry);
        assertThat(reasons.get(0)).contains(Broken.class.getName()).endsWith("; and 2 more problems");
        assertThat(reasons.get(1)).endsWith("already has and keeps");
        assertThat(reasons.get(2)).contains("version").doesNotContain("more");
    }

    @Test
    void thoseWhoComeFirstKeepAnId() throws IOException {
        ModelRegistry registry = ModelRegistry.load(
                List.of(place("one.jar", Good.class), place("two.jar", Twin.class), place("three.jar", Better.class)));
        assertThat(registry.get("good").origin()).isEqualTo("one.jar");
        assertThat(registry.problems())
                .containsExactly(new ModelRegistry.Problem(
                        "two.jar",
                        "good",
                        Twin.class.getName() + " claims the id \"good\", which " + Good.class.getName()
                                + " of one.jar already has and keeps"));
        assertThat(ids(registry)).containsExactly("better-2", "good");
    }

    @Test
    void aPlaceWithoutModelsOfItsOwnIsAProblem() throws IOException {
        ModelRegistry.Place borrowed = new ModelRegistry.Place("borrowed.jar", new Plugin(Good.class.getName()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                return ModelRegistryTest.class.getClassLoader().loadClass(name);
            }
        });
        ModelRegistry registry = ModelRegistry.load(List.of(place("empty.jar"), borrowed));
        assertThat(registry.all()).isEmpty();
        String reason = "model missing; expected " + SERVICES;
        assertThat(registry.problems())
                .containsExactly(
                        new ModelRegistry.Problem("empty.jar", "", reason),
                        new ModelRegistry.Problem("borrowed.jar", "", reason));
    }

    /** Tests a loader that fails for ever on one entry: the later places are examined all the same. */
    @Test
    void aPlaceOfAHundredProblemsIsGivenUp() throws IOException {
        String[] missing =
                IntStream.range(0, 3000).mapToObj(k -> "dlx.Missing" + k).toArray(String[]::new);
        ModelRegistry registry = ModelRegistry.load(
                List.of(new ModelRegistry.Place("holes.jar", new Plugin(missing)), place("good.jar", Good.class)));
        assertThat(reasons(registry))
                .singleElement()
                .asString()
                .contains("dlx.Missing0")
                .endsWith("; and 99 more problems, after which it was given up");
        assertThat(ids(registry)).containsExactly("good");
    }

    @Test
    void aPlaceThatCannotBeReadIsOneProblem() throws IOException {
        AtomicInteger tries = new AtomicInteger();
        ClassLoader broken = new ClassLoader(ModelRegistryTest.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                tries.incrementAndGet();
                throw new IOException("the disk is gone");
            }
        };
        ModelRegistry registry = ModelRegistry.load(
                List.of(new ModelRegistry.Place("broken.jar", broken), place("good.jar", Good.class)));

        assertThat(registry.problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.origin()).isEqualTo("broken.jar"))
                .satisfies(problem -> assertThat(problem.reason()).contains("the disk is gone"));
        assertThat(ids(registry)).containsExactly("good");
        assertThat(tries).hasValueBetween(1, 100);
    }

    @Test
    void aNamedModelIsKnownWithoutAnyOtherBeingMade() throws IOException {
        int before = Counted.made.get();
        ModelRegistry registry = classPath(line(Counted.class, "counted"), line(Good.class, "good"));

        assertThat(registry.has("good")).isTrue();
        assertThat(Counted.made).hasValue(before);
        assertThat(registry.has("god")).isFalse();
        assertThat(Counted.made).as("only all models tell that none has the id").hasValue(before + 1);
    }

    @Test
    void aHostMakesModelsOfItsOwn() throws IOException {
        AtomicInteger made = new AtomicInteger();
        Supplier<ExactCoverModel<?, ?>> good = () -> {
            made.incrementAndGet();
            return new Good();
        };
        ModelRegistry registry = ModelRegistry.of(
                List.of(good), List.of(place("one.jar", Twin.class, Better.class)), List.of(folder.resolve("none")));

        assertThat(made).as("no model has been asked for").hasValue(0);
        assertThat(registry.get("good").origin()).isEqualTo("host");
        assertThat(ids(registry)).containsExactly("better-2", "good");
        assertThat(registry.problems())
                .extracting(ModelRegistry.Problem::origin)
                .containsExactly("one.jar");
        assertThat(registry.reload().get("good").type()).isEqualTo(Good.class);
        assertThat(made).as("also for a registry that is read anew").hasValue(1);
    }

    @Test
    void aModelOfTheHostMayAskTheRegistryWhileItIsMade() {
        AtomicReference<ModelRegistry> registry = new AtomicReference<>();
        AtomicInteger made = new AtomicInteger();
        Supplier<ExactCoverModel<?, ?>> asking = () -> {
            made.incrementAndGet();
            assertThat(registry.get().has("good")).as("it is not made yet").isFalse();
            assertThat(registry.get().problems()).isEmpty();
            return new Good();
        };
        registry.set(ModelRegistry.of(List.of(asking), List.of(), List.of()));

        assertThat(registry.get().get("good").origin()).isEqualTo("host");
        assertThat(ids(registry.get())).containsExactly("good");
        assertThat(made).hasValue(1);
    }

    /**
     * Tests waiting for a lock of the host, such as that of Guice's singletons, while the registry itself is not
     * locked.
     */
    @Test
    @Timeout(120)
    void aModelThatWaitsForALockOfTheHostLocksNoRegistry() throws InterruptedException {
        Object lock = new Object();
        Supplier<ExactCoverModel<?, ?>> waiting = () -> {
            synchronized (lock) {
                return new Good();
            }
        };
        ModelRegistry registry = ModelRegistry.of(List.of(waiting), List.of(), List.of());
        Thread other = new Thread(registry::all);
        synchronized (lock) {
            other.start();
            while (other.getState() != Thread.State.BLOCKED) {
                Thread.onSpinWait();
            }
            assertThat(ids(registry)).containsExactly("good");
        }
        other.join();
        assertThat(registry.problems()).isEmpty();
    }

    @Test
    void aModelThatItsHostCannotMakeIsAProblem() {
        ModelRegistry registry =
                ModelRegistry.of(List.<Supplier<Good>>of(Broken::new, Good::new), List.of(), List.of());

        assertThat(ids(registry)).containsExactly("good");
        assertThat(registry.problems()).singleElement().satisfies(problem -> {
            assertThat(problem.origin()).isEqualTo("host");
            assertThat(problem.reason()).contains("broken on purpose");
        });
    }

    @Test
    void whatItHandsOutCannotBeChanged() throws IOException {
        ModelRegistry registry = ModelRegistry.load(List.of(place("empty.jar"), place("good.jar", Good.class)));
        assertThatThrownBy(() -> registry.all().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> registry.problems().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    /** Returns the registry of a class path whose services are named by lines. */
    private ModelRegistry classPath(String... lines) throws IOException {
        Path file = Files.createTempFile(folder, "services", "");
        Files.write(file, List.of(lines));
        URL services = file.toUri().toURL();
        ClassLoader loader = new ClassLoader(ModelRegistryTest.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws IOException {
                return name.equals(SERVICES) ? Collections.enumeration(List.of(services)) : super.getResources(name);
            }
        };
        return ModelRegistry.load(new ModelRegistry.Place("class path", loader), List.of());
    }

    private static String line(Class<?> model, String id) {
        return model.getName() + " # " + id;
    }

    @Test
    void ofModelsThatAreNamedOnlyTheOneThatIsAskedForIsMade() throws IOException {
        int before = Counted.made.get();
        ModelRegistry registry =
                classPath("# all of them", "", line(Counted.class, "counted"), line(Good.class, "good"));

        LoadedModel<?, ?> good = registry.get("good");
        assertThat(good.type()).isEqualTo(Good.class);
        assertThat(registry.get("good")).isSameAs(good);
        assertThat(Counted.made.get()).as("made so far").isEqualTo(before);

        assertThat(registry.get("counted").type()).isEqualTo(Counted.class);
        assertThat(ids(registry)).containsExactly("counted", "good");
        assertThat(registry.all()).contains(good);
        assertThat(registry.get("good")).isSameAs(good);
        assertThat(registry.problems()).isEmpty();
        assertThat(Counted.made.get()).as("once").isEqualTo(before + 1);
    }

    @Test
    void aModelWithoutAnIdMayHaveTheOneThatIsAskedFor() throws IOException {
        ModelRegistry registry = classPath(Twin.class.getName(), line(Good.class, "good"));

        assertThat(registry.get("good").type()).isEqualTo(Twin.class);
        assertThat(registry.problems()).hasSize(1);
    }

    @Test
    void aWrongIdIsNotBelieved() throws IOException {
        ModelRegistry registry = classPath(line(Good.class, "bad"), line(Broken.class, "broken"));

        assertThatThrownBy(() -> registry.get("bad")).isInstanceOf(UnknownModelException.class);
        assertThatThrownBy(() -> registry.get("broken")).isInstanceOf(UnknownModelException.class);
        assertThat(registry.get("good").type()).isEqualTo(Good.class);
        assertThat(reasons(registry)).singleElement().asString().contains("broken on purpose");
    }

    @Test
    void aNameWithoutAClassIsReportedWhenAllAreLoaded() throws IOException {
        ModelRegistry registry = classPath("dlx.Missing # missing", line(Good.class, "good"));

        assertThat(registry.get("good").type()).isEqualTo(Good.class);
        assertThatThrownBy(() -> registry.get("missing")).isInstanceOf(UnknownModelException.class);
        assertThat(reasons(registry)).singleElement().asString().contains("dlx.Missing");
    }
}
