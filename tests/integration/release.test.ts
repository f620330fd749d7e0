import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';

jest.setTimeout(60_000); // starts npm several times

/*
 * Runs `scripts/release.mjs` in a small repository. The checks and the schema release are npm scripts of that
 * repository, which record their calls.
 */

let folder: string;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

const record = (name: string): string =>
  `node -e "fs.appendFileSync('../calls.txt', process.argv.slice(1).join(' ') + '\\n')" ${name}`;

const manifest = { name: 'shop', version: '0.1.0' };
const files = {
  'package.json': {
    ...manifest,
    scripts: {
      validate: record('validate'),
      'test:upgrade': record('upgrade'),
      'schema:release': `node -e "fs.cpSync('schema.graphql', 'schema.released.graphql')"`,
    },
  },
  'server/package.json': manifest,
  'client/package.json': manifest,
  'clients/typescript/package.json': manifest,
  'package-lock.json': {
    ...manifest,
    packages: { '': manifest, client: manifest, server: manifest, 'node_modules/other': { version: '0.1.0' } },
  },
};
const deployFiles: Readonly<Record<string, string>> = {
  Dockerfile: 'FROM node\nARG VERSION=0.1.0 BUILD_COMMIT=\n',
  'deploy/kubernetes/deployment.yaml': 'image: facet:0.1.0\n',
  'deploy/kubernetes/README.md': '    newTag: 0.1.0\n',
};
const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Credit notes.\n';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'facet-release-')), 'shop');
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  }
  for (const [file, text] of Object.entries(deployFiles)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await writeFile(path.join(folder, 'CHANGELOG.md'), changelog);
  await writeFile(path.join(folder, 'schema.graphql'), 'type Query { stone: ID }\n');
  await writeFile(path.join(folder, 'schema.released.graphql'), '');
  for (const script of ['release.mjs', 'project.mjs'])
    await cp(`scripts/${script}`, path.join(folder, 'scripts', script));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tests');
  git('config', 'user.email', 'tests@example.com');
  commit('feat: add a shop');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

/** Runs the script and returns the text that it prints to standard error, or an empty text. */
async function release(...args: string[]): Promise<string> {
  const { npm_execpath: _, ...env } = process.env;
  try {
    await promisify(execFile)(process.execPath, ['scripts/release.mjs', ...args], { cwd: folder, env });
    return '';
  } catch (error) {
    return String(error instanceof Error && 'stderr' in error ? error.stderr : error);
  }
}

const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
const versionOf = async (file: string): Promise<string> => JSON.parse(await read(file)).version;
const calls = async (): Promise<string[]> => (await read('../calls.txt')).trim().split('\n');

test('releases the first version, then a minor version with the upgrade test', async () => {
  expect(await release('0.1.0')).toBe('');
  expect(git('tag', '--list', '--format=%(refname:short) %(objecttype) %(contents)')).toBe('v0.1.0 tag Release 0.1.0');
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): 0.1.0');
  expect(git('status', '--porcelain')).toBe('');
  expect(await read('schema.released.graphql')).toBe('type Query { stone: ID }\n');
  expect(await read('CHANGELOG.md')).toMatch(
    /^# Changelog\n\n## \[Unreleased\]\n\n## \[0\.1\.0\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- Credit notes\.\n$/,
  );
  expect(await calls()).toEqual(['validate']);

  await writeFile(path.join(folder, 'CHANGELOG.md'), changelog);
  commit('docs: describe credit notes');
  expect(await release('minor')).toBe('');
  expect(await calls()).toEqual(['validate', 'validate', 'upgrade v0.1.0']);
  for (const file of ['package.json', 'server/package.json', 'client/package.json', 'package-lock.json'])
    expect({ [file]: await versionOf(file) }).toEqual({ [file]: '0.2.0' });
  expect(JSON.parse(await read('package-lock.json')).packages).toMatchObject({
    '': { version: '0.2.0' },
    server: { version: '0.2.0' },
    'node_modules/other': { version: '0.1.0' },
  });
  for (const file of Object.keys(deployFiles))
    expect(await read(file)).toBe(deployFiles[file]?.replace('0.1.0', '0.2.0'));
  expect(await versionOf('clients/typescript/package.json')).toBe('0.1.0'); // unchanged since 0.1.0
});

test.each([
  ['no version', [], /^release: "" is not patch, minor, major or a version$/],
  ['a version that is not a number', ['next'], /^release: "next" is not patch, minor, major or a version$/],
  ['a lower version', ['0.0.9'], /^release: 0\.0\.9 is not greater than 0\.1\.0$/],
])('rejects %s', async (_, args, message) => {
  expect((await release(...args)).trim()).toMatch(message);
});

test('rejects a dirty tree, another branch, a released version and an empty section, and changes nothing', async () => {
  await writeFile(path.join(folder, 'note.txt'), '');
  expect(await release('minor')).toBe('release: the working tree has uncommitted changes:\n?? note.txt\n');
  await rm(path.join(folder, 'note.txt'));

  git('checkout', '--quiet', '-b', 'other');
  expect(await release('minor')).toBe('release: the branch is other, not main\n');
  git('checkout', '--quiet', 'main');

  git('tag', 'v0.2.0');
  expect(await release('0.2.0')).toBe('release: 0.2.0 is not greater than 0.2.0\n');
  git('tag', '--delete', 'v0.2.0');

  await writeFile(path.join(folder, 'CHANGELOG.md'), changelog.replace('- Credit notes.\n', ''));
  commit('docs: remove an entry');
  expect(await release('minor')).toBe('release: "## [Unreleased]" in CHANGELOG.md has no entries\n');
  expect(git('tag')).toBe('');
  expect(git('status', '--porcelain')).toBe('');
});

test('changes nothing in a dry run, or if a check fails', async () => {
  expect(await release('minor', '--dry-run')).toBe('');
  expect(await calls()).toEqual(['validate']);
  const failing = { ...files['package.json'], scripts: { validate: 'exit 3' } };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(failing, null, 2)}\n`);
  commit('build: break a check');
  expect(await release('minor')).toContain('validate failed');
  expect({ tags: git('tag'), changes: git('status', '--porcelain') }).toEqual({ tags: '', changes: '' });
});
