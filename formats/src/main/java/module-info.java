/** Reads puzzles of other programs, from their links and files, as texts of the models here. */
module dlx.formats {
    requires com.google.gson;
    requires dlx.api;
    requires java.xml;

    exports dlx.formats;
}
