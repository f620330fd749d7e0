import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'client/src/admin';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

const notices = [...readFileSync('docs/failure-notices.md', 'utf8').matchAll(/^- (.+)$/gm)].map(
  ([, text = '']) => text,
);

/** Names of stock types, from which the notices on stock screens are composed (`noticesOf`). */
const types: readonly { noun: string; plural: string }[] = JSON.parse(readFileSync('stock.declaration.json', 'utf8'));
const ofStock = new Set<string>(
  types.flatMap(({ noun, plural }) => [
    ...[`Error adding a ${noun}`, `Error changing ${noun} status`, `Error deleting ${noun}`],
    ...[`Error fetching ${plural}`, `Error updating ${noun}`, `Error changing ${plural}`],
  ]),
);

test('shows every documented failure notice on at least one screen', () => {
  expect(notices.length).toBeGreaterThanOrEqual(49);
  expect(notices.filter((text) => !sources.includes(text) && !ofStock.has(text))).toEqual([]);
});

test('uses the documented success notices verbatim', () => {
  for (const text of [
    'Import successul. The page will reload to show the updated data',
    'Delete successul. The page will reload to show the updated data',
    'Email scheduled for sending',
  ]) {
    expect(sources).toContain(text);
  }
});
