package dlx.web.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class OneFileTest {

    private static final Map<String, String> FILES = Map.of(
            "index.html",
                    "<html><head>\n<link rel=\"icon\" href=\"icon.svg\">\n<link rel=\"stylesheet\" href=\"style.css\">\n"
                            + "<script type=\"module\" src=\"main.js\"></script>\n</head></html>",
            "icon.svg", "<svg/>",
            "style.css", "p { color: red; }",
            "main.js",
                    "import {a} from './lib/a.js';import * as b from\"./b.js\";\nawait import('./b.js'); a('./no.js');",
            "b.js", "export const b = 1; // $1 \\ stays",
            "lib/a.js", "import '../b.js';import x from './deep/c.js'; export function a() {}",
            "lib/deep/c.js", "import '../../b.js';export default 3;");

    @Test
    void everyModuleThatIsNeededIsInsideUnderANameOfItsOwn() {
        String page = OneFile.of(FILES::get, "data", "QUJD");
        assertThat(page)
                .contains("<style>\np { color: red; }</style>")
                .contains("<script id=\"data\" type=\"application/octet-stream\">QUJD</script>")
                .contains("import 'dlx/main.js';")
                .contains("Content-Security-Policy")
                .doesNotContain("src=", "href=\"style.css\"", "href=\"icon.svg\"");
        assertThat(module(page, "main.js"))
                .isEqualTo(
                        "import {a} from 'dlx/lib/a.js';import * as b from\"dlx/b.js\";\nawait import('dlx/b.js'); a('./no.js');");
        assertThat(module(page, "b.js")).isEqualTo(FILES.get("b.js"));
        assertThat(module(page, "lib/a.js")).startsWith("import 'dlx/b.js';import x from 'dlx/lib/deep/c.js';");
        assertThat(module(page, "lib/deep/c.js")).startsWith("import 'dlx/b.js';");
    }

    private static String module(String page, String name) {
        Matcher address = Pattern.compile(
                        "\"dlx/" + Pattern.quote(name) + "\":\"data:text/javascript;base64,([^\"]*)\"")
                .matcher(page);
        assertThat(address.find()).as(name).isTrue();
        return new String(Base64.getDecoder().decode(address.group(1)), StandardCharsets.UTF_8);
    }
}
