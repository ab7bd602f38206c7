/** The interface of plugin authors: the model SPI, the cover, the puzzle text. Depends on the JDK only. */
@SuppressWarnings("module") // the modules below are compiled after this one
module dlx.api {
    exports dlx.api;
    exports dlx.api.digest to
            dlx.app,
            dlx.core,
            dlx.web;
}
