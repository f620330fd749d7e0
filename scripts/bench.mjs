// npm run bench [-- parts and sizes]: measures performance relative to a baseline from the same run
// (tests/bench/run.ts). npm run bench:ci: compares the cost of requests with stored limits (tests/bench/ci/run.ts).
// npm run bench -- pages: measures the shop's pages in a browser against the limits in docs/performance.md.
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureClientBuilt } from './client-build.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  if (process.argv[2] === 'pages') {
    await ensureClientBuilt(node);
    // Lighthouse must use the same Node. npm downloads it for this run only.
    const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
    const env = { CHROMIUM_PATH: await ensureChromium(node), PATH };
    return serve(node, [[...typescript, 'tests/bench/pages/run.ts', ...process.argv.slice(3)]], { env });
  }
  const env = { NODE_ENV: 'production' };
  if (process.argv[2] === 'ci') {
    return serve(node, [[...typescript, 'tests/bench/ci/run.ts', ...process.argv.slice(3)]], { env });
  }
  // Built in advance, because the benchmark starts servers in the same way as `npm start`.
  await ensureClientBuilt(node);
  return serve(node, [[...typescript, 'tests/bench/run.ts', ...process.argv.slice(2)]], { env });
});
