// A file for each item. The first run brings all stock, later ones what has changed: node feed.ts
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
// 410: the cursor leads no further, as when your prices have changed. Begin anew, without it.
if (!response.ok || response.body === null) throw new Error(`${response.status}: ${await response.text()}`);

for await (const line of createInterface({ input: Readable.from(response.body) })) {
  const change = JSON.parse(line);
  const file = `stock/${change.type}-${change.id}.json`;
  if (change.action === 'UPSERT') await writeFile(file, JSON.stringify(change.item));
  else if (change.action === 'REMOVE') await rm(file, { force: true });
  // Everything above it is taken over.
  else await writeFile('cursor.txt', change.cursor);
}
