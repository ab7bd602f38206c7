import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import dlx.api.CoverBuilder;
import dlx.api.ExactCoverModel;
import dlx.api.Items;
import dlx.api.PuzzleText;
import dlx.api.Solution;
import dlx.core.plugin.ModelRegistry;
import dlx.guice.DlxModule;
import java.util.List;

/** A host that adds a model with a dependency of its own: the members of a club, paired for a tournament. */
public class GuiceModel {

    /** The part of the host that the model needs. */
    record Club(List<String> members) {}

    /** A model that reads the number of members present, and pairs them. */
    static class PairsModel implements ExactCoverModel<Integer, String> {

        private final Club club;

        @Inject
        PairsModel(Club club) {
            this.club = club;
        }

        @Override
        public String id() {
            return "pairs";
        }

        @Override
        public Integer parse(PuzzleText text) {
            return text.nextInt("a number of members", 2, club.members().size());
        }

        @Override
        public void describe(Integer come, CoverBuilder<String> cover) {
            Items members = cover.items("member", come);
            for (int a = 0; a < come; a++) {
                for (int b = a + 1; b < come; b++) {
                    cover.option(club.members().get(a) + " and " + club.members().get(b), members.at(a), members.at(b));
                }
            }
        }

        @Override
        public String render(Integer come, Solution<String> solution) {
            return String.join("; ", solution.options()) + "\n";
        }
    }

    /** Binds the host's model and its dependency. */
    static class ClubModule extends AbstractModule {

        @Override
        protected void configure() {
            bind(Club.class).toInstance(new Club(List.of("Ada", "Ben", "Cleo", "Dan")));
            Multibinder.newSetBinder(binder(), new TypeLiteral<ExactCoverModel<?, ?>>() {})
                    .addBinding()
                    .to(PairsModel.class);
        }
    }

    public static void main(String[] args) {
        ModelRegistry models =
                Guice.createInjector(new DlxModule(), new ClubModule()).getInstance(ModelRegistry.class);
        System.out.print(models.get("pairs").read("4\n").solved().orElse("no solution\n"));
        System.out.println(models.get("pairs").read("4\n").solver().count().solutions() + " ways");
    }
}
