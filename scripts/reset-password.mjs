// npm run reset-password -- <arguments>: sets a password from the command line
// (server/src/commands/reset-password-command.ts).
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const command = await ensureServerBuilt(node, 'reset-password');
  return serve(node, [[...settings, ...command, ...process.argv.slice(2)]]);
});
