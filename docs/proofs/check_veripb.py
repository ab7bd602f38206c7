#!/usr/bin/env python3
"""Checks a proof in VeriPB's form:  python3 check_veripb.py FORMULA.opb PROOF.pbp

FORMULA.opb is the output of `dlx export MODEL FILE --to veripb` (`--to opb` for a best score or no solution), PROOF.pbp of `--proof PROOF.pbp
--proof-format veripb`. Needs only Python 3. Prints one line; the exit code is 0 if the proof proves its conclusion and
1 if it does not. It supports the rules that dlx uses: f, rup of clauses, pol with + * d and literals, sol, soli, solx, and the conclusions.
../proofs.md describes the formats and names their publications.
"""
import re, sys

LONGEST = 5000  # digits of a number
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)  # sums may be longer than the numbers read
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_\[\]{}^-]+")
NUMBER = re.compile(r"[+-]?[0-9]+")


class Flaw(Exception):
    pass


def number(word, expected="a number"):
    if not NUMBER.fullmatch(word) or len(word) > LONGEST:
        raise Flaw('found "%s"; expected %s' % (shown(word), expected))
    return int(word)


def shown(text):
    return re.sub("[^ -~]", "?", text[:30])


class Constraint:
    """A sum of literals times positive factors that must be at least the degree. A literal is v or -v for the variable v."""

    def __init__(self, pairs, degree):
        """Creates a constraint from any integer factors, with positive factors and one literal per variable."""
        factor = {}
        for a, literal in pairs:
            v = abs(literal)
            degree -= a if literal < 0 else 0  # a times not-v is a minus a times v
            factor[v] = factor.get(v, 0) + (a if literal > 0 else -a)
        self.terms = {(v if a > 0 else -v): abs(a) for v, a in factor.items() if a}
        self.degree = degree - sum(a for a in factor.values() if a < 0)

    def pairs(self):
        return [(a, literal) for literal, a in self.terms.items()]

    def plus(self, other):
        return Constraint(self.pairs() + other.pairs(), self.degree + other.degree)

    def times(self, n):
        return Constraint([(n * a, literal) for a, literal in self.pairs()], n * self.degree)

    def divided(self, n):
        return Constraint([(-(-a // n), literal) for a, literal in self.pairs()], -(-self.degree // n))

    def is_contradiction(self):
        return sum(self.terms.values()) < self.degree


class Names:
    """The numbers of the variables by name, from 1."""

    def __init__(self):
        self.of = {}

    def literal(self, word, is_new=False):
        sign, name = (-1, word[1:]) if word.startswith("~") else (1, word)
        if name not in self.of:
            if not is_new or not NAME.fullmatch(name):
                raise Flaw('found "%s"; expected a variable of the formula' % shown(word))
            self.of[name] = len(self.of) + 1
        return sign * self.of[name]

    def sum(self, words, is_new=False):
        if len(words) % 2:
            raise Flaw("found a sum of %d words; expected a factor and a literal for each term" % len(words))
        return [(number(words[k], "a factor"), self.literal(words[k + 1], is_new)) for k in range(0, len(words), 2)]


def statements(text, comment):
    """Yields the statements between semicolons as lists of words; a comment ends with its line."""
    for words in re.sub(comment, " ", text).split(";"):
        yield words.split()


class Formula:
    def __init__(self, text):
        self.names, self.constraints, self.objective, self.preserved = Names(), [], None, None
        all_statements = list(statements(text, re.compile(r"^\*.*$", re.M)))
        if all_statements.pop():
            raise Flaw("a semicolon is missing after the last statement of the formula")
        for words in all_statements:
            self.read(words)

    def read(self, words):
        kind = words[0] if words else ""
        if kind == "min:" and self.objective is None and not self.constraints:
            self.objective = self.names.sum(words[1:], True)
        elif kind == "preserved:" and self.preserved is None and not self.constraints:
            self.preserved = [self.names.literal(word, True) for word in words[1:]]
            if len(set(self.preserved)) < len(self.preserved) or min(self.preserved, default=1) < 0:
                raise Flaw("preserved: expected variables, each once")
        else:
            relation = words[-2] if len(words) >= 2 else ""
            if relation not in (">=", "="):
                raise Flaw('found "%s" in the formula; expected a constraint with >= or =' % shown(" ".join(words)))
            pairs, right = self.names.sum(words[:-2], True), number(words[-1])
            self.constraints.append(Constraint(pairs, right))
            if relation == "=":
                self.constraints.append(Constraint([(-a, l) for a, l in pairs], -right))


class Propagation:
    """Unit propagation. Clauses watch two literals; other constraints store their slack."""

    def __init__(self, variables):
        self.variables = variables
        self.is_true, self.is_false = set(), set()
        self.trail, self.done = [], 0
        self.watches = {}  # literal: clauses to visit when it becomes false; the two watched literals come first
        self.sums = {}  # literal: (sum, factor)
        self.is_refuted = False

    def add(self, constraint):
        """Adds a constraint permanently, and its consequences."""
        if constraint.degree <= 0 or self.is_refuted:
            return
        if constraint.degree == 1:
            self.add_clause(list(constraint.terms))
        else:
            terms = sorted(constraint.terms.items(), key=lambda t: -t[1])
            room = sum(a for l, a in terms if l not in self.is_false) - constraint.degree
            entry = [room, terms]
            for l, a in terms:
                self.sums.setdefault(l, []).append((entry, a))
            self.is_refuted = not self.look(entry)
        self.is_refuted = self.is_refuted or not self.propagate()

    def add_clause(self, literals):
        literals.sort(key=lambda l: l in self.is_false)
        free = sum(l not in self.is_false for l in literals[:2])
        if free == 0:
            self.is_refuted = True
        elif len(literals) > 1:
            for l in literals[:2]:
                self.watches.setdefault(l, []).append(literals)
        if free == 1 and literals[0] not in self.is_true:
            self.assign(literals[0])

    def assign(self, literal):
        self.is_true.add(literal)
        self.is_false.add(-literal)
        self.trail.append(literal)

    def assume(self, literals):
        """Assumes literals and their consequences; returns False on a contradiction."""
        for l in literals:
            if l in self.is_false:
                return False
            if l not in self.is_true:
                self.assign(l)
        return self.propagate()

    def propagate(self):
        while self.done < len(self.trail):
            false = -self.trail[self.done]
            self.done += 1
            fits = True
            for entry, a in self.sums.get(false, ()):
                entry[0] -= a
            for entry, a in self.sums.get(false, ()):
                fits = fits and self.look(entry)
            if not fits or not self.visit(false):
                return False
        return True

    def look(self, entry):
        """Assigns the literals that a sum needs for its degree; returns False if it cannot reach the degree."""
        room, terms = entry
        if room < 0:
            return False
        for l, a in terms:
            if a <= room:
                break
            if l not in self.is_true and l not in self.is_false:
                self.assign(l)
        return True

    def visit(self, false):
        watching, kept = self.watches.get(false, []), []
        for k, clause in enumerate(watching):
            if clause[0] == false:
                clause[0], clause[1] = clause[1], false
            others = () if clause[0] in self.is_true else range(2, len(clause))
            for place in others:
                if clause[place] not in self.is_false:
                    clause[1], clause[place] = clause[place], false
                    self.watches.setdefault(clause[1], []).append(clause)
                    break
            else:
                kept.append(clause)
                if clause[0] in self.is_true:
                    continue
                if clause[0] in self.is_false:
                    kept.extend(watching[k + 1:])
                    self.watches[false] = kept
                    return False
                self.assign(clause[0])
        self.watches[false] = kept
        return True

    def undo(self, length):
        while len(self.trail) > length:
            literal = self.trail.pop()
            self.is_true.discard(literal)
            self.is_false.discard(-literal)
            if len(self.trail) < self.done:
                for entry, a in self.sums.get(-literal, ()):
                    entry[0] += a
        self.done = min(self.done, length)

    def refutes(self, literals):
        """Returns True if literals and their consequences contradict each other."""
        start = len(self.trail)
        refuted = self.is_refuted or not self.assume(literals)
        self.undo(start)
        return refuted

    def complete(self, literals):
        """Returns the only assignment with these literals that satisfies all constraints, if unit propagation finds it."""
        if self.is_refuted:
            return None
        start = len(self.trail)
        found = set(self.is_true) if self.assume(literals) and len(self.trail) == self.variables else None
        self.undo(start)
        return found


class Checker:
    def __init__(self, formula):
        self.formula, self.names = formula, formula.names
        self.database = [None] + formula.constraints
        self.logged = {"sol": 0, "soli": 0, "solx": 0}
        self.best = None
        self.propagation = Propagation(len(self.names.of))
        for constraint in formula.constraints:
            self.propagation.add(constraint)

    def check(self, text):
        head = re.match(r"pseudo-Boolean proof version 3\.[0-9]+[ \t]*\r?\n", text)
        if not head:
            raise Flaw('found "%s"; expected "pseudo-Boolean proof version 3.0" (dlx verify and check.py check our own form)'
                       % shown(text.split("\n")[0]))
        rules = list(statements(text[head.end():], re.compile(r"%.*$", re.M)))
        if len(rules) < 4 or rules[-1] or rules[-2] != "end pseudo-Boolean proof".split() or rules[-4] != ["output", "NONE"]:
            raise Flaw('found a different end; expected "output NONE", a conclusion and "end pseudo-Boolean proof"')
        for at, words in enumerate(rules[:-4], 1):
            try:
                self.rule(words, at == 1)
            except Flaw as flaw:
                raise Flaw("rule %d: %s" % (at, flaw)) from None
        return self.conclude(rules[-3]), len(rules) - 1

    def rule(self, words, is_first):
        name, rest = (words[0], words[1:]) if words else ("", [])
        if name == "f" and is_first and len(rest) == 1:
            if number(rest[0]) != len(self.formula.constraints):
                raise Flaw("found %s constraints; expected %d: the proof belongs to another formula, perhaps with other --pin or --forbid"
                           % (shown(rest[0]), len(self.formula.constraints)))
        elif name == "rup":
            self.add(self.rup(rest))
        elif name == "pol":
            self.add(self.pol(rest))
        elif name in self.logged:
            self.solution(name, [self.names.literal(word) for word in rest])
        else:
            raise Flaw('found "%s"; expected one of f (first), rup, pol, sol, soli, solx' % shown(name))

    def add(self, constraint):
        self.database.append(constraint)
        self.propagation.add(constraint)

    def rup(self, words):
        if words[-2:-1] != [">="]:
            raise Flaw(">= is missing before the last word; expected a clause")
        constraint = Constraint(self.names.sum(words[:-2]), number(words[-1]))
        if constraint.degree > 1:
            raise Flaw("found the degree %d; expected a clause" % constraint.degree)
        if constraint.degree == 1 and not self.propagation.refutes([-l for l in constraint.terms]):
            raise Flaw("unit propagation does not find a contradiction")
        return constraint

    def constraint(self, word):
        if isinstance(word, Constraint):
            return word
        n = number(word, "the number of a constraint")
        if not 0 < n < len(self.database):
            raise Flaw('found "%s"; expected a constraint from 1 to %d' % (shown(word), len(self.database) - 1))
        return self.database[n]

    def pol(self, words):
        stack = []
        for word in words:
            if word in ("+", "*", "d"):
                if len(stack) < 2:
                    raise Flaw('found "%s"; expected two operands before it' % word)
                right, left = stack.pop(), self.constraint(stack.pop())
                if word == "+":
                    stack.append(left.plus(self.constraint(right)))
                    continue
                if not isinstance(right, str) or number(right) < (word == "d"):
                    raise Flaw('expected a number before "%s" that is not negative' % word)
                stack.append(left.times(int(right)) if word == "*" else left.divided(int(right)))
            elif NUMBER.fullmatch(word):
                stack.append(word)
            else:
                stack.append(Constraint([(1, self.names.literal(word))], 0))
        if len(stack) != 1:
            raise Flaw("found %d constraints at the end; expected one" % len(stack))
        return self.constraint(stack[0])

    def solution(self, name, literals):
        if name == "soli" and self.formula.objective is None:
            raise Flaw("found soli; expected a formula with an objective (dlx export --to opb)")
        if name == "solx" and self.formula.preserved is None:
            raise Flaw("found solx; expected a formula with variables preserved (dlx export --to veripb)")
        found = self.propagation.complete(literals)
        if found is None:
            raise Flaw("expected a complete solution that was not excluded before")
        self.logged[name] += 1
        if self.formula.objective is not None:
            value = sum(a for a, l in self.formula.objective if l in found)
            self.best = value if self.best is None else min(self.best, value)
            if name == "soli":
                self.add(Constraint([(-a, l) for a, l in self.formula.objective], 1 - value))
        if name == "solx":
            self.add(Constraint([(1, -v if v in found else v) for v in self.formula.preserved], 1))

    def refutation(self, words):
        """Checks that the words are a colon and the number of a constraint that cannot be satisfied."""
        if len(words) != 2 or words[0] != ":" or not self.constraint(words[1]).is_contradiction():
            raise Flaw("conclusion: expected a colon and the number of a contradiction")

    def conclude(self, words):
        kind, rest = " ".join(words[:2]), words[2:]
        found = sum(self.logged.values())
        if kind.startswith("conclusion ENUMERATION_") and self.logged["solx"] == found and rest:
            n = number(rest[0])
            if n != found:
                raise Flaw("conclusion: found %d solutions; expected %d" % (found, n))
            if kind == "conclusion ENUMERATION_COMPLETE":
                self.refutation(rest[1:])
                return "exactly %s" % counted(n)
            if kind == "conclusion ENUMERATION_PARTIAL" and len(rest) == 1 and n > 0:
                return "at least %s" % counted(n)
        elif kind == "conclusion UNSAT" and found == 0 and self.formula.objective is None:
            self.refutation(rest)
            return "no solution"
        elif kind == "conclusion BOUNDS" and rest[:1] == rest[3:] == ["INF"] and found == 0 and self.formula.objective is not None:
            self.refutation(rest[1:3])
            return "no solution"
        elif kind == "conclusion SAT" and not rest and found > 0:
            return "at least one solution"
        elif kind == "conclusion BOUNDS" and len(rest) == 4 and self.best is not None and self.logged["solx"] == 0:
            low, high = number(rest[0]), number(rest[3])
            if low != high or low != self.best:
                raise Flaw("conclusion: found different bounds; expected %d : CONSTRAINT %d" % (self.best, self.best))
            self.refutation(rest[1:3])
            return "the least value of the objective is %d" % low
        raise Flaw('found "%s"; expected a conclusion that the rules before allow' % shown(" ".join(words)))


def counted(n):
    return "one solution" if n == 1 else "{:,} solutions".format(n)


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    try:
        formula, proof = (open(name, encoding="ascii", errors="replace", newline="").read() for name in arguments)
    except OSError as error:
        print("%s: %s" % (error.filename, error.strerror), file=sys.stderr)
        return 2
    try:
        checker = Checker(Formula(formula))
    except Flaw as flaw:
        print("%s: %s" % (arguments[0], flaw), file=sys.stderr)
        return 2
    try:
        claim, rules = checker.check(proof)
    except Flaw as flaw:
        print("the proof is wrong: %s" % flaw)
        return 1
    print("proved: {} ({:,} rules)".format(claim, rules))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
