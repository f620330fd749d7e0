// npm run backup, export, import, recover, reset-password and restore: runs a command of the server
// (server/src/commands/<name>-command.ts) with the remaining arguments.
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serve } from './service.mjs';

const [name, ...args] = process.argv.slice(2);

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const command = await ensureServerBuilt(node, name);
  return serve(node, [[...settings, ...command, ...args]]);
});
