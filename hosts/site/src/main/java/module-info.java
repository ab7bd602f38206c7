/** Writes the page and the guides as a folder of static files. */
module dlx.site {
    requires com.google.gson;
    requires org.commonmark;
    requires org.commonmark.ext.gfm.tables;

    exports dlx.site;
}
