/** A Guice module for hosts. */
module dlx.guice {
    requires transitive dlx.core;
    requires transitive com.google.guice;

    exports dlx.guice;
}
