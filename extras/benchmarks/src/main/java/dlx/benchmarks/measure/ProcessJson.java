package dlx.benchmarks.measure;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** The JSON that our processes answer each other in. */
final class ProcessJson {

    static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().create();

    private ProcessJson() {}
}
