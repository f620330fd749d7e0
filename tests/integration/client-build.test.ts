import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteOldFiles } from '../../scripts/client-build.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'facet-client-build-test-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a file as a build does that ran at a time in milliseconds since 1970. */
async function write(name: string, time: number): Promise<void> {
  await writeFile(path.join(folder, name), name);
  await utimes(path.join(folder, name), time / 1_000, time / 1_000);
}

test('keeps the assets of the last two builds, and other files of the last build only', async () => {
  const builds = [1_000_000, 2_000_000, 3_000_000];
  for (const [index, time] of builds.entries()) {
    await write(`assets/page-${index}.js`, time + 500);
    await write(`old-${index}.html`, time + 500);
    await write('assets/shared.js', time + 500);
  }
  deleteOldFiles(folder, { start: 3_000_000, previousStart: 2_000_000 });
  expect((await readdir(path.join(folder, 'assets'))).sort()).toEqual(['page-1.js', 'page-2.js', 'shared.js']);
  expect((await readdir(folder)).sort()).toEqual(['assets', 'old-2.html']);
});
