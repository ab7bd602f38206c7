package dlx.site;

/** Escapes text for HTML. */
final class Html {

    private Html() {}

    /** Returns text escaped for use between elements, or between the quotes of an attribute. */
    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
