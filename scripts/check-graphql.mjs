// Lints schema.graphql, the partner schema, and the client's operations (eslint.config.mjs). Before that, tests that
// the rules can fail, using planted violations in a temporary folder. Run with Node 24.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import config from '../eslint.config.mjs';
import { expectedFindings, plantedDocuments, plantedSchema } from './planted-graphql.mjs';
import { main, root, StepError } from './project.mjs';

// Minimum number of linted files, so that an empty run does not pass.
const fewestFiles = 15;

/** Accepted findings and the reason for each. Findings that no longer occur must be removed. */
const accepted = [
  {
    ruleId: '@graphql-eslint/no-typename-prefix',
    message: 'Field "address" starts with the name of the parent type "Address"',
    reason: 'the specification uses `address` for street and number',
  },
];

/**
 * Lints files in a folder. The plugin reads only one schema per process, so each folder is linted by a separate
 * process.
 */
function lint(cwd, ...patterns) {
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const options = ['--config', path.join(root, 'eslint.config.mjs'), '--format', 'json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [eslint, ...options, ...patterns], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100 * 2 ** 20,
  });
  if (status !== 0 && status !== 1) throw new StepError(`eslint failed:\n${stderr}`);
  const files = JSON.parse(stdout);
  return {
    files: files.length,
    findings: files.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, message, line }) => ({
        ruleId,
        message,
        place: `${path.relative(cwd, filePath)}:${line}`,
      })),
    ),
  };
}

async function proveRules() {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-graphql-'));
  try {
    await mkdir(path.join(folder, 'client/src'), { recursive: true });
    await writeFile(path.join(folder, 'schema.graphql'), plantedSchema);
    await writeFile(path.join(folder, 'client/src/planted.graphql'), plantedDocuments);
    const { findings } = lint(folder, 'schema.graphql', 'client/src/planted.graphql');
    const [, ...ownRules] = config[0].rules['no-restricted-syntax'];
    const expected = [
      ...expectedFindings,
      ...ownRules.map(({ message }) => ['no-restricted-syntax', message.replace(/\.$/, '')]),
    ];
    for (const [rule, words] of expected) {
      if (!findings.some(({ ruleId, message }) => ruleId === rule && message.includes(words)))
        throw new StepError(`The rule ${rule} does not detect a planted violation (${words})`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkTree() {
  const { files, findings } = lint(root, 'schema.graphql', 'schema.partner.graphql', 'client/src/**/*.graphql');
  console.log(`${files} files`);
  if (files < fewestFiles)
    throw new StepError(`Only ${files} files read, fewer than ${fewestFiles}: the check is not reliable`);
  const isAccepted = (finding) =>
    accepted.some(({ ruleId, message }) => ruleId === finding.ruleId && message === finding.message);
  const stale = accepted.filter(({ message }) => !findings.some((finding) => finding.message === message));
  if (stale.length > 0)
    throw new StepError(`Accepted findings that no longer occur: ${stale.map(({ message }) => message).join('; ')}`);
  const bad = findings.filter((finding) => !isAccepted(finding));
  for (const { ruleId, message, place } of bad) console.error(`${place}: ${message} (${ruleId})`);
  if (bad.length > 0) throw new StepError(`${bad.length} findings`);
}

await main(async () => {
  await proveRules();
  checkTree();
});
