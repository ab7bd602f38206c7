package dlx.core;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.api.Cells;
import dlx.api.Cover;
import dlx.api.CoverBuilder;
import dlx.api.CoverData;
import dlx.api.ExactCoverModel;
import dlx.api.Goal;
import dlx.api.Grid;
import dlx.api.Item;
import dlx.api.ItemGrid;
import dlx.api.Line;
import dlx.api.PuzzleText;
import dlx.api.Rim;
import dlx.api.Setting;
import dlx.api.Solution;
import dlx.api.Technique;
import dlx.core.model.LoadedModel;
import dlx.core.model.StepRunner;
import dlx.core.plugin.ModelRegistry;
import dlx.core.proof.Claim;
import dlx.core.proof.ProofForm;
import dlx.core.search.CancellationToken;
import dlx.core.search.Givens;
import dlx.core.search.Limits;
import dlx.core.search.RootReduction;
import dlx.core.search.SearchListener;
import dlx.core.search.Strategy;
import dlx.core.search.Visit;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Tests that a null argument throws at once, with a message that names the argument. */
class NullArgumentsTest {

    /** Makers of a new value for each type of argument. */
    private static final Map<Class<?>, Supplier<Object>> VALUES = new LinkedHashMap<>();

    private static final Setting.Flag FLAG = Setting.flag("flag", "what it does");
    private static final Setting.Choice CHOICE = Setting.choice("choice", List.of("a"), "what it does");
    private static final Setting.WholeNumber NUMBER = Setting.number("number", 1, 2, "what it does");
    private static final Setting.Text TEXT = Setting.text("text", "words", "what it does");

    private static CoverBuilder<Object> builder;
    private static Item item;

    private static <T> void value(Class<T> type, Supplier<T> value) {
        VALUES.put(type, value::get);
    }

    static {
        Cover<String> cover = Cover.of(c -> {
            c.option("a", c.item("x"));
        });
        value(String.class, () -> "a");
        value(Object.class, () -> "a");
        value(Class.class, () -> Object.class);
        VALUES.put(int.class, () -> 1);
        VALUES.put(long.class, () -> 1L);
        VALUES.put(char.class, () -> 'a');
        VALUES.put(boolean.class, () -> true);
        VALUES.put(int[].class, () -> new int[0]);
        VALUES.put(String[].class, () -> new String[0]);
        VALUES.put(Item[].class, () -> new Item[] {item});
        VALUES.put(Rim[].class, () -> new Rim[0]);
        VALUES.put(char[][].class, () -> new char[0][]);
        VALUES.put(String[][].class, () -> new String[0][]);
        value(RandomGenerator.class, () -> new SplittableRandom(1));
        VALUES.put(Supplier.class, () -> (Supplier<Object>) List::of);
        value(Collection.class, List::of);
        value(List.class, List::of);
        value(Map.class, Map::of);
        value(Optional.class, Optional::empty);
        value(Runnable.class, () -> () -> {});
        value(Consumer.class, () -> c -> {});
        value(BiConsumer.class, () -> (a, b) -> {});
        value(Function.class, () -> s -> "");
        value(IntFunction.class, () -> i -> "name");
        value(Executor.class, () -> Runnable::run);
        value(Appendable.class, StringBuilder::new);
        value(Path.class, () -> Path.of("none"));
        value(ClassLoader.class, NullArgumentsTest.class::getClassLoader);
        value(Line.class, () -> new Line("text", 1, "a"));
        value(ProofForm.class, () -> ProofForm.VERIPB);
        value(Claim.class, () -> new Claim.AtLeast(1));
        value(Duration.class, () -> Duration.ofSeconds(1));
        value(InputStream.class, () -> new ByteArrayInputStream(new byte[0]));
        value(Cells.Where.class, () -> (row, column) -> true);
        value(ItemGrid.Names.class, () -> (row, column) -> "name");
        value(Cells.class, () -> Cells.where(1, 1, (row, column) -> true));
        value(Item.class, () -> item);
        value(Goal.class, () -> Goal.LEAST);
        value(Cover.class, () -> cover);
        value(CoverData.class, cover::data);
        value(Solution.class, () -> Solution.of(cover, 1, 0));
        value(PuzzleText.class, () -> PuzzleText.of("8\n"));
        value(Setting.Flag.class, () -> FLAG);
        value(Setting.Choice.class, () -> CHOICE);
        value(Setting.WholeNumber.class, () -> NUMBER);
        value(Setting.Text.class, () -> TEXT);
        value(Givens.class, () -> Givens.NONE);
        value(Limits.class, () -> Limits.none());
        value(CancellationToken.class, CancellationToken::new);
        value(Question.class, Question::first);
        value(StepRunner.class, () -> StepRunner.DIRECT);
        value(RootReduction.class, () -> RootReduction.AUTO);
        value(Strategy.class, () -> Strategy.MRV);
        value(SearchListener.class, () -> new SearchListener() {});
        value(SolutionVisitor.class, () -> solution -> Visit.CONTINUE);
        value(OptionVisitor.class, () -> (options, length) -> Visit.CONTINUE);
        value(Technique.class, () -> new Technique<>(Technique.Kind.SINGLE, List.of(), List.of(), List.of("a")));
        value(CoverBuilder.class, () -> builder);
        value(ExactCoverModel.class, () -> new Plain());
        value(LoadedModel.class, () -> LoadedModel.of(new Plain(), "test"));
        value(Solver.class, () -> Solver.of(cover));
        value(SolverBuilder.class, () -> Solver.builder(cover));
        value(ModelRegistry.class, ModelRegistry::load);
    }

