/** The page of {@code dlx serve} and its server for browsers on this machine. */
module dlx.web {
    requires transitive dlx.core;
    requires com.google.gson;
    requires dlx.commands;
    requires dlx.formats;
    requires dlx.library;
    requires org.eclipse.jetty.compression.gzip;
    requires org.eclipse.jetty.compression.server;
    requires org.eclipse.jetty.server;

    exports dlx.web;
    exports dlx.web.file;
    exports dlx.web.direct;
}
