/** The answers of the commands, as programs read them: the same on the command line, in the browser and on the page. */
module dlx.commands {
    requires transitive dlx.core;
    requires com.google.gson;

    exports dlx.commands.json;
}