    @Test
    void eachIsNamed() {
        List<String> silent = new ArrayList<>();
        int[] asked = {0};
        Cover.of(c -> {
            builder = c;
            item = c.item("an item");
            for (Class<?> type : List.of(
                    Solver.class,
                    SolverBuilder.class,
                    LoadedModel.class,
                    ModelRegistry.class,
                    Cover.class,
                    CoverBuilder.class,
                    Cells.class,
                    Grid.class,
                    Givens.class,
                    Solution.class,
                    PuzzleText.class)) {
                for (Method method : type.getDeclaredMethods()) {
                    if (Modifier.isPublic(method.getModifiers())
                            && !method.isSynthetic()
                            && !method.getName().equals("equals")) {
                        for (int k = 0; k < method.getParameterCount(); k++) {
                            if (!method.getParameterTypes()[k].isPrimitive()) {
                                asked[0]++;
                                String said = said(method, k);
                                if (!said.matches("[a-zA-Z]+")) {
                                    silent.add(method + ", argument " + (k + 1) + ": " + said);
                                }
                            }
                        }
                    }
                }
            }
        });
        assertThat(silent).isEmpty();
        assertThat(asked[0]).isGreaterThan(60);
    }

    /** Returns the message of the exception for null in one place. */
    private static String said(Method method, int absent) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int k = 0; k < arguments.length; k++) {
            arguments[k] = k == absent ? null : value(method.getParameterTypes()[k]);
        }
        Object on = Modifier.isStatic(method.getModifiers()) ? null : value(method.getDeclaringClass());
        try {
            method.invoke(on, arguments);
            return "passes";
        } catch (InvocationTargetException e) {
            return e.getCause() instanceof NullPointerException
                    ? String.valueOf(e.getCause().getMessage())
                    : e.getCause().toString();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static Object value(Class<?> type) {
        Supplier<Object> value = VALUES.get(type);
        if (value == null) {
            throw new IllegalStateException("no value of " + type + "; add one");
        }
        return value.get();
    }

    private static final class Plain implements ExactCoverModel<Integer, Integer> {

        @Override
        public String id() {
            return "plain";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number", 1, 9);
        }

        @Override
        public void describe(Integer number, CoverBuilder<Integer> cover) {
            cover.option(number, cover.item("item"));
        }

        @Override
        public String render(Integer number, Solution<Integer> solution) {
            return number + "\n";
        }
    }
}
