#!/usr/bin/env python3
"""Checks a proof of dlx:  python3 check.py COVER.json PROOF

COVER.json is the output of `dlx export MODEL FILE --to json`. Needs only Python 3. Prints one line; the exit code is
0 if the proof proves its claim and 1 if it does not. The form is described in ../proofs.md.
"""
import hashlib, json, re, secrets, sys

FREE = 2**31 - 1
LONGEST = 5000  # characters of a word
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)  # a count may have as many digits as a word has characters


class Flaw(Exception):
    pass


class Tokens:
    """The words of a proof, read one after the other."""

    def __init__(self, text):
        self.words, self.at, self.word = re.findall("[^ \t\r\n]+", text), 0, ""

    def next(self):
        self.word = self.words[self.at] if self.at < len(self.words) else ""
        self.at += 1
        if len(self.word) > LONGEST:
            raise self.wrong("a word of at most %d characters" % LONGEST)
        return self.word

    def wrong(self, expected):
        found = '"%s"' % re.sub("[^!-~]", "?", self.word[:30]) if self.word else "the end"
        return Flaw("word %d: found %s; expected %s" % (self.at, found, expected))

    def expect(self, word):
        if self.next() != word:
            raise self.wrong(word)

    def number(self, least=-2**63, most=2**63 - 1, expected="a number"):
        if not re.fullmatch(r"0|-?[1-9][0-9]*", self.next()) or not least <= int(self.word) <= most:
            raise self.wrong(expected)
        return int(self.word)


def is_cover(cover):
    """Returns True if the value has the form of a cover, so that later code need not check it again."""
    def one(value, least, most):
        return type(value) is int and least <= value <= most

    def numbers(values, most):
        return isinstance(values, list) and all(one(n, 1, most) for n in values)

    def item(i):
        return isinstance(i, dict) and type(i.get("primary")) is bool and (
            not i["primary"] or all(one(i.get(key), 0, FREE) for key in ("at_least", "at_most")))

    def option(o):
        if not isinstance(o, dict) or not numbers(o.get("items"), len(items)):
            return False
        colors = o.get("colors", [])
        return one(o.get("weight", 0), -2**63, 2**63 - 1) and isinstance(colors, list) and (
            len(colors) in (0, len(o["items"])) and all(c is None or isinstance(c, str) for c in colors))

    if not isinstance(cover, dict):
        return False
    items, options = cover.get("items"), cover.get("options")
    return isinstance(items, list) and one(cover.get("clauses", 0), 0, len(items)) and isinstance(options, list) and all(map(item, items)) and all(map(option, options)) and (
        numbers(cover.get("taken"), len(options)) and numbers(cover.get("banned"), len(options))
        and numbers(cover.get("relaxed"), len(items)))


def digests(cover):
    """Yields the digests of the cover and its givens, one for each possible numbering of its colors."""
    items, options = cover["items"], cover["options"]
    names = list(dict.fromkeys(c for o in options for c in o.get("colors", []) if c is not None))
    colorings = [{name: k for k, name in enumerate(names)}]
    if all(re.fullmatch("[0-9]{1,10}", name) for name in names):
        colorings.append({name: int(name) for name in names})
    for numbers in colorings:
        yield digest(cover, items, options, numbers)


def digest(cover, items, options, color):
    four, eight = lambda n: n.to_bytes(4, "big"), lambda n: n.to_bytes(8, "big", signed=True)
    weighted = any(o.get("weight", 0) for o in options)
    bounded = any(i.get("at_least", 1) != 1 or i.get("at_most", 1) != 1 for i in items)
    out = b"dlx-cover\1" + four(len(items)) + four(len(options)) + four(sum(len(o["items"]) for o in options))
    out += bytes([bool(color) + 2 * weighted + 4 * bounded]) + bytes(i["primary"] for i in items)
    if bounded:
        out += b"".join(four(i.get("at_least", 1)) + four(i.get("at_most", 1)) for i in items)
    parts = [out]
    for o in options:
        parts.append(four(len(o["items"])))
        for item, name in zip(o["items"], o.get("colors") or [None] * len(o["items"])):
            parts.append(four(item - 1))
            if color:
                parts.append(four(0 if name is None else color[name] + 1))
        if weighted:
            parts.append(eight(o.get("weight", 0)))
    text = hashlib.sha256(b"".join(parts)).hexdigest()
    for name in ("taken", "banned", "relaxed"):
        text += "\n" + " ".join([name] + [str(n) for n in sorted(cover[name])])
    return hashlib.sha256((text + "\n").encode()).hexdigest()


