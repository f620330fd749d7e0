// Lets Node load the client's sources, which are written for Vite. The sources use JSX, imports without file
// extensions, and imports of style and text files.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { swcOptions } from '../../../server/swc-options.mjs';

const require = createRequire(new URL('../../../server/', import.meta.url));
const client = new URL('../../../client/src/', import.meta.url).href;
const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

const options = {
  ...swcOptions,
  jsc: {
    ...swcOptions.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

function transformed(filename) {
  const { transformSync } = require('@swc/core');
  return transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.startsWith(client)) return nextResolve(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    const ending = endings.find((candidate) => existsSync(new URL(href + candidate)));
    return ending === undefined ? nextResolve(specifier, context) : { url: href + ending, shortCircuit: true };
  },
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (url.endsWith('?raw')) {
      const text = readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8');
      return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
    }
    if (!url.startsWith(client) || !url.endsWith('.tsx')) return nextLoad(url, context);
    return { format: 'module', source: transformed(fileURLToPath(url)), shortCircuit: true };
  },
});
