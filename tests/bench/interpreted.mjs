// Loader hook that makes a server interpret GraphQL operations instead of compiling them. Usage: `node --import
// ./tests/bench/interpreted.mjs …`.
import { registerHooks } from 'node:module';

const compiled = /\/server\/src\/acceleration\/compiled-execution\/compiled-execution\.ts$/;
const interpreted = new URL('./interpreted-execution.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return compiled.test(resolved.url) ? { ...resolved, url: interpreted } : resolved;
  },
});
