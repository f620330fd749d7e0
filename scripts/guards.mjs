import { run, StepError, typescript } from './project.mjs';

// The compiler in Go needs a quarter of the time, less still on one thread; tools that read types through TypeScript's
// API need TypeScript 6, which is `typescript` here.
const typesOf = (project) => ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', project];

const codegenOf = (config) => [
  'node_modules/@graphql-codegen/cli/cjs/bin.js',
  '--config',
  config,
  '--check',
  '--errors-only',
];

/** How many guards run at the same time: most of them keep one core busy. */
const lanes = 2;

/** Everything that can be known about the source without running the product, cheapest first. */
const guards = [
  { name: 'pinned versions and a complete lockfile', args: ['scripts/check-lockfile.mjs'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'wording', args: ['scripts/check-words.mjs'] },
  { name: 'schema and declarations up to date', args: [...typescript, 'scripts/check-schema.mjs'] },
  { name: 'tables as the entities declare them', args: [...typescript, 'server/src/print-tables.ts', '--check'] },
  { name: 'generated client code up to date', args: codegenOf('codegen.ts') },
  { name: 'generated code of the client package up to date', args: codegenOf('clients/typescript/codegen.ts') },
  { name: 'no unannounced breaking change of the schema', args: ['scripts/check-schema-changes.mjs'] },
  { name: 'schema and operations as agreed', args: ['scripts/check-graphql.mjs'] },
  { name: 'types of the server', args: typesOf('server') },
  { name: 'types of the client', args: typesOf('client') },
  { name: "types of the client's tests", args: typesOf('client/tsconfig.test.json') },
  { name: "types of the client's tools", args: typesOf('client/tsconfig.node.json') },
  { name: 'types of the client package', args: typesOf('clients/typescript') },
  { name: 'types of the tests', args: typesOf('tests') },
  { name: 'architecture', args: ['scripts/check-architecture.mjs'] },
  { name: 'nothing unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/** Runs every guard and prints one line for each, with the complaints of those that fail. Gives the number of failures. */
export async function runGuards(node) {
  const waiting = [...guards];
  let failures = 0;
  const work = async () => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const start = performance.now();
      try {
        await run(guard.name, node, guard.args, { quiet: true });
        console.log(`ok      ${guard.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        if (!(error instanceof StepError)) throw error;
        failures += 1;
        console.log(`FAILED  ${guard.name}\n${error.message}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return failures;
}
