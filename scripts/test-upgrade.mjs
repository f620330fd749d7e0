// npm run test:upgrade -- v0.1.0: tests an update from a released version without downtime. Runs the contract tests of
// that release against the schema of this one, and runs both releases behind one database. Takes about 6 minutes.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, findNode } from './installation.mjs';
import { main, root, run, StepError } from './project.mjs';
import { runSideBySide } from './side-by-side.mjs';

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
    const npmArgs = ['--prefix', previous];
    await run('npm ci', 'npm', ['ci', ...npmArgs, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
    console.log(`Running ${tag} and this release behind one database …`);
    await runSideBySide(node, { previous, folder });
    console.log(`Running the contract tests of ${tag} against the schema of this release …`);
    const jestArgs = ['--selectProjects', 'server', '--testPathPatterns', 'tests/contract'];
    await run('contract tests', 'npm', ['run', ...npmArgs, 'test:api', '--', ...jestArgs], {
      env: { TEST_NEWER_RELEASE: root },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
    await run('git worktree', 'git', ['worktree', 'prune'], { quiet: true });
  }
});
