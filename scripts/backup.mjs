// npm run backup -- <arguments>: creates a backup (server/src/commands/backup-command.ts).
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const command = await ensureServerBuilt(node, 'backup');
  return serve(node, [[...settings, ...command, ...process.argv.slice(2)]]);
});
