// npm run test:upgrade -- v0.1.0: tests an update from a released version without downtime. Runs the contract tests of
// that release against the schema of this one, and runs both releases behind one database. Takes about 10 minutes.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, root, run, StepError } from './project.mjs';
import { runSideBySide } from './side-by-side.mjs';

const lockfile = 'package-lock.json';

/** Installs the packages of the release in `folder`. Copies the packages of this release if they are the same. */
async function install(folder) {
  const [own, other] = [root, folder].map((release) => readFileSync(path.join(release, lockfile), 'utf8'));
  if (own !== other)
    return run('npm ci', 'npm', ['ci', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund']);
  for (const packages of ['node_modules', 'server/node_modules', 'client/node_modules'])
    if (existsSync(path.join(root, packages)))
      cpSync(path.join(root, packages), path.join(folder, packages), { recursive: true, verbatimSymlinks: true });
}

await main(async () => {
  const [tag, ...others] = process.argv.slice(2);
  if (!tag || others.length > 0) throw new StepError('usage: npm run test:upgrade -- <tag of the previous release>');
  await run(
    `test:upgrade: "${tag}" is not a tag or commit;`,
    'git',
    ['rev-parse', '--verify', '--quiet', `${tag}^{commit}`],
    { quiet: true },
  );
  await ensureInstalled();
  const node = findNode();
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-upgrade-'));
  await chmod(folder, 0o755); // PostgreSQL runs under a separate account if started as root, and needs access
  const previous = path.join(folder, 'previous');
  try {
    await run('git worktree', 'git', ['worktree', 'add', '--quiet', '--detach', previous, tag]);
    await install(previous);
    console.log(`Running ${tag} and this release behind one database …`);
    await runSideBySide(node, { previous, folder });
    console.log(`Running the contract tests of ${tag} against the schema of this release …`);
    await run(
      'contract tests',
      'npm',
      [
        'run',
        '--prefix',
        previous,
        'test:api',
        '--',
        '--selectProjects',
        'server',
        '--testPathPatterns',
        'tests/contract',
      ],
      { env: { TEST_NEWER_RELEASE: root } },
    );
  } finally {
    await run('git worktree', 'git', ['worktree', 'remove', '--force', previous], { quiet: true });
    await rm(folder, { recursive: true, force: true });
  }
});
