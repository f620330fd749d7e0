// npm run validate: checks formatting, lint rules, types, architecture, unused code and generated files.
import { runGuards } from './guards.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main } from './project.mjs';

await main(async () => {
  await ensureInstalled();
  return (await runGuards(findNode())) === 0 ? 0 : 1;
});