class State:
    """The open options, how often each item is covered, and the trail for undoing."""

    def __init__(self, cover):
        items, options = cover["items"], cover["options"]
        relaxed = {i - 1 for i in cover["relaxed"]}
        self.primary = [i["primary"] for i in items]
        self.least = [0 if not i["primary"] or n in relaxed else i["at_least"] for n, i in enumerate(items)]
        self.most = [i["at_most"] if i["primary"] else 1 for i in items]
        self.fixed = [i["primary"] and n not in relaxed and i["at_least"] == i["at_most"] for n, i in enumerate(items)]
        self.options = [[(i - 1, c) for i, c in zip(o["items"], o.get("colors") or [None] * len(o["items"]))]
                        for o in options]
        self.weight = [o.get("weight", 0) for o in options]
        self.of = [[] for _ in items]
        for k, nodes in enumerate(self.options):
            for i, c in nodes:
                self.of[i].append((k, c))
                if c is not None:
                    self.most[i] = FREE
        self.open, self.open_count = [True] * len(options), len(options)
        self.times, self.unmet = [0] * len(items), sum(n > 0 for n in self.least)
        self.trail, self.key = [], 0
        self.item_key = [secrets.randbits(128) for _ in items]
        self.option_key = [secrets.randbits(128) for _ in options]
        self.taken = [k - 1 for k in cover["taken"]]
        for k in cover["banned"]:
            self.exclude(k - 1)
        for i in range(len(items)):
            if self.most[i] == 0:
                for k, _ in self.of[i]:
                    self.exclude(k)
        self.contradictory = not all(self.open[k] and self.take(k) for k in self.taken)
        for k, nodes in enumerate(self.options):
            if all(i in relaxed for i, _ in nodes if self.primary[i]):
                self.exclude(k)

    def exclude(self, k):
        if self.open[k]:
            self.open[k], self.open_count, self.key = False, self.open_count - 1, self.key - self.option_key[k]
            self.trail.append(k)

    def take(self, k):
        self.exclude(k)
        self.trail[-1] = ~k
        for i, c in self.options[k]:
            self.times[i] += 1
            self.key += self.item_key[i]
            if self.primary[i]:
                self.unmet -= self.times[i] == self.least[i]
                if self.times[i] == self.most[i]:
                    for other, _ in self.of[i]:
                        self.exclude(other)
            else:
                for other, d in self.of[i]:
                    if c is None or c != d:
                        self.exclude(other)
        return True

    def undo(self, mark):
        while len(self.trail) > mark:
            k = self.trail.pop()
            if k < 0:
                k = ~k
                for i, _ in self.options[k]:
                    self.unmet += self.times[i] == self.least[i]
                    self.times[i] -= 1
                    self.key -= self.item_key[i]
            self.open[k], self.open_count, self.key = True, self.open_count + 1, self.key + self.option_key[k]


def base(cover):
    """Removes the last items, which state clauses of the puzzle's constraint: the proof has those that it needs."""
    n = len(cover["items"]) - cover.get("clauses", 0)
    clauses = {i: [] for i in range(n + 1, len(cover["items"]) + 1)}
    for k, o in enumerate(cover["options"]):
        for i in o["items"]:
            clauses.get(i, []).append(k + 1)
    cover["stated"] = list(clauses.values())
    cover["items"] = cover["items"][:n]
    for o in cover["options"]:
        if o.get("colors"):
            o["colors"] = [c for i, c in zip(o["items"], o["colors"]) if i <= n]
        o["items"] = [i for i in o["items"] if i <= n]


