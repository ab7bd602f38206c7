/* The servers for agents, that of this package and that of the program, asked by the SDK of the protocol. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const [command, ...args] = process.env.DLX_MCP.split(' ');
const client = new Client({ name: 'test', version: '1' });
await client.connect(new StdioClientTransport({ command, args: [...args, 'mcp'], env: process.env }));
after(() => client.close());

const call = (name, given, options) => client.callTool({ name, arguments: given }, undefined, options);

test('the server says who it is', () => {
  assert.equal(client.getServerVersion().name, 'dlx');
  assert.match(client.getInstructions(), /exact cover/);
});

test('each tool has a description and two schemas', async () => {
  const { tools } = await client.listTools();
  assert.ok(tools.length >= 14);
  for (const tool of tools) {
    assert.ok(tool.description && tool.title);
    assert.equal(tool.inputSchema.additionalProperties, false);
    assert.equal(tool.outputSchema.type, 'object');
  }
});

// the client checks each answer by the schema of its tool, once it has listed the tools

test('answers are structured', async () => {
  const { structuredContent } = await call('count', { model: 'queens', text: '12' });
  assert.equal(structuredContent.solutions, '14200');
  assert.equal(structuredContent.stopped, 'EXHAUSTED');
});

test('a cover is stated', async () => {
  const cover = { items: ['a', 'b'], secondary: ['x'], options: [['a', 'x:1'], ['b', 'x:2'], { items: ['b', ['x', '1']], label: 'second', weight: 3 }] };
  const { structuredContent } = await call('solve', { cover, limit: 5 });
  assert.deepEqual(structuredContent.found.map(({ labels, score }) => [labels, score]), [[['a x:1', 'second'], '3']]);
});

test('rules are a model', async () => {
  const rules = `puzzle "Rooks"
text g: grid of '.', '#'
item row(r) "row {r}" for r in rows g
item column(c) "column {c}" for c in columns g
option rook(r, c) "{r} {c}" for r, c in g if g[r, c] != '#'
  uses row(r), column(c)
  draws 'R' at r, c
`;
  const { structuredContent } = await call('solve', { rules, text: '.#\n..' });
  assert.equal(structuredContent.found[0].text, 'R#\n.R\n');
});

test('all questions are answered', async () => {
  const sudoku = { model: 'sudoku', text: '1...\n..2.\n.3..\n...4' };
  const asked = {
    models: {}, describe: { model: 'sudoku' }, options: sudoku, solve: sudoku, count: sudoku, unique: sudoku, best: sudoku, sample: sudoku,
    explain: sudoku, hint: sudoku, rate: sudoku, generate: { model: 'sudoku', text: '....\n....\n....\n....' }, prove: sudoku, check: { ...sudoku, moves: ['r1c2=2'] },
  };
  for (const [name, given] of Object.entries(asked)) {
    const { isError, content } = await call(name, given);
    assert.ok(!isError, `${name}: ${content[0].text}`);
  }
  const { structuredContent } = await call('prove', sudoku);
  const checked = await call('verify', { ...sudoku, proof_text: structuredContent.proof_text });
  assert.equal(checked.structuredContent.proved, true);
});

test('a wrong argument is an error of the call', async () => {
  const { isError, content } = await call('count', { model: 'queens', txt: '8' });
  assert.ok(isError);
  assert.match(content[0].text, /does not have the argument "txt"; did you mean "text"\?/);
});

test('a call reports progress, is cancelled, and the next is answered', async () => {
  const stop = new AbortController();
  const reports = [];
  const asked = call('count', { model: 'queens', text: '30', engine: 'links' }, {
    signal: stop.signal,
    timeout: 60_000,
    onprogress: (report) => {
      reports.push(report);
      stop.abort('enough');
    },
  });
  await assert.rejects(asked, /enough/);
  assert.match(reports[0].message, /nodes/);
  const { structuredContent } = await call('count', { model: 'queens', text: '6' });
  assert.equal(structuredContent.solutions, '4');
});

test('a limit is not an answer', async () => {
  const { structuredContent } = await call('solve', { model: 'langford', text: '14', engine: 'links', seconds: 0.2 });
  assert.equal(structuredContent.outcome, 'UNKNOWN');
  assert.equal(structuredContent.stopped, 'TIME');
});
