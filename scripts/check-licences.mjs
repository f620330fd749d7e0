// Checks that all production dependencies have an allowed licence (scripts/licences.mjs). Before that, tests that the
// check can fail.
import { licenceProblems, productionPackages } from './licences.mjs';
import { main, StepError } from './project.mjs';

const plantedLicences = [undefined, 'GPL-3.0-only', '(MIT AND AGPL-3.0-only)', 'LGPL-3.0-or-later'];

function proveThatCheckFails() {
  for (const license of plantedLicences) {
    const lock = { packages: { 'node_modules/planted': { version: '1.0.0', license } } };
    if (!licenceProblems(productionPackages(lock)).some((problem) => problem.startsWith('planted@1.0.0: ')))
      throw new StepError(`The licence check accepts "${license}"`);
  }
}

await main(() => {
  proveThatCheckFails();
  const packages = productionPackages();
  if (packages.length < 400) throw new StepError(`Only ${packages.length} packages found`);
  const problems = licenceProblems(packages);
  if (problems.length > 0) throw new StepError(problems.join('\n'));
});
