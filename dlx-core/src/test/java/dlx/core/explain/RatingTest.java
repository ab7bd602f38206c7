package dlx.core.explain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatingTest {

    @ParameterizedTest
    @CsvSource({"0, solved", "1, singles", "2, intersections", "3, pairs", "4, triples", "5, chains", "98, chains"})
    void aLevelHasANameOfOneWord(int level, String name) {
        Rating rating = new Rating(level, 0);

        assertThat(rating.name()).isEqualTo(name);
        assertThat(rating).hasToString("level " + level + ": " + name);
    }

    @Test
    void aSearchHasItsNodes() {
        assertThat(new Rating(Rating.SEARCH, 12)).hasToString("search, 12 nodes");
        assertThat(new Rating(Rating.SEARCH, 1)).hasToString("search, 1 node");
        assertThat(new Rating(Rating.SEARCH, 12).name()).isEqualTo("search");
    }

    @Test
    void theLegendTellsTheSameNames() {
        for (String entry : Rating.LEGEND.split(", ")) {
            int level = Integer.parseInt(entry.split("\\D")[0]);
            assertThat(entry).endsWith(" " + new Rating(level, 0).name());
        }
        assertThat(Rating.LEGEND.split(", ")).hasSize(6);
    }
}
