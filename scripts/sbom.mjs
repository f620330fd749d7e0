// npm run sbom [-- FILE]: writes a software bill of materials (CycloneDX 1.5, JSON) of all production dependencies, for
// all platforms. Reads only package-lock.json and needs no network. The same lockfile always results in the same file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './installation.mjs';
import { declaredElsewhere } from './licences.mjs';
import { main, run, StepError } from './project.mjs';

const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];

/** Removes everything that depends on the time, the folder or the npm version, and adds licences that npm cannot read. */
function reproducible({ serialNumber, metadata, components, ...bom }) {
  const { timestamp, tools, component, ...rest } = metadata;
  return {
    ...bom,
    metadata: { ...rest, component: { ...component, name: 'facet' } },
    components: components.map((one) => {
      const id = declaredElsewhere[one['bom-ref']];
      return id ? { ...one, licenses: [{ license: { id } }] } : one;
    }),
  };
}

await main(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file?.startsWith('-') || others.length > 0) throw new StepError('Usage: npm run sbom [-- FILE]');
  const [program, ...first] = npmCommand();
  const output = await run('npm sbom', program, [...first, ...options], {
    quiet: true,
    env: { npm_config_loglevel: 'error' },
  });
  const text = `${JSON.stringify(reproducible(JSON.parse(output)), null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    try {
      writeFileSync(path.resolve(file), text);
    } catch (error) {
      throw new StepError(`${file}: cannot be written (${error.code})`);
    }
  }
});
