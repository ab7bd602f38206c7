package dlx.site;

import dlx.site.Guide.Section;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Converts guides in Markdown into pages, with tables and names of headings as on GitHub. */
final class GuideReader {

    private static final List<TablesExtension> EXTENSIONS = List.of((TablesExtension) TablesExtension.create());

    private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
    private final Addresses addresses;

    GuideReader(Addresses addresses) {
        this.addresses = addresses;
    }

    /** Reads a source. Its links lead to other pages, or become text. */
    Guide read(String source, String markdown) {
        Node document = parser.parse(markdown);
        document.accept(new Linking(source));
        Sections sections = new Sections();
        document.accept(sections);
        sections.end();
        HtmlRenderer renderer = HtmlRenderer.builder()
                .escapeHtml(true)
                .percentEncodeUrls(true)
                .nodeRendererFactory(TableHtml::new) // before the extension's renderer, because the first one is used
                .extensions(EXTENSIONS)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading) {
                        attributes.put("id", sections.anchors.get(node));
                    } else if (tag.equals("pre")) {
                        attributes.put("tabindex", "0"); // lets keys scroll wide blocks too
                    } else if (node instanceof Image) {
                        attributes.put("loading", "lazy");
                    }
                })
                .build();
        return new Guide(
                source,
                Addresses.of(source),
                sections.done.get(0).heading(),
                renderer.render(document),
                List.copyOf(sections.done));
    }

    /** Returns the name of a heading in links, as on GitHub. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    /**
     * Converts links between sources into links between pages. A link to a file that is not packed becomes its text.
     */
    private final class Linking extends AbstractVisitor {

        private final String source;

        Linking(String source) {
            this.source = source;
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            Optional<String> to = addresses.link(source, link.getDestination());
            if (to.isPresent()) {
                link.setDestination(to.get());
            } else {
                while (link.getFirstChild() != null) {
                    link.insertBefore(link.getFirstChild());
                }
                link.unlink();
            }
        }

        @Override
        public void visit(Image image) {
            visitChildren(image);
            addresses.link(source, image.getDestination()).ifPresent(image::setDestination);
        }
    }

    /** Collects the text below each heading. */
    private static final class Sections extends AbstractVisitor {

        final Map<Node, String> anchors = new IdentityHashMap<>();
        final List<Section> done = new ArrayList<>();

        private final Map<String, Integer> used = new HashMap<>();
        private final StringBuilder text = new StringBuilder();
        private int level = 1;
        private String anchor = "";
        private String heading = "";

        void end() {
            if (!heading.isEmpty()) {
                done.add(new Section(
                        level, anchor, heading, text.toString().strip().replaceAll("\\s+", " ")));
            }
            text.setLength(0);
        }

        @Override
        public void visit(Heading node) {
            end();
            visitChildren(node);
            level = node.getLevel();
            heading = text.toString().strip();
            text.setLength(0);
            String name = anchor(heading);
            int before = used.merge(name, 1, Integer::sum) - 1;
            anchor = before == 0 ? name : name + '-' + before;
            anchors.put(node, anchor);
        }

        @Override
        public void visit(Paragraph node) {
            visitChildren(node);
            text.append(' ');
        }

        @Override
        public void visit(CustomNode node) {
            visitChildren(node);
            if (node instanceof TableCell) {
                text.append(' ');
            }
        }

        @Override
        public void visit(Text node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(Code node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(FencedCodeBlock node) {
            text.append(node.getLiteral()).append(' ');
        }

        @Override
        public void visit(IndentedCodeBlock node) {
            text.append(node.getLiteral()).append(' ');
        }

        @Override
        public void visit(SoftLineBreak node) {
            text.append(' ');
        }

        @Override
        public void visit(HardLineBreak node) {
            text.append(' ');
        }
    }
}
