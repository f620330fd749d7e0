// npm run schema:release: copies schema.graphql to the released schema, which clients rely on. Rejects unannounced
// breaking changes unless --force is set. Use --force only if no client relies on the released schema.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';
import { unannouncedBreaks } from './schema-changes.mjs';

const file = path.join(root, 'schema.released.graphql');

await main(async () => {
  const current = await readFile(path.join(root, 'schema.graphql'), 'utf8');
  if (existsSync(file) && !process.argv.includes('--force')) {
    const breaks = await unannouncedBreaks(
      await readFile(file, 'utf8'),
      current,
      new Date().toISOString().slice(0, 10),
    );
    if (breaks.length > 0)
      throw new StepError(
        `Not released; --force would break clients:\n${breaks.map((text) => `  ${text}`).join('\n')}`,
      );
  }
  await writeFile(file, current);
});
