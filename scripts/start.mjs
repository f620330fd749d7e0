// npm start: installs what is missing, builds the client when its sources changed, and runs the server.
import { ensureClientBuilt } from './client-build.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureClientBuilt(node);
  return serve(node, [[...settings, ...typescript, 'server/src/main.ts']]);
});
