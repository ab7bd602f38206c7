/**
 * The commands of every host: their parameters, their plans and their answers. The module does not open files or start
 * threads.
 */
module dlx.commands {
    requires transitive dlx.core;
    requires com.google.gson;
    requires transitive jakarta.inject;

    exports dlx.commands;
    exports dlx.commands.answer;
    exports dlx.commands.check;
    exports dlx.commands.console;
    exports dlx.commands.json;
    exports dlx.commands.line;
    exports dlx.commands.model;
    exports dlx.commands.option;
    exports dlx.commands.reason;
    exports dlx.commands.run;
    exports dlx.commands.search;
    exports dlx.commands.words;
}
