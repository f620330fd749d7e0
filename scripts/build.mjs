// npm run build: builds the client and server in the same way as `npm start`. Running servers switch to the new build
// on SIGHUP.
import { ensureClientBuilt } from './client-build.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main } from './project.mjs';
import { ensureServerBuilt } from './server-build.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  await ensureClientBuilt(node);
  await ensureServerBuilt(node);
});
