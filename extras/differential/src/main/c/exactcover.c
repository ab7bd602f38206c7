/*
 * Exact covers by dancing links: a second opinion on what dlx answers, in another language and with no line in common.
 *
 * Written from the description of Algorithms X, C and M in Knuth, The Art of Computer Programming 4B, 7.2.2.1: options
 * are rows of nodes with a spacer between. Of the items that must still be covered, the one with least choice comes next,
 * then one of less slack, of more options, the leftmost; when none must be, the leftmost that has an option. Its first
 * option is tried, then set aside, while as many are left as it needs; in the end it is left as it is, if it may be.
 * Secondary items are covered or purified like others, but never chosen.
 *
 * Reads families of sets as the model "sets" does, and answers each family by its first solutions (numbers of options
 * from 1, ascending, a solution per line) and a line "= COUNT"; "= ?" where the search was given up. Primary items may
 * have bounds (FROM:TO|NAME), and items of a set a color of one character (NAME:COLOR).
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
static int llink[MOST], rlink[MOST];    /* of items; 0 is the root of those that may still be covered */
static int bound[MOST], slack[MOST];    /* of items: how often they may still be covered, and how many of that need not be */
static int len[MOST];                   /* how many options hold an item */
static int ulink[MOST], dlink[MOST];    /* of nodes; those up to items are headers, of spacers see option() */
static int top[MOST];                   /* the item of a node; of a spacer minus the number of the option before it */
static int color[MOST];                 /* of nodes, 0 for none, negative where the item has it; of purified items theirs */
static int chosen[MOST], number[MOST];
static int items, last, options, leftmost;
static long shown, most_shown, nodes, most_nodes, solutions;

static void hide(int p) {
    for (int q = p + 1; q != p;) {
        if (top[q] <= 0) { q = ulink[q]; continue; }
        if (color[q] >= 0) dlink[ulink[q]] = dlink[q], ulink[dlink[q]] = ulink[q], len[top[q]]--;
        q++;
    }
}

static void unhide(int p) {
    for (int q = p - 1; q != p;) {
        if (top[q] <= 0) { q = dlink[q]; continue; }
        if (color[q] >= 0) dlink[ulink[q]] = q, ulink[dlink[q]] = q, len[top[q]]++;
        q--;
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

/* Takes note that an option taken holds the item of this node: at its bound, or without color, no other option may. */
static void commit(int p) {
    int i = top[p];
    if (color[p] < 0) return;
    if (color[p] == 0) { if (--bound[i] == 0) cover(i); return; }
    color[i] = color[p];
    for (int q = dlink[i]; q != i; q = dlink[q]) if (color[q] == color[i]) color[q] = -1; else hide(q);
}

static void uncommit(int p) {
    int i = top[p];
    if (color[p] < 0) return;
    if (color[p] == 0) { if (bound[i]++ == 0) uncover(i); return; }
    for (int q = ulink[i]; q != i; q = ulink[q]) if (color[q] < 0) color[q] = color[i]; else unhide(q);
}

static int need(int i) { return bound[i] > slack[i] ? bound[i] - slack[i] : 0; }

static int is_before(int i, int j) {
    int more = (len[i] - need(i)) - (len[j] - need(j));
    if (more != 0) return more < 0;
    return slack[i] != slack[j] ? slack[i] < slack[j] : len[i] > len[j];
}

/* 0 if all items are covered often enough and no option is left. */
static int next_item(void) {
    int best = 0;
    for (int i = rlink[0]; i != 0; i = rlink[i])
        if (need(i) && (!best || (!leftmost && is_before(i, best)))) best = i;
    for (int i = rlink[0]; i != 0 && !best; i = rlink[i]) if (len[i]) best = i;
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

static void search(int level);

/* The options of item i from the first one on; it needs so many of them. */
static void branch(int i, int needed, int level) {
    int x = dlink[i], is_full = bound[i] == 0;
    if (nodes > most_nodes) return;
    if (x == i || len[i] < needed) { if (!needed) nodes++, search(level); return; }
    nodes++, chosen[level] = x;
    if (!is_full) hide(x);
    dlink[i] = dlink[x], ulink[dlink[x]] = i, len[i]--;
    for (int p = x + 1; p != x;) if (top[p] <= 0) p = ulink[p]; else commit(p++);
    search(level + 1);
    for (int p = x - 1; p != x;) if (top[p] <= 0) p = dlink[p]; else uncommit(p--);
    branch(i, needed, level);
    dlink[i] = x, ulink[dlink[x]] = x, len[i]++;
    if (!is_full) unhide(x);
}

static void search(int level) {
    int i = next_item();
    if (i == 0) { visit(level); return; }
    int needed = need(i);
    if (--bound[i] == 0) cover(i);
    branch(i, needed, level);
    if (bound[i]++ == 0) uncover(i);
}

static void fail(const char *what) { fprintf(stderr, "exactcover: %s\n", what); exit(1); }

/* The words behind "items"; those before the bar are linked to the root. */
static void begin(void) {
    int secondary = 0;
    items = options = 0, llink[0] = rlink[0] = 0;
    for (char *word; (word = strtok(NULL, BLANKS));) {
        if (!strcmp(word, "|")) { secondary = 1; continue; }
        int i = ++items, least = 1, most = 1;
        char *bar = strchr(word, '|');
        if (bar) {
            if (sscanf(word, "%d:%d|", &least, &most) == 1) most = least;
            word = bar + 1;
        }
        free(name[i]), name[i] = strdup(word);
        bound[i] = most, slack[i] = most - least, color[i] = 0;
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
        char *colon = strchr(word, ':');
        if (colon) *colon = 0;
        while (i <= items && strcmp(name[i], word)) i++;
        if (i > items || last > MOST - 3) fail(i > items ? "unknown item" : "too large");
        int p = ++last;
        top[p] = i, color[p] = colon ? (unsigned char) colon[1] : 0, len[i]++, ulink[p] = ulink[i], dlink[p] = i, dlink[ulink[i]] = p, ulink[i] = p;
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
