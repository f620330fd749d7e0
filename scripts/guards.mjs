import { run, StepError, typescript } from './project.mjs';

const tsc = 'node_modules/typescript/bin/tsc';

/** Everything that can be known about the source without running the product, cheapest first. */
const guards = [
  { name: 'pinned versions and a complete lockfile', args: ['scripts/check-lockfile.mjs'] },
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'rooms and words', args: ['scripts/check-rooms-and-words.mjs'] },
  { name: 'schema.graphql up to date', args: [...typescript, 'scripts/check-schema.mjs'] },
  {
    name: 'generated client code up to date',
    args: ['node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--check', '--errors-only'],
  },
  { name: 'no unannounced breaking change of the schema', args: ['scripts/check-schema-changes.mjs'] },
  { name: 'schema and operations as agreed', args: ['scripts/check-graphql.mjs'] },
  { name: 'types of the server', args: [tsc, '-p', 'server'] },
  { name: 'types of the client', args: [tsc, '-p', 'client'] },
  { name: "types of the client's tests", args: [tsc, '-p', 'client/tsconfig.test.json'] },
  { name: "types of the client's tools", args: [tsc, '-p', 'client/tsconfig.node.json'] },
  { name: 'types of the tests', args: [tsc, '-p', 'tests'] },
  { name: 'architecture', args: ['scripts/check-architecture.mjs'] },
  { name: 'nothing unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/** Runs every guard and prints one line for each, with the complaints of those that fail. Gives the number of failures. */
export async function runGuards(node) {
  let failures = 0;
  for (const { name, args } of guards) {
    const start = performance.now();
    try {
      await run(name, node, args, { quiet: true });
      console.log(`ok      ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      failures += 1;
      console.log(`FAILED  ${name}\n${error.message}\n`);
    }
  }
  return failures;
}
