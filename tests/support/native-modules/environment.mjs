import 'reflect-metadata'; // must precede all server classes
import { registerHooks } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import fc from 'fast-check';
import { TestEnvironment } from 'jest-environment-node';
import '../../../server/swc-hook.mjs';
import './client-sources.mjs';
import { useGlobals } from './globals.mjs';

// Test files import '@jest/globals' as usual. A module hook replaces it with the globals of the running test file.
const globalsUrl = new URL('globals.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : nextResolve(specifier, context),
  load: (url, context, nextLoad) => nextLoad(url.replace(/\?run=\d+$/, ''), context),
});

/** Number of runs of each test file in this worker. */
const runs = new Map();

/**
 * Loads a test file once per project that contains it. The URL differs each time, because Node evaluates a module
 * only once per URL.
 */
function importTests(url) {
  const run = (runs.get(url) ?? 0) + 1;
  runs.set(url, run);
  return import(run === 1 ? url : `${url}?run=${run}`);
}

process.setSourceMapsEnabled(true);

// Exits without cleanup, because Jest kills a worker that has not exited 0.5 s after its last test. Node would first
// free hundreds of megabytes of heap memory, which takes longer.
if (process.send) process.once('exit', (code) => process.reallyExit(code));

const { cases, seed } = await import('../cases.ts');
fc.configureGlobal({ seed, numRuns: cases(100) });

/**
 * Jest's Node environment, except that Node loads the tests and their imports once per worker. Jest would load the
 * whole server again for every test file, which took longer than most tests (docs/testing.md). Jest still runs the
 * tests and reports the results. Module mocks are not supported.
 */
export default class NativeModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Jest's matchers run in a separate realm. The built-in classes are shared, so that `expect.any(Number)` matches
    // numbers from the tests.
    Object.assign(this.global, { Array, BigInt, Boolean, Error, Function, Number, Object, String, Symbol });
    // Acceleration setting of the project that contains the test file. Tests pass it to the applications that they
    // start.
    process.env.TEST_ACCELERATION = config.projectConfig.testEnvironmentOptions.acceleration;
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
    this.global.importNatively = (url, globals) => {
      Error.prepareStackTrace = undefined; // use Node's default, which applies source maps
      useGlobals(globals);
      return importTests(url);
    };
  }
}
