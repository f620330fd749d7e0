// npm run audit [-- --ignored FILE]: lists published advisories (npm audit) for production dependencies. The exit code is
// 1 if one of them has the severity high or critical, and 2 if the registry does not respond. Advisories that do not
// apply are listed in ignored-advisories.json, with a reason and an expiry date:
// [{ "advisory": "GHSA-xxxx-xxxx-xxxx", "reason": "Only affects …", "until": "2027-03-31" }]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npmCommand } from './installation.mjs';
import { main, root, StepError } from './project.mjs';

const severities = ['critical', 'high', 'moderate', 'low', 'info'];
const failing = new Set(['critical', 'high']);

function ignoredFile() {
  try {
    const { values } = parseArgs({ options: { ignored: { type: 'string' } } });
    return values.ignored ?? path.join(root, 'scripts/ignored-advisories.json');
  } catch (error) {
    throw new StepError(`${error.message}\nUsage: npm run audit [-- --ignored FILE]`);
  }
}

function readIgnored(file) {
  try {
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(entries)) throw new Error('must be a list');
    for (const [index, { advisory, reason, until }] of entries.entries()) {
      const isComplete =
        /^GHSA-/.test(advisory) && reason?.trim() && /^\d{4}-\d\d-\d\d$/.test(until) && Date.parse(until);
      if (!isComplete)
        throw new Error(`entry ${index + 1} must have an advisory (GHSA-…), a reason and a date (until)`);
    }
    return entries;
  } catch (error) {
    throw new StepError(`--ignored ${file}: ${error.message}`);
  }
}

/** Returns npm's report. Null if the registry did not respond with advisories. */
function readReport() {
  const [program, ...first] = npmCommand();
  const options = ['--omit=dev', '--package-lock-only', '--json', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const { stdout, stderr } = spawnSync(program, [...first, 'audit', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const report = parsed(stdout);
  if (report?.vulnerabilities) return report;
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n')[0];
  console.error(`npm audit: the registry did not respond with advisories (${reason || 'no response'})`);
  return null;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // npm prints no JSON if it cannot connect
  }
}

/** Returns the advisories of a report, the most severe first. A package that only depends on others has no own entry. */
function advisoriesIn({ vulnerabilities }) {
  const all = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'));
  const byId = new Map(all.map((cause) => [cause.url.split('/').at(-1), cause]));
  return [...byId]
    .map(([id, { name, range, severity, title, url }]) => ({ id, name, range, severity, title, url }))
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}

await main(() => {
  const ignored = readIgnored(ignoredFile());
  const report = readReport();
  if (report === null) return 2;
  const advisories = advisoriesIn(report);
  const today = new Date().toISOString().slice(0, 10);
  const valid = new Set(ignored.filter(({ until }) => until >= today).map(({ advisory }) => advisory));
  const open = advisories.filter(({ id }) => !valid.has(id));
  for (const { severity, name, range, title, url } of open)
    console.log(`${severity}: ${name} ${range}: ${title} ${url}`);
  for (const { advisory, until } of ignored) {
    if (until < today) console.log(`${advisory}: no longer ignored since ${until}`);
    if (!advisories.some(({ id }) => id === advisory))
      console.log(`${advisory}: does not apply, remove it from the list`);
  }
  const counts = severities.map((severity) => [open.filter((one) => one.severity === severity).length, severity]);
  const summary =
    counts.flatMap(([count, severity]) => (count > 0 ? [`${count} ${severity}`] : [])).join(', ') || 'none';
  console.log(`Advisories for production dependencies: ${summary}. Ignored: ${advisories.length - open.length}.`);
  return open.some(({ severity }) => failing.has(severity)) ? 1 : 0;
});
