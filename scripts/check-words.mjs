// Checks the wording of sources and texts. Proves first, with planted lines, that it can fail.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';

/** Files with text for readers, comments included. */
const texts = /\.(ts|tsx|mjs|graphql|hbs|md)$|^\.env\.example$/;

/** This file plants faults. The released schema changes only with the next release. */
const exempt = new Set(['scripts/check-words.mjs', 'schema.released.graphql']);

const faults = [
  { name: 'a pronoun of one gender', pattern: /\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself|[Ss]he|[Hh]er|[Hh]ers|[Hh]erself)\b/ },
  {
    name: 'a description that says nothing',
    pattern: /"""(Which( \w+)?|By what|Whose|Whom|For people|What changes|What it is|What to do|Where it is)\.?"""/,
  },
];

function wordsAtFault(file, text) {
  return text.split('\n').flatMap((line, index) => {
    const found = faults.flatMap(({ name, pattern }) => {
      const [word] = pattern.exec(line) ?? [];
      return word === undefined ? [] : [`${file}:${index + 1}: ${name}: ${word}`];
    });
    return found;
  });
}

function prove() {
  const planted = ['// What he wants.', '"""Which."""', '"""Whose."""'];
  for (const line of planted)
    if (wordsAtFault('planted.graphql', line).length === 0) throw new StepError(`Unnoticed: ${line}`);
}

await main(() => {
  prove();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
  if (files.length < 1_000) throw new StepError(`Only ${files.length} files read: the check is blind`);
  const complaints = [
    ...files
      .filter((file) => texts.test(file) && !exempt.has(file))
      .flatMap((file) => wordsAtFault(file, readFileSync(path.join(root, file), 'utf8'))),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) throw new StepError(`${complaints.length} places to mend`);
});
