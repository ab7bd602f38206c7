/** Reads puzzles of other programs, from their links and files, as texts of the models here; and writes links of such texts. */
module dlx.formats {
    requires com.google.gson;
    requires transitive dlx.api;
    requires java.xml;

    exports dlx.formats;
}
