import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { FacetClient, sync } from '@facet/client';
import { fileStore } from '@facet/client/node';

const facet = new FacetClient({ url: process.env.FACET_URL ?? 'http://localhost:4000', key: process.env.FACET_KEY });
await mkdir('stock', { recursive: true });

await sync(facet, {
  store: fileStore('stock.state'),
  follow: false,
  onUpsert: ({ type, id, item }, generation) => writeFile(`stock/${type}-${id}`, JSON.stringify({ generation, item })),
  onRemove: ({ type, id }) => rm(`stock/${type}-${id}`, { force: true }),
  async removeStale(generation) {
    for (const name of await readdir('stock')) {
      const stored = JSON.parse(await readFile(`stock/${name}`, 'utf8'));
      if (stored.generation !== generation) await rm(`stock/${name}`);
    }
  },
});
