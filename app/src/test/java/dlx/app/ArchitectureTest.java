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
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import dlx.api.Cover;
import dlx.core.Solver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tests which packages may use which, on the compiled classes of all modules, as the app runs them. */
@AnalyzeClasses(packages = "dlx", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String WAITS_OPENS_LOADS = "java\\.util\\.concurrent\\.(locks\\..*|Executors|ExecutorService"
            + "|ThreadPoolExecutor|.*BlockingQueue|CountDownLatch|Semaphore|ForkJoin.*)"
            + "|java\\.nio\\.file\\..*|java\\.lang\\.reflect\\..*|java\\.util\\.jar\\..*"
            + "|java\\.lang\\.(ClassLoader|ThreadLocal)|java\\.util\\.ServiceLoader";

    @ArchTest
    static final ArchRule apiKnowsTheJdkOnly = only("dlx.api..", "java..", "dlx.api..");

    @ArchTest
    static final ArchRule coreKnowsTheApiOnly = only("dlx.core..", "java..", "dlx.api..", "dlx.core..");

    @ArchTest
    static final ArchRule modelersKnowTheApiOnly = only("dlx.modelers..", "java..", "dlx.api..", "dlx.modelers..");

    /** The formats refer to models by names and texts, and do not open files: links are read, never fetched. */
    @ArchTest
    static final ArchRule formatsKnowTheApiOnly = classes()
            .that()
            .resideInAPackage("dlx.formats..")
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(
                            "java.lang..",
                            "java.math..",
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
            .resideInAnyPackage("dlx.formats..", "dlx.modelers..", "dlx.rules..")
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
    static final ArchRule appFindsModelersButImportsNone = none("dlx.app..", "dlx.modelers..");

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
                    "dlx.app..",
                    "dlx.web..",
                    "dlx.site..",
                    "dlx.browser..",
                    "dlx.formats..",
                    "dlx.library..",
                    "dlx.commands..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.gson..");

    /** It takes their files, and never a class. */
    @ArchTest
    static final ArchRule theSiteKnowsNobody =
            none("dlx.site..", "dlx.api..", "dlx.core..", "dlx.modelers..", "dlx.web..", "dlx.browser..", "dlx.app..");

    /** Other classes of the app must not load classes of the site or of the Markdown parser. */
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
    static final ArchRule thePageKnowsTheCoreAndNotTheApp = none("dlx.web..", "dlx.app..", "dlx.modelers..");

    /** Other classes of the app must not load classes of the page. */
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
    static final ArchRule onlyTheDoorOfThePageKnowsJetty = noneOutside(List.of("dlx.web"), "org.eclipse.jetty..");

    @ArchTest
    static final ArchRule onePackageOfThePageKnowsOtherPrograms = noClasses()
            .that()
            .resideInAPackage("dlx.web..")
            .and()
            .resideOutsideOfPackage("dlx.web.elsewhere..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dlx.formats..");

    /** The packages of the formats: each program may use the shared packages, but not another program. */
    @ArchTest
    static final ArchRule roomsOfTheFormatsKnowThoseBelowOnly = rooms("dlx.formats", """
            formats: penpa pzpr burr links tables boards sudoku text
            penpa: sudoku text
            pzpr: sudoku text
            burr: text
            links: sudoku text
            tables: text
            boards: text
            sudoku: text
            text:
            """);

    /** So that a browser can run them. */
    @ArchTest
    static final ArchRule rulesKnowTheApiAndSuggestions =
            only("dlx.rules..", "java.lang..", "java.util..", "dlx.api..", "dlx.core.messages..", "dlx.rules..");

    /** The rooms of rules. */
    @ArchTest
    static final ArchRule roomsOfTheRulesKnowThoseBelowOnly = rooms("dlx.rules", """
            rules: parse rule expression value
            parse: rule expression value
            rule: expression value
            expression: value
            value:
            """);

    /** The rooms of the page. */
    @ArchTest
    static final ArchRule packagesOfThePageKnowThoseBelowOnly = rooms("dlx.web", """
            web: protocol threads elsewhere wire play
            direct: protocol elsewhere play
            protocol: elsewhere wire play
            threads: play
            file: protocol wire play
            elsewhere: play
            wire: play
            play:
            """);

    /** The packages of the app, from top to bottom, each with the packages that it may use. */
    @ArchTest
    static final ArchRule packagesOfTheAppKnowThoseBelowOnly = rooms("dlx.app", """
            app: command checkpoint plugin foreign console
            command: bench checkpoint export project plugin foreign mcp console trace
            bench: console
            checkpoint: console
            export: console
            project: console
            plugin: console
            foreign: console
            mcp:
            console:
            trace:
            """);

    /** The answers for programs: messages of a protocol become requests. */
    @ArchTest
    static final ArchRule toolsKnowTheLibrary = rooms("dlx.library", """
            tools: library
            library:
            """);

    /** The rooms of the commands, which every host has. */
    @ArchTest
    static final ArchRule packagesOfTheCommandsKnowThoseBelowOnly = rooms("dlx.commands", """
            commands: search line
            words: option line
            search+reason+model: answer check run option console line json
            answer: run option console line json
            check: run console line
            run: option console line
            option: console line
            console: line
            line:
            json:
            """);

    /**
     * The packages of the core, from top to bottom, each with the packages that it may use. The façade may use all
     * packages, and no other package may use the façade.
     */
    @ArchTest
    static final ArchRule packagesOfTheCoreKnowThoseBelowOnly = rooms("dlx.core", """
            plugin: model core search messages
            generate: model core diagram explain moves view search puzzles symmetry engine
            picture: model core explain view table search
            diagnosis: core search
            puzzles: model core explain search
            model: core plan engine threads search
            core: reason run constraint derived draw symmetry plan engine diagram explain threads view proof invariants search messages
            reason: run constraint explain symmetry invariants engine search
            run: constraint prices schedule plan draw derived proof sweep orbits symmetry diagram view engine search
            schedule: learn links local prices sweep explain invariants engine search
            plan: links slots masks memo learn local sweep orbits prices engine moves view search
            draw: derived diagram moves view sweep engine search
            proof: constraint explain text dual invariants engine table search
            proof.text: search
            engine.sweep: layers memo engine diagram nodes table search
            engine.sweep.layers: engine diagram nodes table search
            engine.prices: covering partition dual engine search
            engine.prices.partition: linear dual symmetry engine search
            engine.prices.covering: linear dual symmetry engine search
            engine.prices.dual: engine table search
            engine.prices.linear: dual engine search
            engine.learn: orbits engine constraint search
            engine.links: engine constraint search
            engine.local: engine search
            engine.orbits: symmetry engine search
            engine.slots: engine search
            engine.masks: engine search
            engine.memo: engine table search
            derived: symmetry engine search
            symmetry: engine table search
            threads: engine search
            statistics: moves view table search
            engine: constraint search
            constraint: search
            diagram: nodes table search
            diagram.nodes: table
            explain: view search messages
            view.moves: view search
            view: search
            invariants: explain moves view engine search
            messages: search
            search+search.internal:
            table:
            """);

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

    /** The server's threads and files are in packages that the answers do not use, so a browser can answer the page. */
    @ArchTest
    static final ArchRule requestsAreAnsweredWithoutThreads = noClasses()
            .that()
            .resideInAnyPackage("dlx.web.direct..", "dlx.web.protocol..", "dlx.web.play..")
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

    /** The code that checks proofs does not rely on code that searched. */
    @ArchTest
    static final ArchRule whatChecksProofsKnowsNoEngine = noClasses()
            .that()
            .haveNameMatching("dlx\\.core\\.proof\\.(Checker|CheckedCover|CheckedWeights|CoverState|OpenOptions|Rings"
                    + "|StateKey|ProofPath|CountedNodes|ProofPrices|text\\.Tokens|Proof)")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dlx.core.engine..", "dlx.core.explain..", "dlx.core.invariants..", "dlx.core.view..")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleNameStartingWith("Searched");

    /** Returns the rule of a table whose lines name a package below a root and, after a colon, the packages that it may know; several make one room with a plus. */
    private static ArchRule rooms(String root, String table) {
        Map<String, String[]> known = new LinkedHashMap<>();
        LayeredArchitecture rule = layeredArchitecture().consideringOnlyDependenciesInAnyPackage(root + "..");
        for (String line : table.split("\n")) {
            String[] paths = line.substring(0, line.indexOf(':')).split("\\+");
            String name = paths[0].substring(paths[0].lastIndexOf('.') + 1);
            rule = rule.layer(name)
                    .definedBy(Stream.of(paths)
                            .map(path -> root.endsWith('.' + path) ? root : root + '.' + path)
                            .toArray(String[]::new));
            known.put(name, line.substring(line.indexOf(':') + 1).strip().split(" "));
        }
        for (Map.Entry<String, String[]> room : known.entrySet()) {
            LayeredArchitecture.LayerDependencySpecification one = rule.whereLayer(room.getKey());
            rule = room.getValue()[0].isEmpty() ? one.mayNotAccessAnyLayer() : one.mayOnlyAccessLayers(room.getValue());
        }
        return rule;
    }

    /** Returns the rule that classes of one package do not depend on classes of others. */
    private static ArchRule none(String from, String... to) {
        return noClasses()
                .that()
                .resideInAPackage(from)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(to);
    }

    /** Returns the rule that classes outside of some packages do not depend on classes of another one. */
    private static ArchRule noneOutside(List<String> from, String to) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(from.toArray(String[]::new))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(to);
    }

    /** Returns the rule that classes of one package depend on classes of some packages alone. */
    private static ArchRule only(String from, String... to) {
        return classes()
                .that()
                .resideInAPackage(from)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(to);
    }
}
