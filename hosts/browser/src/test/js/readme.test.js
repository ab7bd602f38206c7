/* The examples of the README, run as they stand there, in a folder where the package was installed. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = process.cwd();
const readme = await readFile(join(folder, 'node_modules/dlx-exact-cover/README.md'), 'utf8');

/** The blocks of the README, in their order. */
const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({ language, text }));

for (const [k, { language, text }] of blocks.entries()) {
  if (language !== 'js') {
    continue;
  }
  test(`example ${k}: ${text.split('\n').find((line) => line.includes('await'))?.trim()}`, async () => {
    const file = join(folder, `example-${k}.mjs`);
    await writeFile(file, text);
    const { stdout, stderr } = await run(process.execPath, [file], { cwd: folder, timeout: 120_000 });
    assert.equal(stderr, '');
    assert.equal(blocks[k + 1]?.language, 'text', 'what an example prints stands after it');
    if (process.env.WRITE_README) {
      blocks[k + 1].text = stdout;
      return;
    }
    assert.equal(stdout, blocks[k + 1].text);
  });
}

test('the README shows every question', () => {
  for (const name of ['solve', 'count', 'unique', 'best', 'sample', 'explain', 'hint', 'rate', 'alive', 'generate', 'open', 'puzzles', 'cover']) {
    assert.match(readme, new RegExp(`### .*\`${name}\``));
  }
});

if (process.env.WRITE_README) {
  test('written', async () => {
    let k = 0;
    const written = readme.replace(/^```(\w+)\n(.*?)^```$/gms, (_, language) => `\`\`\`${language}\n${blocks[k++].text}\`\`\``);
    await writeFile(process.env.WRITE_README, written);
  });
}
