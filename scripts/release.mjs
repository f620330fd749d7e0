// npm run release -- patch|minor|major|0.2.0 [--dry-run]: sets the version, dates the changelog, replaces the released
// schema, commits and tags. Changes nothing if a check fails. Push the commit and the tag afterwards.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { main, root, run, StepError } from './project.mjs';

const branch = 'main';

/** Manifests that always have the version of the release. */
const manifests = ['package.json', 'server/package.json', 'client/package.json'];

/** Client package for partners. It has the version of the last release that changed it. */
const clientPackage = 'clients/typescript';

/** Other files that contain the version, as a pattern of the text before it. */
const deployedVersions = {
  Dockerfile: /(^ARG VERSION=)\S+/m,
  'deploy/kubernetes/deployment.yaml': /(image: facet:)\S+/,
  'deploy/kubernetes/README.md': /(newTag: )\S+/,
};

const heading = '## [Unreleased]';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const write = (file, text) => writeFileSync(path.join(root, file), text);

/** Returns the parts of a version as numbers. Undefined if it is not a version. */
const partsOf = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

/** Returns a positive number if `left` is the newer version. */
function compare(left, right) {
  const differences = partsOf(left).map((part, index) => part - partsOf(right)[index]);
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Returns the newest version that has a tag. Undefined before the first release. */
function latestRelease() {
  const versions = git('tag', '--list', 'v*')
    .split('\n')
    .map((tag) => tag.slice(1))
    .filter(partsOf);
  return versions.sort(compare).at(-1);
}

/** Returns the new version. `wanted` is a version, or the part to increment. */
function nextVersion(wanted, latest, current) {
  const [major, minor, patch] = partsOf(latest ?? current);
  const increments = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  const version = increments[wanted] ?? wanted;
  if (!partsOf(version ?? ''))
    throw new StepError(`release: "${wanted ?? ''}" is not patch, minor, major or a version`);
  // The first release may have the version that package.json already has.
  if (latest ? compare(version, latest) <= 0 : compare(version, current) < 0)
    throw new StepError(`release: ${version} is not greater than ${latest ?? current}`);
  return version;
}

/** Throws if the working tree, the branch or the changelog is not ready for a release. */
function checkState() {
  const changes = git('status', '--porcelain');
  if (changes) throw new StepError(`release: the working tree has uncommitted changes:\n${changes}`);
  const current = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (current !== branch) throw new StepError(`release: the branch is ${current}, not ${branch}`);
  const [, section] = read('CHANGELOG.md').split(`${heading}\n`);
  if (section === undefined) throw new StepError(`release: CHANGELOG.md has no section "${heading}"`);
  if (!/^- /m.test(section.split(/^## /m)[0]))
    throw new StepError(`release: "${heading}" in CHANGELOG.md has no entries`);
}

/** Runs an npm script of this project. */
async function npm(script, ...args) {
  console.log(`npm run ${[script, ...args].join(' ')}`);
  const program = process.env.npm_execpath ?? 'npm';
  const isScript = program.endsWith('.js');
  const all = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  await run(script, isScript ? process.execPath : program, isScript ? [program, ...all] : all);
}

function setVersion(file, version) {
  write(file, read(file).replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
}

function setLockedVersion(version) {
  const lock = JSON.parse(read('package-lock.json'));
  lock.version = version;
  for (const manifest of manifests) lock.packages[manifest.replace(/\/?package\.json$/, '')].version = version;
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

/** Returns whether the client package has changed since the release. */
const hasClientChanged = (latest) =>
  latest === undefined || git('diff', '--name-only', `v${latest}`, '--', clientPackage) !== '';

await main(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
  if (positionals.length > 1) throw new StepError(`release: unknown argument "${positionals[1]}"`);
  const latest = latestRelease();
  const version = nextVersion(positionals[0], latest, JSON.parse(read('package.json')).version);
  checkState();
  await npm('validate');
  if (latest) await npm('test:upgrade', `v${latest}`);
  if (values['dry-run']) {
    console.log(`${version} can be released (dry run, nothing changed)`);
    return;
  }
  await npm('schema:release');
  const today = new Date().toISOString().slice(0, 10);
  for (const manifest of manifests) setVersion(manifest, version);
  if (hasClientChanged(latest)) setVersion(`${clientPackage}/package.json`, version);
  for (const [file, pattern] of Object.entries(deployedVersions))
    write(file, read(file).replace(pattern, `$1${version}`));
  setLockedVersion(version);
  write('CHANGELOG.md', read('CHANGELOG.md').replace(heading, `${heading}\n\n## [${version}] - ${today}`));
  git('commit', '--all', '--quiet', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  console.log(`Released ${version}. Next: git push --follow-tags`);
});
