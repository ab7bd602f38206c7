package dlx.site;

/** Text in HTML. */
final class Html {

    private Html() {}

    /** Text as it stands between elements, or between the quotes of an attribute. */
    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
