package dlx.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class ThisProcessTest {

    /** More than other tests of the same JVM open or start meanwhile. */
    private static final int MANY = 200;

    @Test
    void openFilesAndThreadsAndMemoryAreSeen(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = Files.createFile(folder.resolve("file"));
        List<InputStream> open = new ArrayList<>();
        CountDownLatch end = new CountDownLatch(1);
        Holdings before = ThisProcess.holdings();
        List<Thread> threads = new ArrayList<>();
        for (int k = 0; k < MANY; k++) {
            open.add(Files.newInputStream(file));
            threads.add(new Thread(() -> {
                try {
                    end.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
            threads.get(k).start();
        }
        byte[] kept = new byte[64 << 20];
        Holdings full = ThisProcess.holdings();
        end.countDown();
        for (int k = 0; k < MANY; k++) {
            open.get(k).close();
            threads.get(k).join();
        }
        assertThat(new Tolerance(kept.length / 2, Long.MAX_VALUE / 2, MANY / 2, MANY / 2, Integer.MAX_VALUE)
                        .complaints(before, full))
                .hasSize(3);
    }
}
