package dlx.app;

import static org.assertj.core.api.Assertions.assertThat;

import dlx.app.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds what decision 29 promises: all that is published is described, and what may change is marked. */
class PublicApiTest {

    /** Complete records that users create: a place in a text, a sum. All other records may get further components. */
    private static final Set<String> WHOLE = Set.of(
            "dlx.api.Area",
            "dlx.api.Line",
            "dlx.api.Word",
            "dlx.core.explain.Rating",
            "dlx.core.plugin.ModelRegistry.Place",
            "dlx.core.search.Tally");

    private static final String ALL = "all of it";

    private static final Pattern NAME = Pattern.compile("dlx\\.[\\w.]+");

    /** Types are looked at by themselves, components of records by the methods that give them. */
    private static final Set<ElementKind> NO_MEMBERS = EnumSet.of(
            ElementKind.CLASS,
            ElementKind.INTERFACE,
            ElementKind.ENUM,
            ElementKind.RECORD,
            ElementKind.ANNOTATION_TYPE,
            ElementKind.RECORD_COMPONENT);

    /** Methods that the compiler gives to enums and records. */
    private static final Set<String> GIVEN = Set.of("values", "valueOf", "equals", "hashCode", "toString");

    private static final Set<String> SEEN = new TreeSet<>();
    private static final List<String> UNDATED = new ArrayList<>();
    private static final List<String> UNDESCRIBED = new ArrayList<>();
    private static final List<String> HANDED_OUT = new ArrayList<>();
    private static final Set<String> OPEN_RECORDS = new TreeSet<>();
    private static final Map<String, Set<String>> EXPERIMENTAL = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        PublishedTypes.forEach(PublicApiTest::look);
        assertThat(SEEN)
                .hasSizeGreaterThan(150)
                .contains("dlx.api.Cover", "dlx.core.Solver", "dlx.guice.DlxModule", "dlx.formats.Imported")
                .contains("dlx.testkit.ExactCoverModelContract", "dlx.core.explain.Refutation.Dead");
    }

    @Test
    void typesSayWhenTheyCame() {
        assertThat(UNDATED).isEmpty();
    }

    /** With all their parameters. A constructor of a record has those of the record. */
    @Test
    void typesAndMembersAreDescribed() {
        assertThat(UNDESCRIBED).isEmpty();
    }

    @Test
    void nothingStableHandsOutWhatIsExperimental() {
        assertThat(HANDED_OUT).isEmpty();
    }

    /** So that a further component breaks nobody who keeps to what is stable. */
    @Test
    void constructorsOfRecordsThatMayGrowAreMarked() {
        assertThat(OPEN_RECORDS).isEqualTo(new TreeSet<>(WHOLE));
    }

    @Test
    void theGuideNamesWhatIsExperimental() throws IOException {
        String guide = Files.readString(Page.ROOT.resolve("docs/embedding.md"));
        String named = Pattern.compile("(?s)\\n## Stable and experimental\\n.*?\\n```\\n(.*?)```")
                .matcher(guide)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        StringBuilder expected = new StringBuilder();
        EXPERIMENTAL.forEach((pack, names) -> expected.append(pack)
                .append(": ")
                .append(String.join(", ", names))
                .append('\n'));
        assertThat(named).isEqualTo(expected.toString());
    }

    /**
     * The packages in which a release is compared with the previous one: all exported packages except experimental
     * ones.
     */
    @Test
    void whatIsStableIsComparedWithTheLastRelease() throws IOException {
        String pom = Files.readString(Page.ROOT.resolve("dlx-core/pom.xml"));
        Set<String> compared = new TreeSet<>();
        Pattern.compile("<include>([\\w.]+)</include>").matcher(pom).results().forEach(m -> compared.add(m.group(1)));
        Set<String> stable = new TreeSet<>(PublishedTypes.packages().keySet());
        stable.removeIf(name -> !name.startsWith("dlx.core")
                || EXPERIMENTAL.getOrDefault(name, Set.of()).contains(ALL));
        assertThat(compared).isEqualTo(stable);
    }

    private static void look(TypeElement type, Elements elements) {
        SEEN.add(type.toString());
        describe(type, elements);
        boolean marked = isMarked(type);
        if (marked) {
            nameMark(type, elements);
        } else {
            Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                    .forEach(parent -> handOut(type.toString(), parent, elements));
        }
        for (Element member : type.getEnclosedElements()) {
            if (!isPublished(member) || NO_MEMBERS.contains(member.getKind())) {
                continue;
            }
            describe(type, member, elements);
            String name = type + "." + member.getSimpleName();
            if (!marked && isMarked(member) && member.getKind() != ElementKind.CONSTRUCTOR) {
                note(member, elements);
            } else if (!isMarked(member)) {
                signature(member).forEach(part -> handOut(name, part, elements));
                if (type.getKind() == ElementKind.RECORD && member.getKind() == ElementKind.CONSTRUCTOR) {
                    OPEN_RECORDS.add(type.toString());
                }
            }
        }
    }

    private static void nameMark(TypeElement type, Elements elements) {
        Element top = type;
        while (hasMark(top.getEnclosingElement())) {
            top = top.getEnclosingElement();
        }
        if (top.getKind() == ElementKind.PACKAGE) {
            note(type, ALL, elements);
        } else if (hasMark(type)) {
            note(type, name(type), elements);
        }
    }

    private static void note(Element member, Elements elements) {
        Element type = member.getEnclosingElement();
        String name = name(type) + "." + member.getSimpleName();
        boolean isOverloaded = type.getEnclosedElements().stream()
                        .filter(other -> other.getSimpleName().equals(member.getSimpleName()))
                        .filter(other -> other.getKind() == ElementKind.METHOD && isPublished(other))
                        .count()
                > 1;
        note(member, isOverloaded ? name + '(' + kinds((ExecutableElement) member) + ')' : name, elements);
    }

    private static void note(Element element, String name, Elements elements) {
        String pack = elements.getPackageOf(element).toString();
        EXPERIMENTAL.computeIfAbsent(pack, key -> new TreeSet<>()).add(name);
    }

    /** With the types around it, without the package. */
    private static String name(Element type) {
        boolean isTop = type.getEnclosingElement().getKind() == ElementKind.PACKAGE;
        return (isTop ? "" : name(type.getEnclosingElement()) + ".") + type.getSimpleName();
    }

    private static String kinds(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter ->
                        parameter.asType().toString().replaceAll("<.*>", "").replaceAll(".*\\.", ""))
                .collect(Collectors.joining(", "));
    }

    private static void handOut(String giver, TypeMirror given, Elements elements) {
        NAME.matcher(given.toString())
                .results()
                .map(match -> elements.getTypeElement(match.group()))
                .filter(type -> type != null && isMarked(type))
                .forEach(type -> HANDED_OUT.add(giver + " knows " + type));
    }

    private static Stream<TypeMirror> signature(Element member) {
        if (member instanceof ExecutableElement code) {
            Stream<TypeMirror> parameters = code.getParameters().stream().map(VariableElement::asType);
            Stream<TypeMirror> bounds = code.getTypeParameters().stream().flatMap(p -> p.getBounds().stream());
            return Stream.of(Stream.of(code.getReturnType()), parameters, bounds, code.getThrownTypes().stream())
                    .flatMap(part -> part);
        }
        return Stream.of(member.asType());
    }

    private static void describe(TypeElement type, Elements elements) {
        String comment = comment(type, elements);
        if (!type.getNestingKind().isNested() && !comment.contains("@since 0.1")) {
            UNDATED.add(type.toString());
        }
        List<String> wanted = new ArrayList<>(List.of(""));
        type.getRecordComponents().forEach(component -> wanted.add("@param " + component.getSimpleName()));
        type.getTypeParameters().forEach(parameter -> wanted.add("@param <" + parameter + ">"));
        lacks(type.toString(), comment, wanted);
    }

    private static void describe(TypeElement type, Element member, Elements elements) {
        if (elements.getOrigin(member) != Elements.Origin.EXPLICIT || isInherited(member)) {
            return;
        }
        List<String> wanted = new ArrayList<>(List.of(""));
        boolean isOfRecord = type.getKind() == ElementKind.RECORD && member.getKind() == ElementKind.CONSTRUCTOR;
        if (member instanceof ExecutableElement code && !isOfRecord) {
            code.getParameters().forEach(parameter -> wanted.add("@param " + parameter.getSimpleName()));
            code.getTypeParameters().forEach(parameter -> wanted.add("@param <" + parameter + ">"));
            if (member.getKind() == ElementKind.METHOD && code.getReturnType().getKind() != TypeKind.VOID) {
                wanted.add("@return");
            }
        }
        lacks(type + "." + member, comment(member, elements), wanted);
    }

    private static void lacks(String what, String comment, List<String> wanted) {
        if (comment.isBlank()) {
            UNDESCRIBED.add(what);
            return;
        }
        wanted.stream().filter(tag -> !comment.contains(tag)).forEach(tag -> UNDESCRIBED.add(what + " " + tag));
    }

    /** What overrides is described where it was declared; what a component of a record gives, at the record. */
    private static boolean isInherited(Element member) {
        Element type = member.getEnclosingElement();
        boolean isOfRecord = member.getKind() == ElementKind.METHOD
                && ElementFilter.recordComponentsIn(type.getEnclosedElements()).stream()
                        .anyMatch(component -> member.equals(component.getAccessor()));
        boolean isGiven = type.getKind() == ElementKind.ENUM || type.getKind() == ElementKind.RECORD;
        return isOfRecord
                || isGiven && GIVEN.contains(member.getSimpleName().toString())
                || member.getAnnotation(Override.class) != null;
    }

    private static String comment(Element element, Elements elements) {
        String comment = elements.getDocComment(element);
        return comment == null ? "" : comment;
    }

    private static boolean isPublished(Element member) {
        return member.getModifiers().contains(Modifier.PUBLIC)
                || member.getModifiers().contains(Modifier.PROTECTED)
                        && !member.getEnclosingElement().getModifiers().contains(Modifier.FINAL);
    }

    private static boolean isMarked(Element element) {
        return hasMark(element) || element.getEnclosingElement() != null && isMarked(element.getEnclosingElement());
    }

    private static boolean hasMark(Element element) {
        return element.getAnnotationMirrors().stream()
                .anyMatch(mark -> mark.getAnnotationType().toString().equals("dlx.api.Experimental"));
    }
}
