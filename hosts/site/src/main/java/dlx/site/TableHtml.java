package dlx.site;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Renders tables in a scrolling box, so that a phone shows them. A head without words is left out, because screen
 * readers would read it aloud.
 */
final class TableHtml implements NodeRenderer {

    private final HtmlNodeRendererContext context;
    private final HtmlWriter html;

    TableHtml(HtmlNodeRendererContext context) {
        this.context = context;
        this.html = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(TableBlock.class, TableHead.class, TableBody.class, TableRow.class, TableCell.class);
    }

    @Override
    public void render(Node node) {
        html.line();
        if (node instanceof TableBlock) {
            html.tag(
                    "div", new TreeMap<>(Map.of("class", "wide", "tabindex", "0"))); // sorted: the same bytes each time
            element("table", node, Map.of());
            html.tag("/div");
        } else if (node instanceof TableCell cell) {
            boolean isHead = cell.isHeader() && cell.getFirstChild() != null;
            element(
                    isHead ? "th" : "td",
                    cell,
                    cell.getAlignment() == TableCell.Alignment.RIGHT ? Map.of("class", "number") : Map.of());
        } else if (node instanceof TableHead) {
            if (hasWords(node)) {
                element("thead", node, Map.of());
            }
        } else {
            element(node instanceof TableBody ? "tbody" : "tr", node, Map.of());
        }
        html.line();
    }

    private void element(String name, Node node, Map<String, String> attributes) {
        html.tag(name, attributes);
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            context.render(child);
        }
        html.tag('/' + name);
    }

    private static boolean hasWords(Node head) {
        for (Node cell = head.getFirstChild().getFirstChild(); cell != null; cell = cell.getNext()) {
            if (cell.getFirstChild() != null) {
                return true;
            }
        }
        return false;
    }
}