def check(cover, text):
    t = Tokens(text)
    base(cover)
    for word in ("dlx-proof", "1", "items", str(len(cover["items"])), "options", str(len(cover["options"])), "digest"):
        t.expect(word)
    if t.next() not in digests(cover):
        raise t.wrong("the digest of this puzzle and its givens")
    t.expect("claim")
    s, kind = State(cover), t.next()
    if kind == "at-least":
        return solutions(t, s)
    if kind not in ("none", "unique", "count", "best"):
        raise t.wrong("none, unique, count, best or at-least")
    claimed = {"none": 0, "unique": 1}.get(kind)
    sign, best, price, scale = 1, None, None, 1
    if kind == "count":
        claimed = t.number(0, 10**LONGEST)
    if kind == "best":
        if t.next() not in ("greatest", "least"):
            raise t.wrong("greatest or least")
        sign = 1 if t.word == "greatest" else -1
        best = sign * t.number()
    t.next()
    if t.word == "clause":
        read_clauses(t, cover)
        s = State(cover)
    met = False
    if kind == "best":
        if t.word == "solution":
            worth = sign * (sum(s.weight[k] for k in s.taken) + sum(s.weight[k] for k in solution(t, s)))
            met = worth == best
        if t.word != "prices":
            raise t.wrong("prices")
        scale = t.number(1)
        price = [t.number() for _ in s.least]
        for k, nodes in enumerate(s.options):
            if s.open[k] and scale * sign * s.weight[k] > sum(price[i] for i, _ in nodes):
                raise t.wrong("prices of its items that come to what option %d is worth" % (k + 1))
        t.next()
    if t.word != "tree" and (t.word != "ledger" or price) and (t.word != "weights" or claimed != 0 or s.contradictory):
        raise t.wrong("tree, ledger or, where there is no solution, weights")
    found, nodes = 0, 0
    if t.word == "weights":
        weigh(t, s)
        nodes = 1
    elif not s.contradictory:
        found, nodes, meets = tree(t, s, t.word == "ledger", sign, best, price, scale)
        met |= meets
    t.expect("end")
    if t.next():
        raise t.wrong("nothing after the end")
    if best is not None:
        if not met:
            raise Flaw("it meets no solution of the score %d; expected one" % (sign * best))
        return "the %s score is %d" % ("greatest" if sign > 0 else "least", sign * best), nodes
    if found != claimed:
        raise Flaw("it proves %s; expected %s, as its header claims" % (words(found), words(claimed)))
    return words(found), nodes


def words(n):
    return "no solution" if n == 0 else "exactly one solution" if n == 1 else "exactly {:,} solutions".format(n)


def solution(t, s):
    """Reads the options of a solution, without the given ones; the word is then the word after them."""
    options, start = [], len(s.trail)
    while re.fullmatch("[1-9][0-9]{0,9}", t.next()):
        k = int(t.word) - 1
        if k >= len(s.options) or options and k <= options[-1] or not s.open[k]:
            raise t.wrong("an open option after the one before")
        s.take(k)
        options.append(k)
    if s.contradictory or s.unmet:
        raise t.wrong("an option more, for some item must be covered yet")
    s.undo(start)
    return options


def read_clauses(t, cover):
    """Adds clauses of the puzzle's constraint as items: those of the export, taken for granted; dlx verify asks again."""
    while t.word == "clause":
        demand = numbers(t, "when")
        if demand not in cover["stated"]:
            raise t.wrong("a clause that the last items of the cover state")
        numbers(t, "says")
        t.next()
        cover["items"].append({"primary": True, "at_least": 1, "at_most": FREE})
        for k in demand:
            option = cover["options"][k - 1]
            option["items"].append(len(cover["items"]))
            if option.get("colors"):
                option["colors"].append(None)
        t.next()


def numbers(t, word):
    found = []
    while t.next() != word:
        if not re.fullmatch("[1-9][0-9]{0,9}", t.word):
            raise t.wrong("an option, or \"%s\"" % word)
        found.append(int(t.word))
    return found


def solutions(t, s):
    number, before = t.number(1, FREE), None
    t.next()
    for _ in range(number):
        if t.word != "solution":
            raise t.wrong("solution")
        options = solution(t, s)
        if before is not None and before >= options:
            raise t.wrong("a solution, after the one before")
        before = options
    if t.word != "end" or t.next():
        raise t.wrong("the end")
    return "at least " + ("one solution" if number == 1 else "{:,} solutions".format(number)), number


def weigh(t, s):
    """Reads weights with which each open option weighs 0, but the remaining demands do not: so there is no solution."""
    modulus = t.number(0, FREE, "0, or a modulus from 2 to %d" % FREE)
    if modulus == 1:
        raise t.wrong("0, or a modulus from 2 to %d" % FREE)
    zero, weights = lambda n: n % modulus == 0 if modulus else n == 0, []
    for i, fixed in enumerate(s.fixed):
        least, most = (0, modulus - 1) if modulus else (-2**63, 2**63 - 1)
        weights.append(t.number(least, most, "the weight of item %d, from %d to %d" % (i + 1, least, most)))
        if weights[i] and not fixed:
            raise t.wrong("0, for item %d need not be covered a certain number of times" % (i + 1))
    for k, nodes in enumerate(s.options):
        if s.open[k] and not zero(sum(weights[i] for i, _ in nodes)):
            raise t.wrong("weights with which option %d weighs 0, or a multiple of the modulus" % (k + 1))
    if zero(sum(w * (s.least[i] - s.times[i]) for i, w in enumerate(weights))):
        raise t.wrong("weights with which all items together do not weigh 0, or a multiple of the modulus")


