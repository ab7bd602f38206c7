/*
 * Exact covers by dancing links: a second opinion on what dlx answers, in another language and with no line in common.
 *
 * Written from the description of Algorithm X in Knuth, The Art of Computer Programming 4B, 7.2.2.1: options are rows
 * of nodes with a spacer between; the item with fewest options comes next, the leftmost where several have as few.
 * Secondary items are covered like others, but never chosen.
 *
 * Reads families of sets as the model "sets" does, and answers each family by its first solutions (numbers of options
 * from 1, ascending, a solution per line) and a line "= COUNT"; "= ?" where the search was given up.
 *
 *     exactcover [first] SOLUTIONS NODES FILE     first: the leftmost item comes next, however many options it has
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 200000
#define BLANKS " \t\r\n"

static char *name[MOST];                /* of items 1..items */
static int llink[MOST], rlink[MOST];    /* of items; 0 is the root of those still to be covered */
static int len[MOST];                   /* how many options hold an item */
static int ulink[MOST], dlink[MOST];    /* of nodes; those up to items are headers, of spacers see option() */
static int top[MOST];                   /* the item of a node; of a spacer minus the number of the option before it */
static int chosen[MOST], number[MOST];
static int items, last, options, leftmost;
static long shown, most_shown, nodes, most_nodes, solutions;

static void hide(int p) {
    for (int q = p + 1; q != p;) {
        if (top[q] <= 0) { q = ulink[q]; continue; }
        dlink[ulink[q]] = dlink[q], ulink[dlink[q]] = ulink[q], len[top[q]]--, q++;
    }
}

static void unhide(int p) {
    for (int q = p - 1; q != p;) {
        if (top[q] <= 0) { q = dlink[q]; continue; }
        dlink[ulink[q]] = q, ulink[dlink[q]] = q, len[top[q]]++, q--;
    }
}

static void cover(int i) {
    for (int p = dlink[i]; p != i; p = dlink[p]) hide(p);
    rlink[llink[i]] = rlink[i], llink[rlink[i]] = llink[i];
}

static void uncover(int i) {
    rlink[llink[i]] = i, llink[rlink[i]] = i;
    for (int p = ulink[i]; p != i; p = ulink[p]) unhide(p);
}

static int next_item(void) {
    int best = rlink[0];
    for (int i = best; i != 0 && !leftmost; i = rlink[i])
        if (len[i] < len[best]) best = i;
    return best;
}

static int ascending(const void *a, const void *b) { return *(const int *) a - *(const int *) b; }

static void visit(int level) {
    solutions++;
    if (shown++ >= most_shown) return;
    for (int l = 0; l < level; l++) {
        int p = chosen[l];
        while (top[p] > 0) p++;
        number[l] = -top[p];
    }
    qsort(number, level, sizeof number[0], ascending);
    for (int l = 0; l < level; l++) printf(l ? " %d" : "%d", number[l]);
    printf("\n");
}

static void search(int level) {
    if (rlink[0] == 0) { visit(level); return; }
    int i = next_item();
    cover(i);
    for (int x = dlink[i]; x != i && nodes <= most_nodes; x = dlink[x]) {
        nodes++;
        chosen[level] = x;
        for (int p = x + 1; p != x;) if (top[p] <= 0) p = ulink[p]; else cover(top[p++]);
        search(level + 1);
        for (int p = x - 1; p != x;) if (top[p] <= 0) p = dlink[p]; else uncover(top[p--]);
    }
    uncover(i);
}

static void fail(const char *what) { fprintf(stderr, "exactcover: %s\n", what); exit(1); }

/* The words behind "items"; those before the bar are linked to the root. */
static void begin(void) {
    int secondary = 0;
    items = options = 0, llink[0] = rlink[0] = 0;
    for (char *word; (word = strtok(NULL, BLANKS));) {
        if (!strcmp(word, "|")) { secondary = 1; continue; }
        int i = ++items;
        free(name[i]), name[i] = strdup(word);
        len[i] = 0, ulink[i] = dlink[i] = llink[i] = rlink[i] = i;
        if (!secondary) llink[i] = llink[0], rlink[i] = 0, rlink[llink[0]] = i, llink[0] = i;
    }
    last = items + 1, top[last] = 0;
}

/* The words behind a set's name. A spacer's ulink is the first node of the option before it, its dlink the last node of the option behind it. */
static void option(void) {
    int first = last + 1, spacer = last;
    for (char *word; (word = strtok(NULL, BLANKS));) {
        int i = 1;
        while (i <= items && strcmp(name[i], word)) i++;
        if (i > items || last > MOST - 3) fail(i > items ? "unknown item" : "too large");
        int p = ++last;
        top[p] = i, len[i]++, ulink[p] = ulink[i], dlink[p] = i, dlink[ulink[i]] = p, ulink[i] = p;
    }
    dlink[spacer] = last, ulink[++last] = first, top[last] = -++options;
}

static void answer(void) {
    shown = nodes = solutions = 0;
    search(0);
    if (nodes > most_nodes) printf("= ?\n"); else printf("= %ld\n", solutions);
}

int main(int arguments, char **argument) {
    leftmost = arguments == 5;
    if (arguments < 4) fail("expected [first] SOLUTIONS NODES FILE");
    most_shown = atol(argument[arguments - 3]), most_nodes = atol(argument[arguments - 2]);
    FILE *file = fopen(argument[arguments - 1], "r");
    if (!file) fail("no such file");
    char *line = NULL;
    size_t room = 0;
    int any = 0;
    while (getline(&line, &room, file) > 0) {
        char *word = strtok(line, BLANKS);
        if (!word || *word == '#') continue;
        if (strcmp(word, "items")) { option(); continue; }
        if (any) answer();
        any = 1, begin();
    }
    if (any) answer();
    return 0;
}
