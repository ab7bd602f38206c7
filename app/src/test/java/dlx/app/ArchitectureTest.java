package dlx.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.google.inject.Inject;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dlx.api.Cover;
import dlx.core.Solver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.net.URLDecoder;
import java.util.regex.Pattern;

/** Holds the rules of which package may know which. Reads the compiled classes of all parts, as the app runs them. */
@AnalyzeClasses(packages = "dlx", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String WAITS_OPENS_LOADS = "java\\.util\\.concurrent\\.(locks\\..*|Executors|ExecutorService"
            + "|ThreadPoolExecutor|.*BlockingQueue|CountDownLatch|Semaphore|ForkJoin.*)"
            + "|java\\.nio\\.file\\..*|java\\.lang\\.reflect\\..*|java\\.util\\.jar\\..*"
            + "|java\\.lang\\.(ClassLoader|ThreadLocal)|java\\.util\\.ServiceLoader";

    @ArchTest
    static final ArchRule apiKnowsTheJdkOnly = classes()
            .that()
            .resideInAPackage("dlx.api..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..");

    @ArchTest
    static final ArchRule coreKnowsTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.core..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..", "dlx.core..");

    @ArchTest
    static final ArchRule modelersKnowTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.modelers..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "dlx.api..", "dlx.modelers..");

    /** They know models by their names and texts, and open no file: links are read, never fetched. */
    @ArchTest
    static final ArchRule formatsKnowTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.formats..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java.lang..",
                            "java.util..",
                            "java.nio.charset..",
                            "javax.xml.stream..",
                            "com.google.gson..")
                    .or(resideInAnyPackage("dlx.api..", "dlx.formats.."))
                    .or(belongToAnyOf(
                            IOException.class,
                            StringReader.class,
                            Reader.class,
                            ByteArrayInputStream.class,
                            InputStream.class,
                            URLDecoder.class)));

    /** So that every host has the same commands: a host gives them its outputs, its inputs and its models. */
    @ArchTest
    static final ArchRule commandsKnowTheCoreOnly = classes()
            .that()
            .resideInAPackage("dlx.commands..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java.io",
                            "java.lang..",
                            "java.math",
                            "java.nio",
                            "java.nio.charset",
                            "java.time",
                            "java.util..",
                            "com.google.gson.stream..",
                            "jakarta.inject..")
                    .or(resideInAnyPackage("dlx.api..", "dlx.core..", "dlx.commands..")));

    /** So that an interrupt ends each of their patterns, and a test counts what it reads. */
    @ArchTest
    static final ArchRule textsOfStrangersAreWatched = noClasses()
            .that()
            .resideInAnyPackage("dlx.formats..", "dlx.modelers..")
            .should()
            .callMethod(Pattern.class, "matcher", CharSequence.class)
            .orShould()
            .callMethod(String.class, "matches", String.class)
            .orShould()
            .callMethod(String.class, "replaceAll", String.class, String.class)
            .orShould()
            .callMethod(String.class, "replaceFirst", String.class, String.class)
            .because("dlx.api.WatchedText does it");

    @ArchTest
    static final ArchRule appFindsModelersButImportsNone = noClasses()
            .that()
            .resideInAPackage("dlx.app..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.modelers..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dlx.(**)").should().beFreeOfCycles();

    /** And what tells why a test is skipped, which no user meets. */
    @ArchTest
    static final ArchRule onlyTheAppSpeaksToTheConsole = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.app..", "dlx.skips..")
            .should(ACCESS_STANDARD_STREAMS);

    @ArchTest
    static final ArchRule oneRoomKnowsPicocli = noClasses()
            .that()
            .resideOutsideOfPackage("dlx.app")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    @ArchTest
    static final ArchRule commandsKnowNoFilesAndNoThreads = noClasses()
            .that()
            .resideInAPackage("dlx.commands..")
            .should()
            .dependOnClassesThat(
                    describe("wait, open, load or reflect", c -> c.getName().matches(WAITS_OPENS_LOADS)))
            .orShould(waitOrStartThreads())
            .because("a browser runs them");

    /** The app and the program of a cluster are wired by what hosts install. */
    @ArchTest
    static final ArchRule onlyHostsKnowGuice = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.guice..", "dlx.app..", "dlx.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.google.common..", "com.google.inject..");

    /** The injector makes them, and a second way to make them would be a second wiring. */
    @ArchTest
    static final ArchRule injectedClassesAreMadeByTheInjector = noClasses()
            .that()
            .resideInAPackage("dlx.app..")
            .should()
            .accessTargetWhere(target(annotatedWith(Inject.class).or(annotatedWith(jakarta.inject.Inject.class))))
            .because("a constructor with @Inject is called by Guice alone");

    @ArchTest
    static final ArchRule jsonIsLeftToGsonAndModelsKnowNone = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dlx.app..", "dlx.web..", "dlx.site..", "dlx.formats..", "dlx.browser.library..", "dlx.commands..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.gson..");

    /** It takes their files, and never a class. */
    @ArchTest
    static final ArchRule theSiteKnowsNobody = noClasses()
            .that()
            .resideInAPackage("dlx.site..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.api..", "dlx.core..", "dlx.modelers..", "dlx.web..", "dlx.browser..", "dlx.app..");

    /** So that nothing else of the app loads a class of the site, or of what reads Markdown. */
    @ArchTest
    static final ArchRule oneCommandAloneKnowsTheSite = noClasses()
            .that()
            .resideOutsideOfPackages("dlx.site..", "dlx.maven..")
            .and()
            .doNotHaveSimpleName("SiteCommand")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.site..", "org.commonmark..");

    @ArchTest
    static final ArchRule thePageKnowsTheCoreAndNotTheApp = noClasses()
            .that()
            .resideInAPackage("dlx.web..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.app..", "dlx.modelers..");

    /** So that nothing else of the app loads a class of the page. */
    @ArchTest
    static final ArchRule twoCommandsAloneKnowThePage = noClasses()
            .that()
            .resideInAPackage("dlx.app..")
            .and()
            .haveNameNotMatching("dlx\\.app\\.command\\.(Serve|Trace)Command(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.web..");

    @ArchTest
    static final ArchRule onlyTheDoorOfThePageKnowsJetty = noClasses()
            .that()
            .resideOutsideOfPackage("dlx.web.http..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.eclipse.jetty..");

    @ArchTest
    static final ArchRule onePackageOfThePageKnowsOtherPrograms = noClasses()
            .that()
            .resideInAPackage("dlx.web..")
            .and()
            .resideOutsideOfPackage("dlx.web.elsewhere..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.formats..");

    /** The rooms of the formats: each program knows what all share, and no other program. */
    @ArchTest
    static final ArchRule roomsOfTheFormatsKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.formats..")
            .layer("formats")
            .definedBy("dlx.formats")
            .layer("penpa")
            .definedBy("dlx.formats.penpa")
            .layer("pzpr")
            .definedBy("dlx.formats.pzpr")
            .layer("burr")
            .definedBy("dlx.formats.burr")
            .layer("links")
            .definedBy("dlx.formats.links")
            .layer("tables")
            .definedBy("dlx.formats.tables")
            .layer("boards")
            .definedBy("dlx.formats.boards")
            .layer("sudoku")
            .definedBy("dlx.formats.sudoku")
            .layer("text")
            .definedBy("dlx.formats.text")
            .whereLayer("formats")
            .mayOnlyAccessLayers("penpa", "pzpr", "burr", "links", "tables", "boards", "sudoku", "text")
            .whereLayer("penpa")
            .mayOnlyAccessLayers("sudoku", "text")
            .whereLayer("pzpr")
            .mayOnlyAccessLayers("sudoku", "text")
            .whereLayer("links")
            .mayOnlyAccessLayers("sudoku", "text")
            .whereLayer("burr")
            .mayOnlyAccessLayers("text")
            .whereLayer("tables")
            .mayOnlyAccessLayers("text")
            .whereLayer("boards")
            .mayOnlyAccessLayers("text")
            .whereLayer("sudoku")
            .mayOnlyAccessLayers("text")
            .whereLayer("text")
            .mayNotAccessAnyLayer();

    /** The rooms of the page. */
    @ArchTest
    static final ArchRule packagesOfThePageKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.web..")
            .layer("web")
            .definedBy("dlx.web")
            .layer("http")
            .definedBy("dlx.web.http")
            .layer("direct")
            .definedBy("dlx.web.direct")
            .layer("protocol")
            .definedBy("dlx.web.protocol")
            .layer("threads")
            .definedBy("dlx.web.threads")
            .layer("ask")
            .definedBy("dlx.web.ask")
            .layer("file")
            .definedBy("dlx.web.file")
            .layer("elsewhere")
            .definedBy("dlx.web.elsewhere")
            .layer("wire")
            .definedBy("dlx.web.wire")
            .layer("play")
            .definedBy("dlx.web.play")
            .whereLayer("web")
            .mayOnlyAccessLayers("http", "threads", "play")
            .whereLayer("http")
            .mayOnlyAccessLayers("protocol", "threads", "elsewhere", "wire", "play")
            .whereLayer("direct")
            .mayOnlyAccessLayers("protocol", "elsewhere", "play")
            .whereLayer("elsewhere")
            .mayOnlyAccessLayers("play")
            .whereLayer("protocol")
            .mayOnlyAccessLayers("ask", "wire", "play")
            .whereLayer("threads")
            .mayOnlyAccessLayers("play")
            .whereLayer("ask")
            .mayOnlyAccessLayers("wire", "play")
            .whereLayer("file")
            .mayOnlyAccessLayers("wire", "play")
            .whereLayer("wire")
            .mayOnlyAccessLayers("play")
            .whereLayer("play")
            .mayNotAccessAnyLayer();

    /** The rooms of the app, from the top to the ground; each names the rooms that it may know. */
    @ArchTest
    static final ArchRule packagesOfTheAppKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.app..")
            .layer("app")
            .definedBy("dlx.app")
            .layer("command")
            .definedBy("dlx.app.command..")
            .layer("bench")
            .definedBy("dlx.app.bench")
            .layer("checkpoint")
            .definedBy("dlx.app.checkpoint")
            .layer("export")
            .definedBy("dlx.app.export")
            .layer("project")
            .definedBy("dlx.app.project")
            .layer("plugin")
            .definedBy("dlx.app.plugin")
            .layer("foreign")
            .definedBy("dlx.app.foreign")
            .layer("console")
            .definedBy("dlx.app.console")
            .layer("trace")
            .definedBy("dlx.app.trace")
            .whereLayer("app")
            .mayOnlyAccessLayers("command", "checkpoint", "plugin", "foreign", "console")
            .whereLayer("command")
            .mayOnlyAccessLayers("bench", "checkpoint", "export", "project", "plugin", "foreign", "console", "trace")
            .whereLayer("bench")
            .mayOnlyAccessLayers("console")
            .whereLayer("checkpoint")
            .mayOnlyAccessLayers("console")
            .whereLayer("export")
            .mayOnlyAccessLayers("console")
            .whereLayer("project")
            .mayOnlyAccessLayers("console")
            .whereLayer("plugin")
            .mayOnlyAccessLayers("console")
            .whereLayer("foreign")
            .mayOnlyAccessLayers("console")
            .whereLayer("console")
            .mayNotAccessAnyLayer()
            .whereLayer("trace")
            .mayNotAccessAnyLayer();

    /** The rooms of the commands, which every host has. */
    @ArchTest
    static final ArchRule packagesOfTheCommandsKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.commands..")
            .layer("all")
            .definedBy("dlx.commands")
            .layer("words")
            .definedBy("dlx.commands.words")
            .layer("commands")
            .definedBy("dlx.commands.search", "dlx.commands.reason", "dlx.commands.model")
            .layer("answer")
            .definedBy("dlx.commands.answer")
            .layer("check")
            .definedBy("dlx.commands.check")
            .layer("run")
            .definedBy("dlx.commands.run")
            .layer("option")
            .definedBy("dlx.commands.option")
            .layer("console")
            .definedBy("dlx.commands.console")
            .layer("line")
            .definedBy("dlx.commands.line")
            .layer("json")
            .definedBy("dlx.commands.json")
            .whereLayer("all")
            .mayOnlyAccessLayers("commands", "line")
            .whereLayer("words")
            .mayOnlyAccessLayers("option", "line")
            .whereLayer("commands")
            .mayOnlyAccessLayers("answer", "check", "run", "option", "console", "line", "json")
            .whereLayer("answer")
            .mayOnlyAccessLayers("run", "option", "console", "line", "json")
            .whereLayer("check")
            .mayOnlyAccessLayers("run", "console", "line")
            .whereLayer("run")
            .mayOnlyAccessLayers("option", "console", "line")
            .whereLayer("option")
            .mayOnlyAccessLayers("console", "line")
            .whereLayer("console")
            .mayOnlyAccessLayers("line")
            .whereLayer("line")
            .mayNotAccessAnyLayer()
            .whereLayer("json")
            .mayNotAccessAnyLayer();

    /**
     * The rooms of the core, from the top to the ground; each names the rooms that it may know. The façade knows everything,
     * and nothing below knows the façade.
     */
    @ArchTest
    static final ArchRule packagesOfTheCoreKnowThoseBelowOnly = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("dlx.core..")
            .layer("plugin")
            .definedBy("dlx.core.plugin")
            .layer("generate")
            .definedBy("dlx.core.generate")
            .layer("picture")
            .definedBy("dlx.core.picture")
            .layer("diagnosis")
            .definedBy("dlx.core.diagnosis")
            .layer("puzzles")
            .definedBy("dlx.core.puzzles")
            .layer("model")
            .definedBy("dlx.core.model")
            .layer("core")
            .definedBy("dlx.core")
            .layer("reason")
            .definedBy("dlx.core.reason")
            .layer("run")
            .definedBy("dlx.core.run")
            .layer("plan")
            .definedBy("dlx.core.plan")
            .layer("draw")
            .definedBy("dlx.core.draw")
            .layer("proof")
            .definedBy("dlx.core.proof")
            .layer("text")
            .definedBy("dlx.core.proof.text")
            .layer("sweep")
            .definedBy("dlx.core.engine.sweep")
            .layer("layers")
            .definedBy("dlx.core.engine.sweep.layers")
            .layer("prices")
            .definedBy("dlx.core.engine.prices")
            .layer("partition")
            .definedBy("dlx.core.engine.prices.partition")
            .layer("covering")
            .definedBy("dlx.core.engine.prices.covering")
            .layer("dual")
            .definedBy("dlx.core.engine.prices.dual")
            .layer("linear")
            .definedBy("dlx.core.engine.prices.linear")
            .layer("learn")
            .definedBy("dlx.core.engine.learn")
            .layer("links")
            .definedBy("dlx.core.engine.links")
            .layer("slots")
            .definedBy("dlx.core.engine.slots")
            .layer("masks")
            .definedBy("dlx.core.engine.masks")
            .layer("memo")
            .definedBy("dlx.core.engine.memo")
            .layer("derived")
            .definedBy("dlx.core.derived")
            .layer("threads")
            .definedBy("dlx.core.threads")
            .layer("statistics")
            .definedBy("dlx.core.statistics")
            .layer("engine")
            .definedBy("dlx.core.engine")
            .layer("diagram")
            .definedBy("dlx.core.diagram")
            .layer("nodes")
            .definedBy("dlx.core.diagram.nodes")
            .layer("explain")
            .definedBy("dlx.core.explain")
            .layer("moves")
            .definedBy("dlx.core.view.moves")
            .layer("view")
            .definedBy("dlx.core.view")
            .layer("invariants")
            .definedBy("dlx.core.invariants")
            .layer("messages")
            .definedBy("dlx.core.messages")
            .layer("search")
            .definedBy("dlx.core.search", "dlx.core.search.internal")
            .layer("table")
            .definedBy("dlx.core.table")
            .whereLayer("plugin")
            .mayOnlyAccessLayers("model", "core", "search", "messages")
            .whereLayer("generate")
            .mayOnlyAccessLayers("model", "core", "diagram", "explain", "moves", "view", "search", "puzzles", "engine")
            .whereLayer("picture")
            .mayOnlyAccessLayers("model", "core", "explain", "view", "search")
            .whereLayer("puzzles")
            .mayOnlyAccessLayers("model", "core", "explain", "search")
            .whereLayer("diagnosis")
            .mayOnlyAccessLayers("core", "search")
            .whereLayer("model")
            .mayOnlyAccessLayers("core", "plan", "engine", "threads", "search")
            .whereLayer("core")
            .mayOnlyAccessLayers(
                    "reason",
                    "run",
                    "derived",
                    "draw",
                    "plan",
                    "engine",
                    "diagram",
                    "explain",
                    "threads",
                    "view",
                    "proof",
                    "invariants",
                    "search",
                    "messages")
            .whereLayer("reason")
            .mayOnlyAccessLayers("run", "explain", "invariants", "engine", "search")
            .whereLayer("run")
            .mayOnlyAccessLayers(
                    "explain",
                    "plan",
                    "draw",
                    "derived",
                    "proof",
                    "sweep",
                    "diagram",
                    "invariants",
                    "view",
                    "engine",
                    "search")
            .whereLayer("plan")
            .mayOnlyAccessLayers(
                    "links", "slots", "masks", "memo", "learn", "sweep", "prices", "engine", "moves", "view", "search")
            .whereLayer("draw")
            .mayOnlyAccessLayers("derived", "diagram", "moves", "view", "sweep", "engine", "search")
            .whereLayer("proof")
            .mayOnlyAccessLayers("explain", "text", "dual", "invariants", "engine", "table", "search")
            .whereLayer("text")
            .mayOnlyAccessLayers("search")
            .whereLayer("invariants")
            .mayOnlyAccessLayers("explain", "moves", "view", "engine", "search")
            .whereLayer("sweep")
            .mayOnlyAccessLayers("layers", "memo", "engine", "diagram", "nodes", "table", "search")
            .whereLayer("layers")
            .mayOnlyAccessLayers("engine", "diagram", "nodes", "table", "search")
            .whereLayer("prices")
            .mayOnlyAccessLayers("covering", "partition", "dual", "engine", "search")
            .whereLayer("partition")
            .mayOnlyAccessLayers("linear", "dual", "engine", "search")
            .whereLayer("linear")
            .mayOnlyAccessLayers("dual", "engine", "search")
            .whereLayer("learn")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("covering")
            .mayOnlyAccessLayers("linear", "dual", "engine", "search")
            .whereLayer("dual")
            .mayOnlyAccessLayers("engine", "table", "search")
            .whereLayer("links")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("slots")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("masks")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("memo")
            .mayOnlyAccessLayers("engine", "table", "search")
            .whereLayer("derived")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("threads")
            .mayOnlyAccessLayers("engine", "search")
            .whereLayer("statistics")
            .mayOnlyAccessLayers("moves", "view", "search")
            .whereLayer("engine")
            .mayOnlyAccessLayers("search")
            .whereLayer("diagram")
            .mayOnlyAccessLayers("nodes", "table", "search")
            .whereLayer("nodes")
            .mayOnlyAccessLayers("table")
            .whereLayer("explain")
            .mayOnlyAccessLayers("view", "search", "messages")
            .whereLayer("moves")
            .mayOnlyAccessLayers("view", "search")
            .whereLayer("view")
            .mayOnlyAccessLayers("search")
            .whereLayer("messages")
            .mayOnlyAccessLayers("search")
            .whereLayer("search")
            .mayNotAccessAnyLayer()
            .whereLayer("table")
            .mayNotAccessAnyLayer();

    /**
     * What waits, starts threads, opens files, loads classes or reflects lies in two rooms; a host that has none of it, such as a
     * browser, asks {@code Solver.inOneThread(cover)} and {@code LoadedModel.inOneThread(model, ...)}, which reach none of it.
     */
    @ArchTest
    static final ArchRule twoPackagesAloneWaitOpenAndLoad = noClasses()
            .that()
            .resideInAPackage("dlx.core..")
            .and()
            .resideOutsideOfPackages("dlx.core.plugin..", "dlx.core.threads..")
            .should()
            .dependOnClassesThat(
                    describe("wait, open, load or reflect", c -> c.getName().matches(WAITS_OPENS_LOADS)))
            .orShould(waitOrStartThreads());

    /** So that a browser can answer the page: the server's threads and files lie in rooms that it does not reach. */
    @ArchTest
    static final ArchRule requestsAreAnsweredWithoutThreads = noClasses()
            .that()
            .resideInAnyPackage("dlx.web.direct..", "dlx.web.protocol..", "dlx.web.ask..", "dlx.web.play..")
            .should()
            .dependOnClassesThat(
                    describe("wait, open, load or reflect", c -> c.getName().matches(WAITS_OPENS_LOADS)))
            .orShould(waitOrStartThreads());

    private static ArchCondition<JavaClass> waitOrStartThreads() {
        return new ArchCondition<>("wait, or start threads") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (JavaCodeUnitAccess<?> call : type.getCodeUnitAccessesFromSelf()) {
                    String owner = call.getTargetOwner().getName();
                    String name = call.getTarget().getName();
                    boolean waits = owner.equals("java.lang.Object") && name.equals("wait");
                    boolean threads = owner.equals("java.lang.Thread")
                            && !name.equals("currentThread")
                            && !name.equals("isInterrupted")
                            && !name.equals("interrupt");
                    if (waits || threads) {
                        events.add(SimpleConditionEvent.satisfied(call, call.getDescription()));
                    }
                }
            }
        };
    }

    /** So that a host without threads, which does not call these, does not reach them. */
    @ArchTest
    static final ArchRule fourMethodsAloneKnowTheThreads = noCodeUnits()
            .that()
            .areDeclaredInClassesThat()
            .resideInAPackage("dlx.core..")
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage("dlx.core.threads..")
            .and()
            .haveNameNotMatching("of|threads|async")
            .should(knowThreads());

    @ArchTest
    static final ArchRule commandsMakeSolversForOneThread = noClasses()
            .that()
            .resideInAnyPackage("dlx.commands..", "dlx.browser..")
            .should()
            .callMethod(Solver.class, "of", Cover.class)
            .orShould()
            .callMethod(Solver.class, "builder", Cover.class)
            .because("it reaches the threads, and a browser would compile all code for them");

    private static ArchCondition<JavaCodeUnit> knowThreads() {
        return new ArchCondition<>("know the threads") {
            @Override
            public void check(JavaCodeUnit unit, ConditionEvents events) {
                for (JavaAccess<?> access : unit.getAccessesFromSelf()) {
                    if (access.getTargetOwner().getPackageName().equals("dlx.core.threads")) {
                        events.add(SimpleConditionEvent.satisfied(access, access.getDescription()));
                    }
                }
            }
        };
    }

    /** Whoever checks a proof does not believe in any code that searched. */
    @ArchTest
    static final ArchRule whatChecksProofsKnowsNoEngine = noClasses()
            .that()
            .haveFullyQualifiedName("dlx.core.proof.Checker")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.CheckedCover")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.CheckedWeights")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.CoverState")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.OpenOptions")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.Rings")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.StateKey")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.ProofPath")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.CountedNodes")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.ProofPrices")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.text.Tokens")
            .or()
            .haveFullyQualifiedName("dlx.core.proof.Proof")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.core.engine..", "dlx.core.explain..", "dlx.core.invariants..", "dlx.core.view..")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleNameStartingWith("Searched");
}
