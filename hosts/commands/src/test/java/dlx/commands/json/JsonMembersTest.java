package dlx.commands.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonMembersTest {

    enum Word {
        LONG
    }

    @Test
    void membersStandInTheOrderOfWriting() {
        String line = JsonMembers.answer(
                "kind",
                3,
                json -> json.put("text", "<'\"\u2028>")
                        .put("constant", Word.LONG)
                        .put("whole", Long.MAX_VALUE)
                        .put("decimal", new BigDecimal("0.500"))
                        .put("truth", true));

        assertThat(line)
                .isEqualTo("{\"type\":\"kind\",\"puzzle\":3,\"text\":\"<'\\\"\\u2028>\",\"constant\":\"LONG\","
                        + "\"whole\":9223372036854775807,\"decimal\":0.500,\"truth\":true}");
    }

    @Test
    void anAbsentTextIsNullOrNoMember() {
        assertThat(JsonMembers.object(
                        json -> json.put("null", Optional.empty()).putIfPresent("absent", Optional.empty())))
                .isEqualTo("{\"null\":null}");
    }

    @Test
    void optionsCountFromOne() {
        assertThat(JsonMembers.object(json -> json.options("options", 0, Integer.MAX_VALUE)))
                .isEqualTo("{\"options\":[1,2147483648]}");
    }

    @Test
    void partsOfErrorsKeepTheirKinds() {
        assertThat(JsonMembers.object(json ->
                        json.part("line", 2).part("known", List.of("a", "b")).part("found", "c")))
                .isEqualTo("{\"line\":2,\"known\":[\"a\",\"b\"],\"found\":\"c\"}");
    }

    @Test
    void objectsLieInObjects() {
        assertThat(JsonMembers.object(json -> json.object(
                        "outer", outer -> outer.objects("inner", List.of(1, 2), (inner, k) -> inner.put("k", k)))))
                .isEqualTo("{\"outer\":{\"inner\":[{\"k\":1},{\"k\":2}]}}");
    }
}
