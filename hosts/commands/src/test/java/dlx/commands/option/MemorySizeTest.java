package dlx.commands.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dlx.commands.line.UnreadableException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemorySizeTest {

    @ParameterizedTest
    @CsvSource({
        "1,1",
        "4096,4096",
        "64K,65536",
        "64KiB,65536",
        "64M,67108864",
        "512MiB,536870912",
        "1.5G,1610612736",
        "2GiB,2147483648",
        "1T,1099511627776",
        "0.5TiB,549755813888",
        "9223372036854775807,9223372036854775807"
    })
    void readsSizesOfMemoryAsPeopleWriteThem(String text, long bytes) {
        assertThat(MemorySize.of(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "M", "0", "0G", "0.4", "-1M",
                "64 M", "64MB", "64m", "1.2.3M", ".", "9223372036854775808",
                "8388608T"
            })
    void refusesWhatIsNoSizeOfMemory(String text) {
        assertThatThrownBy(() -> MemorySize.of(text))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(text + ": must be a size above 0, like 512MiB, 2GiB, 64M or a number of bytes");
    }
}
