// Fails if the files shared by the server and client are out of date. Run with the TypeScript hook.
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';

await main(async () => {
  const { sharedFiles } = await import('../server/src/shared-files.ts');
  for (const [name, text] of Object.entries(await sharedFiles())) {
    if (text !== (await readFile(path.join(root, name), 'utf8'))) {
      throw new StepError(`${name} is out of date: run "npm run schema" and commit the result`);
    }
  }
});
