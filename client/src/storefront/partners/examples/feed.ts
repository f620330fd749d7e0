// Stores each item in a file. The first run fetches all stock, and later runs fetch only the changes: node feed.ts
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

const { FACET_URL, FACET_KEY } = process.env;

await mkdir('stock', { recursive: true });
const cursor = existsSync('cursor.txt') ? await readFile('cursor.txt', 'utf8') : '';

const response = await fetch(`${FACET_URL}/api/feed?${new URLSearchParams({ cursor })}`, {
  headers: { Authorization: `Bearer ${FACET_KEY}` },
});
// 410: the cursor has expired, for example because your prices have changed. Delete cursor.txt and start again.
if (!response.ok || response.body === null) throw new Error(`${response.status}: ${await response.text()}`);

for await (const line of createInterface({ input: Readable.from(response.body) })) {
  const change = JSON.parse(line);
  const file = `stock/${change.type}-${change.id}.json`;
  if (change.action === 'UPSERT') await writeFile(file, JSON.stringify(change.item));
  else if (change.action === 'REMOVE') await rm(file, { force: true });
  // Save the cursor only after all lines before it have been processed.
  else await writeFile('cursor.txt', change.cursor);
}
