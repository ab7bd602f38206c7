/**
 * The contract that every model keeps, as a test class to extend. The module is open because JUnit calls its tests by
 * reflection.
 */
open module dlx.testkit {
    requires transitive dlx.core;
    requires transitive org.junit.jupiter.api;
    requires java.xml;
    requires org.assertj.core;

    exports dlx.testkit;
}
