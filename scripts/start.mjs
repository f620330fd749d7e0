// npm start: installs missing packages, builds the client and server if their sources have changed, and runs the
// server.
import { ensureClientBuilt } from './client-build.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureClientBuilt(node);
  const server = await ensureServerBuilt(node);
  return serve(node, [[...settings, ...server]]);
});
