// What a reader meets: folders that can be taken in at a glance, and words that leave nobody out and say something.
// Proves first, with planted sources, that it can fail.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';

const mostFilesInARoom = 20;
const rooms = /^(server|client|clients\/\w+)\/src\//;
const notRooms = /\/(generated|migrations)\//;

/** Texts that people read, comments among them. */
const texts = /\.(ts|tsx|mjs|graphql|hbs|md)$|^\.env\.example$/;

/** This file plants faults; the released schema changes with the next release only. */
const exempt = new Set(['scripts/check-rooms-and-words.mjs', 'schema.released.graphql']);

const faults = [
  { name: 'a pronoun of one gender', pattern: /\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself|[Ss]he|[Hh]er|[Hh]ers|[Hh]erself)\b/ },
  {
    name: 'a description that says nothing',
    pattern: /"""(Which( \w+)?|By what|Whose|Whom|For people|What changes|What it is|What to do|Where it is)\.?"""/,
  },
];

/** Folders with too many files directly in them. */
function crowded(files) {
  const counts = new Map();
  for (const file of files) {
    if (!rooms.test(file) || notRooms.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostFilesInARoom)
    .map(([folder, count]) => `${folder} has ${count} files directly in it, more than ${mostFilesInARoom}`);
}

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
  const full = Array.from({ length: mostFilesInARoom + 1 }, (_, index) => `server/src/planted/${index}.ts`);
  const planted = ['// What he wants.', '"""Which."""', '"""Whose."""'];
  if (crowded(full).length !== 1) throw new StepError('A crowded folder goes unnoticed');
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
    ...crowded(files),
    ...files
      .filter((file) => texts.test(file) && !exempt.has(file))
      .flatMap((file) => wordsAtFault(file, readFileSync(path.join(root, file), 'utf8'))),
  ];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) throw new StepError(`${complaints.length} places to mend`);
});
