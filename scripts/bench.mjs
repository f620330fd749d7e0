// npm run bench [-- sizes]: measures lists and imports against a floor taken in the same run (tests/bench/run.ts).
import { ensureInstalled, findNode } from './installation.mjs';
import { main, typescript } from './project.mjs';
import { serve } from './service.mjs';

await main(async () => {
  await ensureInstalled();
  const env = { NODE_ENV: 'production' };
  return serve(findNode(), [[...typescript, 'tests/bench/run.ts', ...process.argv.slice(2)]], { env });
});
