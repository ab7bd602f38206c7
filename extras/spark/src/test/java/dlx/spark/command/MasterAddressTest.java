package dlx.spark.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.commands.line.Parameter;
import dlx.commands.line.Typed;
import dlx.commands.line.UsageException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MasterAddressTest {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            local                            | true  | false | true
            local[4]                         | true  | false | true
            local[*]                         | true  | false | true
            local[2,3]                       | true  | false | true
            spark://127.0.0.1:7077           | false | true  | true
            spark://localhost:7077           | false | true  | true
            spark://[::1]:7077               | false | true  | true
            spark://127.0.0.1:1,10.0.0.1:2   | false | true  | false
            spark://10.0.0.1:7077            | false | true  | false
            yarn                             | false | false | false
            k8s://https://10.0.0.1:6443      | false | false | false
            """)
    void isOfAKind(String text, boolean local, boolean standalone, boolean onThisMachine) {
        MasterAddress master = new MasterAddress(text);

        assertThat(master.isLocal()).isEqualTo(local);
        assertThat(master.isStandalone()).isEqualTo(standalone);
        assertThat(master.isOnThisMachine()).isEqualTo(onThisMachine);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "loca", "local[]", "local[0]", "local[x]",
                "spark://", "spark://host", "spark://host:", "spark://host:70000", "spark://:7077",
                "spark://host:1,", "spark:/host:1", "http://host:1", "k8s://", "mesos://host:1"
            })
    void isRefusedWhereItIsNone(String text) {
        assertThatThrownBy(() -> new MasterAddress(text))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("--master " + text + ": this is not an address of a master; expected local[*]");
    }

    @Test
    void oneMasterOfSeveralIsEnough() throws IOException {
        try (ServerSocket open = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String here = "127.0.0.1:" + open.getLocalPort();

            assertThat(new MasterAddress("spark://no-host.invalid:7077," + here).unreachable(PATIENCE))
                    .isEmpty();
            assertThat(new MasterAddress("spark://no-host.invalid:7077").unreachable(PATIENCE))
                    .contains("host no-host.invalid not found");
        }
    }

    @Test
    void onThisMachineNothingListensToOthers() {
        SparkConf here = conf("--master=spark://127.0.0.1:7077", "--conf=spark.executor.memory=2g");
        SparkConf there = conf("--master=spark://10.0.0.1:7077");

        assertThat(here.get("spark.driver.host")).isEqualTo("127.0.0.1");
        assertThat(here.get("spark.driver.bindAddress")).isEqualTo("127.0.0.1");
        assertThat(here.get("spark.ui.enabled")).isEqualTo("false");
        assertThat(here.get("spark.executor.memory")).isEqualTo("2g");
        assertThat(there.contains("spark.driver.host")).isFalse();
    }

    @Test
    void whatSomebodySetsGoesFirst() {
        SparkConf conf = conf("--master=local", "--conf=spark.ui.enabled=true", "--conf=spark.driver.host=10.0.0.2");

        assertThat(conf.get("spark.ui.enabled")).isEqualTo("true");
        assertThat(conf.get("spark.driver.host")).isEqualTo("10.0.0.2");
    }

    private static SparkConf conf(String... args) {
        return Connection.conf(new ClusterOptions(typed(args)));
    }

    /** Returns the values of words that are an option and its value: {@code --master=local}. */
    private static Typed typed(String... words) {
        Map<Parameter<?>, Object> values = new HashMap<>();
        for (String word : words) {
            String[] parts = word.split("=", 2);
            Parameter<?> parameter = ClusterOptions.PARAMETERS.stream()
                    .filter(option -> option.names().contains(parts[0]))
                    .findFirst()
                    .orElseThrow();
            Object value = parameter.read(parts[1]);
            values.merge(
                    parameter,
                    parameter.isRepeated() ? List.of(value) : value,
                    (all, next) -> Stream.concat(((List<?>) all).stream(), ((List<?>) next).stream())
                            .toList());
        }
        return new Typed("dlx-spark", ClusterCountCommand.COMMAND, List.of(words), values);
    }
}
