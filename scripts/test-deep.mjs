// npm run test:deep [-- <path>]: runs the property-based tests with many more random cases than `npm test`. The cases
// differ on each run. The script prints the seed. TEST_SEED=<seed> repeats the same cases.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, root, run } from './project.mjs';

const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
const wanted = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  const files = ['tests', 'server/src'].flatMap(sweepsBelow).filter(isWanted);
  console.log(`TEST_SEED=${seed} npm run test:deep repeats the same cases.`);
  const quietly = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  await run(
    'jest',
    findNode(),
    ['node_modules/jest/bin/jest.js', '--testTimeout=3600000', '--runTestsByPath', ...files],
    {
      env: { TEST_DEEP: '1', TEST_SEED: seed, NODE_OPTIONS: quietly.join(' ') },
    },
  );
});

/** Returns the paths of property-based test files. */
function sweepsBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.test.ts') && /\bfast-check\b/.test(readFileSync(path.join(root, file), 'utf8')));
}

function isWanted(file) {
  return wanted.length === 0 || wanted.some((part) => file.includes(part));
}
