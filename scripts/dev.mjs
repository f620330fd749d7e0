// npm run dev: runs the server with restarts on changes, and Vite with hot reloading for the client.
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
    // Node watches only the sources of the process that it starts itself, not those of child processes.
    { env: { WEB_CONCURRENCY: '1' } },
  );
});
