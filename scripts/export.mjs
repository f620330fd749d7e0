// npm run export -- <arguments>: exports stock from the command line (server/src/commands/export-command.ts).
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  return serve(findNode(), [
    [...settings, ...typescript, 'server/src/commands/export-command.ts', ...process.argv.slice(2)],
  ]);
});
