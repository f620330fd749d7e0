import { run, StepError, typescript } from './project.mjs';

// Returns the compiler arguments for a project. The native compiler (Go) takes a quarter of the time, and even less
// with a single thread. Tools that use TypeScript's API need TypeScript 6, which is installed as `typescript`.
const typesOf = (project) => ['node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', project];

const codegenOf = (config) => [
  'node_modules/@graphql-codegen/cli/cjs/bin.js',
  '--config',
  config,
  '--check',
  '--errors-only',
];

/** Number of checks that run concurrently. Most checks use one core. */
const concurrency = 2;

/** All static checks, starting with the fastest. */
const guards = [
  { name: 'pinned versions and a complete lockfile', args: ['scripts/check-lockfile.mjs'] },
  { name: 'licences of dependencies', args: ['scripts/check-licences.mjs'] },
  { name: 'third-party notices up to date', args: ['scripts/notices.mjs', '--check'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'wording', args: ['scripts/check-words.mjs'] },
  { name: 'spelling', args: ['scripts/check-spelling.mjs'] },
  { name: 'schema and declarations up to date', args: [...typescript, 'scripts/check-schema.mjs'] },
  { name: 'table types up to date', args: [...typescript, 'server/src/print-tables.ts', '--check'] },
  { name: 'generated client code up to date', args: codegenOf('codegen.ts') },
  { name: 'generated code of the client package up to date', args: codegenOf('clients/typescript/codegen.ts') },
  { name: 'no unannounced breaking changes of the schema', args: ['scripts/check-schema-changes.mjs'] },
  { name: 'migrations without long locks', args: [...typescript, 'scripts/check-migrations.mjs'] },
  { name: 'schema and operations follow the conventions', args: ['scripts/check-graphql.mjs'] },
  { name: 'types of the server', args: typesOf('server') },
  { name: 'types of the client', args: typesOf('client') },
  { name: "types of the client's tests", args: typesOf('client/tsconfig.test.json') },
  { name: "types of the client's tools", args: typesOf('client/tsconfig.node.json') },
  { name: 'types of the client package', args: typesOf('clients/typescript') },
  { name: 'types of the tests', args: typesOf('tests') },
  { name: 'architecture', args: ['scripts/check-architecture.mjs'] },
  { name: 'no unused code', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/**
 * Runs all static checks. Prints one line per check, and the output of failed checks. Returns the number of failures.
 */
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
  await Promise.all(Array.from({ length: concurrency }, work));
  return failures;
}
