// Checks the spelling of all texts and identifiers (cspell.config.json). Before that, tests that a misspelled word
// makes the check fail.
import { spawnSync } from 'node:child_process';
import { main, root, StepError } from './project.mjs';

const runCspell = (args, input) =>
  spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });

await main(() => {
  if (runCspell(['stdin://planted.md'], 'A mispelled word.').status === 0)
    throw new StepError('A planted misspelling was not found');
  const { status, stdout, stderr } = runCspell([]);
  if (status !== 0)
    throw new StepError(
      `${stdout}${stderr}Correct the spelling, or add trade terms and names to scripts/wording/dictionary.txt`,
    );
});