def tree(t, s, ledger, sign, best, price, scale):
    """Reads the tree; returns the number of solutions, the number of nodes, and True if the best score occurs."""
    frames, counted, nodes, met = [], [], 0, False
    worth = sign * sum(s.weight[k] for k in s.taken)
    found = [0]  # solutions below each branch on the way from the root
    while True:
        nodes += 1
        word = t.next()
        if re.fullmatch("[1-9][0-9]{0,9}", word):
            i = int(word) - 1
            if i >= len(s.least) or not s.primary[i]:
                raise t.wrong("a primary item")
            options = [k for k, _ in s.of[i] if s.open[k]]
            if not options and s.times[i] >= s.least[i]:
                raise t.wrong("an item that must be covered yet, or that has an open option")
            frames.append([i, options, 0, len(s.trail), len(s.trail), worth, len(counted)])
            counted.append((s.key, None))
            found.append(0)
        elif re.fullmatch("-[1-9][0-9]{0,9}", word):
            k, mark = int(word[1:]) - 1, len(s.trail)
            if k >= len(s.options) or not s.open[k]:
                raise t.wrong("an open option after the minus")
            s.take(k)
            i = t.number(1, len(s.least), "a primary item") - 1
            if s.least[i] - s.times[i] <= sum(s.open[other] for other, _ in s.of[i]):
                raise t.wrong("an item that could not be covered any more if option %d were taken" % (k + 1))
            s.undo(mark)
            s.exclude(k)
            continue
        elif word == "weights":
            weigh(t, s)
        elif word == "S":
            if s.unmet or s.open_count:
                raise t.wrong("an item, for not everything is covered, or some option is open")
            if best is not None and worth > best:
                raise t.wrong("no solution better than the score claimed")
            met |= worth == best
            found[-1] += 1
        elif ledger and re.fullmatch("=[1-9][0-9]{0,9}", word):
            n = int(word[1:]) - 1
            if n >= len(counted) or counted[n][1] is None or counted[n][0] != s.key:
                raise t.wrong("the number of a node counted before in the same state")
            found[-1] += counted[n][1]
        elif word == "B" and price is not None:
            bound = scale * worth
            for i, p in enumerate(price):
                if p > 0:
                    free = s.most[i] == FREE
                    bound += p * (sum(s.open[k] for k, _ in s.of[i]) if free else s.most[i] - s.times[i])
                elif p < 0:
                    bound += p * max(0, s.least[i] - s.times[i])
            if bound >= scale * (best + 1):
                raise t.wrong("an item or S, for the prices leave room for a better score")
        else:
            raise t.wrong("an item's number, S" + (" or =" if ledger else "") + (" or B" if price else ""))
        while frames:
            f = frames[-1]
            i, options, tried, start, mark, worth, number = f
            s.undo(mark)
            if 0 < tried <= len(options):
                s.exclude(options[tried - 1])  # until this node is left
                f[4] = len(s.trail)
            left = len(options) - tried
            if left >= 0 and left >= s.least[i] - s.times[i]:
                f[2] += 1
                if left:
                    s.take(options[tried])
                    worth += sign * s.weight[options[tried]]
                break
            s.undo(start)
            frames.pop()
            below = found.pop()
            found[-1] += below
            counted[number] = (counted[number][0], below) if ledger else None
        if not frames:
            return found[0], nodes, met


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.split("\n\n")[0], file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            cover = json.loads(file.readline())
        with open(arguments[1], encoding="latin-1") as file:
            text = file.read()
        if not is_cover(cover):
            raise ValueError("no such object")
    except OSError as error:
        print("%s: %s" % (error.filename, error.strerror), file=sys.stderr)
        return 2
    except (ValueError, RecursionError):  # not JSON, or too deep
        print("%s: not a cover; expected the output of dlx export --to json" % arguments[0], file=sys.stderr)
        return 2
    try:
        claim, nodes = check(cover, text)
    except Flaw as flaw:
        print("the proof is wrong: %s" % flaw)
        return 1
    given = re.findall("(?m)^clause ", text)
    print("proved: {} ({:,} node{}{})".format(
        claim, nodes, "" if nodes == 1 else "s", "; clauses of the puzzle: %d" % len(given) if given else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
