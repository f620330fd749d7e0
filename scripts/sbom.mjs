// npm run sbom [-- FILE]: writes a software bill of materials (CycloneDX 1.5, JSON) of all production dependencies, for
// all platforms. Reads only package-lock.json and needs no network. The same lockfile always results in the same file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './installation.mjs';
import { declaredElsewhere, productionPackages } from './licences.mjs';
import { main, run, StepError } from './project.mjs';

const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];

/**
 * Removes development dependencies, and everything that depends on the time, the folder or the npm version. Adds licences
 * that npm cannot read. `npm sbom --omit=dev` is not used, because it also omits packages that are both development and
 * production dependencies, such as React.
 */
function productionBom({ serialNumber, metadata, components, dependencies, ...bom }) {
  const { timestamp, tools, component, ...rest } = metadata;
  const licences = new Map(productionPackages().map(({ id, licence }) => [id, licence]));
  const isIncluded = (id) => licences.has(id) || /^(facet|@facet\/\w+)@/.test(id);
  const included = components.filter((one) => isIncluded(one['bom-ref']));
  const missing = [...licences.keys()].filter((id) => !included.some((one) => one['bom-ref'] === id));
  if (missing.length > 0) throw new StepError(`npm sbom omits ${missing.join(', ')}`);
  return {
    ...bom,
    metadata: { ...rest, component: { ...component, name: 'facet' } },
    components: included.map((one) => {
      const id = declaredElsewhere[one['bom-ref']];
      return id ? { ...one, licenses: [{ license: { id } }] } : one;
    }),
    dependencies: dependencies
      .filter(({ ref }) => isIncluded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) })),
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
  const text = `${JSON.stringify(productionBom(JSON.parse(output)), null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else {
    try {
      writeFileSync(path.resolve(file), text);
    } catch (error) {
      throw new StepError(`${file}: cannot be written (${error.code})`);
    }
  }
});
