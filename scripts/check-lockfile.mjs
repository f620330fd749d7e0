// Fails if a package.json contains a version range, if package-lock.json lacks a required package, or if a package has an
// install script that allowScripts (package.json) does not list. npm omits optional packages that are missing from the
// registry. "npm ci" then rejects the lockfile.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { main, root, StepError } from './project.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

await main(() => {
  const { packages } = read('package-lock.json');
  const problems = [];
  for (const manifest of [
    'package.json',
    'server/package.json',
    'client/package.json',
    'clients/typescript/package.json',
  ]) {
    const { dependencies, devDependencies, optionalDependencies } = read(manifest);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      if (!/^(npm:[^@]+@)?\d+\.\d+\.\d+/.test(version))
        problems.push(`${manifest}: ${name} is not pinned (${version})`);
    }
  }
  const { allowScripts } = read('package.json');
  for (const [where, { hasInstallScript }] of Object.entries(packages)) {
    const name = where.split('node_modules/').at(-1);
    if (hasInstallScript && !(name in allowScripts))
      problems.push(`package.json: allowScripts does not list ${name}, which has an install script`);
  }
  for (const [where, { dependencies, optionalDependencies }] of Object.entries(packages)) {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (!isProvided(packages, where, name))
        problems.push(`package-lock.json: ${where} needs ${name}, which is missing`);
    }
  }
  if (problems.length > 0) throw new StepError(problems.join('\n'));
});

/**
 * Returns whether Node can resolve `name` from the package at `where`: in its node_modules, or in those of the parent
 * folders.
 */
function isProvided(packages, where, name) {
  const folders = where.split('/');
  return folders
    .map((_, index) => folders.slice(0, folders.length - index))
    .concat([[]])
    .some((outer) => [...outer, 'node_modules', name].filter(Boolean).join('/') in packages);
}
