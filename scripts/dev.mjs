// npm run dev: the server, restarted when its sources change, and beside it Vite with hot reloading of the client.
import { ensureInstalled, findNode } from './installation.mjs';
import { main, settings, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  return serve(
    findNode(),
    [
      ['--watch', '--watch-preserve-output', ...settings, ...typescript, 'server/src/main.ts'],
      ['node_modules/vite/bin/vite.js', 'client'],
    ],
    // Node watches the sources of the process that it has started, not of those that this one would start.
    { env: { WEB_CONCURRENCY: '1' } },
  );
});
