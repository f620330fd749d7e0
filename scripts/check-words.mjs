// Checks the wording of comments, docs, schema, screens, messages, emails and test names against scripts/wording.
// Before that, tests that each pattern can fail. `--lower` stores lower limits. Limits never increase.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';
import { patterns } from './wording/patterns.mjs';
import { proseOf, surfaces } from './wording/texts.mjs';

const limitsFile = path.join(root, 'scripts/wording/limits.json');

/**
 * Excluded files: generated files, which repeat the texts of their sources, and the released schema, which changes
 * only with a release.
 */
const excluded = /(^|\/)generated\/|\.generated\.|^schema\.(partner|released)\.graphql$|^scripts\/wording\//;

const withProse = /\.(ts|tsx|mjs|mts|md|hbs|graphql)$|^\.env\.example$/;

/** @returns {{ pattern: string, surface: string, place: string }[]} all pattern matches in a file. */
function matchesIn(file, text) {
  return proseOf(file, text).flatMap(({ surface, line, text: prose }) =>
    patterns
      .filter(({ except = [] }) => !except.includes(surface))
      .flatMap(({ name, pattern }) =>
        [...prose.matchAll(pattern)].map(([words]) => ({
          pattern: name,
          surface,
          place: `${file}:${line}: ${name}: ${words.replace(/\s+/g, ' ')}`,
        })),
      ),
  );
}

function proveThatPatternsMatch() {
  for (const { name, example, except = [] } of patterns) {
    const planted = { 'a.md': example, 'server/src/a.ts': `// ${example}`, 'a.graphql': `"""${example}"""` };
    for (const [file, text] of Object.entries(planted)) {
      const [surface] = proseOf(file, text).map((prose) => prose.surface);
      if (except.includes(surface)) continue;
      if (!matchesIn(file, text).some(({ pattern }) => pattern === name))
        throw new StepError(`The pattern "${name}" does not match its example in ${file}`);
    }
  }
}

function sourceFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = list.split('\n').filter((file) => withProse.test(file) && !excluded.test(file));
  if (files.length < 1_000) throw new StepError(`Only ${files.length} files found`);
  return files;
}

await main(() => {
  proveThatPatternsMatch();
  const limits = JSON.parse(readFileSync(limitsFile, 'utf8'));
  const matches = sourceFiles().flatMap((file) => matchesIn(file, readFileSync(path.join(root, file), 'utf8')));
  const counts = Object.fromEntries(
    patterns.map(({ name }) => [
      name,
      Object.fromEntries(
        surfaces
          .map((surface) => [
            surface,
            matches.filter((match) => match.pattern === name && match.surface === surface).length,
          ])
          .filter(([, count]) => count > 0),
      ),
    ]),
  );
  const failures = [];
  let canBeLower = false;
  for (const { name } of patterns) {
    for (const surface of surfaces) {
      const count = counts[name][surface] ?? 0;
      const limit = limits[name]?.[surface] ?? 0;
      if (count < limit) canBeLower = true;
      if (count <= limit) continue;
      const places = matches.filter((match) => match.pattern === name && match.surface === surface);
      failures.push(
        `${count} of "${name}" in ${surface}, ${limit} allowed:`,
        ...places.map(({ place }) => `  ${place}`),
      );
    }
  }
  if (process.argv.includes('--count')) console.log(JSON.stringify(counts, null, 2));
  if (failures.length > 0) throw new StepError(failures.join('\n'));
  if (process.argv.includes('--lower')) writeFileSync(limitsFile, `${JSON.stringify(counts, null, 2)}\n`);
  else if (canBeLower) throw new StepError('Fewer matches than allowed: run "node scripts/check-words.mjs --lower"');
});
