// Checks all imports against .dependency-cruiser.cjs. Before that, tests that each rule can fail, using one planted
// violation per rule in a temporary folder. Run with Node 24.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { plantedFolderCircle, plantedViolations } from './planted-violations.mjs';
import { main, root, StepError } from './project.mjs';

const { folderRules, forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

// Minimum number of modules per folder. The check must not pass if a broken resolver finds too few modules.
const fewestModules = { server: 250, client: 350, clients: 15, tests: 60 };

/** Folders whose structure is checked. Generated code is excluded, because it contains file names from all folders. */
const layeredFolders = ['server/src', 'client/src'];
const isUnlayered = '/generated/|\\.test\\.tsx?$';

/** Maximum number of names that an `index.ts` may export. */
const maxExports = 40;

function exportedNames(source) {
  const lists = [...source.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names]) => names.split(','));
  const declarations = [...source.matchAll(/^export (?:const|function|class|enum|interface|type) \w/gm)];
  return lists.filter((name) => name.trim() !== '').length + declarations.length;
}

function wideIndexes(sources) {
  return sources.flatMap(([file, source]) => {
    const count = exportedNames(source);
    return count > maxExports ? [`${file} exports ${count} names; the limit is ${maxExports}`] : [];
  });
}

async function folderCircles(baseDir, folders) {
  const exclude = { path: `${options.exclude.path}|${isUnlayered}` };
  const { output } = await cruise(folders, {
    ...{ ...options, exclude, baseDir, validate: true, metrics: true },
    ruleSet: { forbidden: folderRules },
  });
  return output.summary.violations;
}

async function violationsIn(baseDir, folders) {
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  return output;
}

async function proveRules() {
  const baseDir = await mkdtemp(path.join(tmpdir(), 'facet-architecture-'));
  try {
    for (const { rule, files } of plantedViolations) {
      const folder = path.join(baseDir, rule);
      for (const [file, source] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await writeFile(path.join(folder, file), source);
      }
      const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))].filter(
        (name) => name !== 'node_modules',
      );
      const { summary } = await violationsIn(folder, folders);
      if (!summary.violations.some((violation) => violation.rule.name === rule)) {
        throw new StepError(`The architecture rule ${rule} does not detect a planted violation`);
      }
    }
    const folder = path.join(baseDir, 'folders');
    for (const [file, source] of Object.entries(plantedFolderCircle)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), source);
    }
    const planted = `export { ${Array.from({ length: maxExports }, (_, at) => `a${at}`)} } from './a.ts';\nexport const b = 1;`;
    if (wideIndexes([['index.ts', planted]]).length === 0)
      throw new StepError('The check does not detect an index.ts with too many exports');
    const circles = await folderCircles(folder, ['server/src']);
    if (circles.length === 0) throw new StepError('The folder rule does not detect a planted cycle');
  } finally {
    await rm(baseDir, { recursive: true, force: true });
  }
  const unproven = forbidden.filter(({ name }) => !plantedViolations.some(({ rule }) => rule === name));
  if (unproven.length > 0)
    throw new StepError(`No planted violation for: ${unproven.map(({ name }) => name).join(', ')}`);
}

async function checkTree() {
  const { modules, summary } = await violationsIn(root, ['server', 'client', 'clients', 'tests']);
  for (const [folder, fewest] of Object.entries(fewestModules)) {
    const count = modules.filter(({ source }) => source.startsWith(`${folder}/`) && /\.tsx?$/.test(source)).length;
    console.log(`${folder}: ${count} modules`);
    if (count < fewest)
      throw new StepError(
        `Only ${count} modules found below ${folder}, fewer than ${fewest}: the check is not reliable`,
      );
  }
  for (const { rule, from, to, cycle } of summary.violations) {
    const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    console.error(`${rule.name}: ${from} → ${target}`);
  }
  if (summary.violations.length > 0) throw new StepError(`${summary.violations.length} imports break the rules`);
  const indexes = modules
    .map(({ source }) => source)
    .filter((file) => /^server\/src\/modules\/.*\/index\.ts$/.test(file));
  const wide = wideIndexes(indexes.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  for (const problem of wide) console.error(problem);
  if (wide.length > 0) throw new StepError(`${wide.length} index.ts files export too many names`);
  const circles = await folderCircles(root, layeredFolders);
  for (const { from, cycle } of circles) console.error(`${from} → ${cycle.map(({ name }) => name).join(' → ')}`);
  if (circles.length > 0) throw new StepError(`${circles.length} folders are part of an import cycle`);
  console.log(`No import cycle among the folders of ${layeredFolders.join(' and ')}`);
}

await main(async () => {
  await proveRules();
  await checkTree();
});
