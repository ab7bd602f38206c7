package dlx.site;

import java.util.List;

/**
 * A guide as a page.
 *
 * @param source the file in the checkout, {@code docs/cli.md}
 * @param address the file in the folder, {@code guides/cli.html}
 * @param title the first heading
 * @param html the contents of the page's main element
 * @param sections the sections for the search; the first begins with the title
 */
record Guide(String source, String address, String title, String html, List<Section> sections) {

    /**
     * A heading, and the text below it.
     *
     * @param level the level of the heading, 1 to 6
     * @param anchor the name of the heading in links, after {@code #}
     * @param heading the heading as plain text
     * @param text the text below it as plain text
     */
    record Section(int level, String anchor, String heading, String text) {}

    /** Returns the title in the list of guides. */
    String shortTitle() {
        return source.equals("README.md") ? "Overview" : title;
    }
}
