// npm test: installs missing packages, then runs all checks and tests. The static checks run together with the build,
// followed by the unit, integration and contract tests and then the browser tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureClientBuilt } from './client-build.mjs';
import { runClusterTests, whyNoCluster } from './cluster-tests.mjs';
import { runGuards } from './guards.mjs';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, root, run, StepError } from './project.mjs';
import { ensurePrograms } from './system-packages.mjs';

const reports = path.join(root, 'test-results');
const jestReport = path.join(reports, 'jest.json');
const clusterReport = path.join(reports, 'cluster.json');
const browserReport = path.join(reports, 'browser.json');

/**
 * Free space required for a test run, in bytes. It is several times the maximum size of the run's databases and
 * files.
 */
const minFreeBytes = 8 * 1024 ** 3;

const total = { passed: 0, failed: 0 };

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const chromium = await ensureChromium(node);
  await ensurePrograms('bash', 'curl', 'python3');
  const TMPDIR = temporaryFolder();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  heading('Static checks and client build');
  // The build uses one core and the checks use the other.
  const [failedChecks, isBuilt] = await Promise.all([runGuards(node), buildClient(node)]);
  total.failed += failedChecks;

  heading('Unit, integration and contract tests');
  await tally(jestReport, countJest, () =>
    run('jest', node, ['node_modules/jest/bin/jest.js', '--ci', '--json', `--outputFile=${jestReport}`], {
      env: { TMPDIR, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    }),
  );

  heading('Cluster tests');
  const reason = await whyNoCluster({ isInstalling: Boolean(process.env.CI) });
  if (reason) console.log(`The cluster tests are skipped: ${reason}.`);
  else {
    await tally(clusterReport, countJest, () =>
      runClusterTests(node, {
        faults: 'short',
        args: ['--ci', '--json', `--outputFile=${clusterReport}`],
        env: { TMPDIR },
      }),
    );
  }

  heading('Browser tests');
  await tally(browserReport, countBrowser, async () => {
    if (!isBuilt) throw new StepError('The browser tests need a client build, which failed.');
    await run('browser tests', node, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
      env: {
        TMPDIR,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
        PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      },
    });
  });

  printFailedPages();
  printSlowest();
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

function heading(text) {
  console.log(`\n=== ${text} (${Math.round(performance.now() / 1000)} s) ===\n`);
}

/**
 * Returns the folder for the tests' databases and files. It is in memory if there is enough space. Each test file has
 * its own database, and copying databases on disk took a quarter of the time.
 */
function temporaryFolder() {
  const inMemory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= minFreeBytes ? inMemory : tmpdir();
}

/** Builds the client. If the build fails, prints the reason. The browser test step then fails. */
async function buildClient(node) {
  try {
    await ensureClientBuilt(node);
    return true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
    return false;
  }
}

/**
 * Runs a test step and adds its results to the report. A step that fails without a failed test counts as one failure.
 */
async function tally(report, count, step) {
  let failure;
  try {
    await step();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    failure = error;
    console.error(error.message);
  }
  const { passed, failed } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  total.passed += passed;
  total.failed += failed === 0 && failure ? 1 : failed;
}

function countJest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function countBrowser({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Prints the error of each failed browser test and an outline of its page, because CI machines do not store files.
 * The outlines come from Playwright's `error-context.md`, without its advice and source code, and from
 * `tests/e2e/reused-context.ts`.
 */
function printFailedPages() {
  const folder = path.join(reports, 'browser');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).sort() : [];
  for (const file of files.filter((name) => /^(error-context\.md|page-\d+\.yaml)$/.test(path.basename(name)))) {
    heading(file);
    const sections = readFileSync(path.join(folder, file), 'utf8').split(/^(?=# )/m);
    console.log(sections.filter((section) => !/^# (Instructions|Test source)\n/.test(section)).join(''));
  }
}

/** Prints the slowest test suites and their durations in seconds. */
function printSlowest(count = 12) {
  const suites = [...readSuites(jestReport, jestSuites), ...readSuites(browserReport, browserSuites)];
  const slowest = suites.sort((left, right) => right.ms - left.ms).slice(0, count);
  heading(`The slowest of ${suites.length} suites`);
  for (const { file, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

function readSuites(report, suitesOf) {
  return existsSync(report) ? suitesOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
}

function jestSuites({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
  }));
}

function browserSuites({ suites }) {
  return suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, ms: durationOf(suite) }));
}

/** Returns the duration of a suite in Playwright's report. Includes nested suites. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...suites.map(durationOf), ...results.map(({ duration }) => duration)].reduce((sum, ms) => sum + ms, 0);
}
