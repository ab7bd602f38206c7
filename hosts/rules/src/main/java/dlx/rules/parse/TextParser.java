package dlx.rules.parse;

import dlx.rules.expression.Expression;
import dlx.rules.expression.Token;
import dlx.rules.expression.Token.Kind;
import dlx.rules.rule.GridText;
import dlx.rules.rule.NumberText;
import dlx.rules.rule.Opening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a statement {@code text}, after this word. */
record TextParser(ExpressionParser in) {

    Opening read() {
        List<Token> names = new ArrayList<>();
        do {
            names.add(in.name("the name of a text"));
        } while (in.takes(","));
        in.expect(":");
        Token form = in.expect(Kind.NAME, "number, grid or table");
        if (form.is("number")) {
            List<Integer> slots = names.stream().map(in.scope::declare).toList();
            return new NumberText(names.stream().map(Token::text).toList(), slots, about());
        }
        if (!form.is("grid") && !form.is("table")) {
            throw Cursor.unknown(form, List.of("number", "grid", "table"), "a form of text");
        }
        if (names.size() > 1) {
            throw names.get(1).wrong("is one too many", "one name of a grid");
        }
        int slot = in.scope.declareGrid(names.get(0));
        Optional<GridText.Size> size = Optional.empty();
        if (in.look().kind() == Kind.NUMBER || in.look(1).is("by")) {
            Expression rows = in.sum();
            Token by = in.look();
            in.expect("by");
            size = Optional.of(new GridText.Size(by, rows, in.sum()));
        }
        int from = in.at + 1;
        List<Expression> allowed = in.takes("of") ? in.listed() : List.of();
        String shown = allowed.isEmpty() ? "" : in.textFrom(from);
        return new GridText(names.get(0).text(), slot, form.is("table"), size, allowed, shown, about());
    }

    private String about() {
        return in.look().kind() == Kind.SENTENCE ? in.take().text() : "";
    }
}
