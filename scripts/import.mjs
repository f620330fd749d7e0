// npm run import -- <arguments>: imports a stock file from the command line (server/src/commands/import-command.ts).
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  return serve(findNode(), [
    [...settings, ...typescript, 'server/src/commands/import-command.ts', ...process.argv.slice(2)],
  ]);
});
