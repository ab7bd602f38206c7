/** Reads puzzles from the links and files of other programs as texts of models, and writes links of such texts. */
module dlx.formats {
    requires com.google.gson;
    requires transitive dlx.api;
    requires java.xml;

    exports dlx.formats;
}
