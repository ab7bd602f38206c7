/** What a plugin author sees: the model SPI, the cover, the puzzle text. Depends on the JDK only. */
module dlx.api {
    exports dlx.api;
}
