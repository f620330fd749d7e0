import 'reflect-metadata'; // before any class of the server is loaded
import { registerHooks } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import fc from 'fast-check';
import { TestEnvironment } from 'jest-environment-node';
import '../../../server/swc-hook.mjs';
import './client-sources.mjs';
import { useGlobals } from './globals.mjs';

// Files ask for '@jest/globals' as in any Jest test; what they get belongs to the test file that runs.
const globalsUrl = new URL('globals.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : nextResolve(specifier, context),
  load: (url, context, nextLoad) => nextLoad(url.replace(/\?run=\d+$/, ''), context),
});

/** How often this worker has run each test file. */
const runs = new Map();

/** Loads a test file anew for each project that has it: Node executes a module once per URL. */
function importTests(url) {
  const run = (runs.get(url) ?? 0) + 1;
  runs.set(url, run);
  return import(run === 1 ? url : `${url}?run=${run}`);
}

process.setSourceMapsEnabled(true);

// Jest kills a worker that has not exited 0.5 s after its last test. Nothing keeps a worker alive then, but Node would free
// its heap of hundreds of megabytes object by object, which takes longer.
if (process.send) process.once('exit', (code) => process.reallyExit(code));

const { cases, seed } = await import('../cases.ts');
fc.configureGlobal({ seed, numRuns: cases(100) });

/**
 * Jest's own environment for Node, except that Node loads the tests and what they import: once per worker, where Jest
 * would load the whole server for every test file anew, which took longer than most of the tests (docs/testing.md).
 * Jest still runs and reports them. What it gives up is what nobody here needs: mocks of modules.
 */
export default class NativeModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Matchers live in a realm of Jest's own: let `expect.any(Number)` mean there what it means in the tests.
    Object.assign(this.global, { Array, BigInt, Boolean, Error, Function, Number, Object, String, Symbol });
    // Of the project that the test file runs in: tests start applications with it.
    process.env.TEST_ACCELERATION = config.projectConfig.testEnvironmentOptions.acceleration;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.global.importNatively = (url, globals) => {
      Error.prepareStackTrace = undefined; // Node's own, which knows the sources of what it has loaded
      useGlobals(globals);
      return importTests(url);
    };
  }
}
