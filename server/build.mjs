// Bundles the server and its commands into a folder: `node server/build.mjs <folder>`. The server then loads a few
// dozen modules at startup instead of about 3,700. The bundle reads files at paths in the checkout, so the checkout
// must not be moved.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { transformSync } from '@swc/core';
import { rolldown } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { programs } from './programs.mjs';
import { swcOptions } from './swc-options.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Packages that are not bundled, because they contain native code or are optional. */
const external = ['sharp', '@duckdb/node-api', 'pg-native'];

/** Large packages of which npm installs several copies of the same version. */
const deduplicatedPackages = ['mime-db', 'mime-types'];

/** Plugin that transforms the server's sources with the same options as swc-hook.mjs. */
const sources = {
  name: 'sources',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ } },
    handler(source, id) {
      const { code, map } = transformSync(source, { ...swcOptions, filename: id, sourceMaps: true });
      return { code: withSourcePaths(code, id), map, moduleType: 'js' };
    },
  },
};

/** Plugin that replaces path variables in packages, some of which read files next to their modules. */
const modulePaths = {
  name: 'module-paths',
  transform: {
    filter: { id: /node_modules.*\.[cm]?js$/, code: /import\.meta\.|__(dir|file)name/ },
    handler(source, id) {
      const code = withSourcePaths(source, id);
      const isModule = id.endsWith('.mjs') || /^\s*(import|export)\b/m.test(code);
      if (isModule || !/__(dir|file)name/.test(code)) return { code, map: null };
      const [filename, dirname] = [id, path.dirname(id)].map((text) => JSON.stringify(text));
      return { code: `var __filename = ${filename}, __dirname = ${dirname};${code}`, map: null };
    },
  },
};

/**
 * Plugin that sets the file of each entity. MikroORM would determine it from a stack trace, which would load the
 * source map of all sources at every start.
 */
const entityFiles = {
  name: 'entity-files',
  transform: {
    filter: { id: /@mikro-orm\/decorators\/utils\.js$/ },
    handler(source) {
      const code = source.replace('value: lookupPathFromDecorator(target.name)', 'value: target.name');
      if (code === source)
        throw new Error('MikroORM changed how it looks up the files of entities: adapt server/build.mjs');
      return { code, map: null };
    },
  },
};

/** Replaces `import.meta` paths with those of the source file, because a bundled module has a different path. */
const withSourcePaths = (code, id) =>
  code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));

/** Plugin that bundles only one copy per version of each package in `deduplicatedPackages`. */
function deduplicate() {
  const resolvedFiles = new Map();
  return {
    name: 'deduplicate',
    resolveId: {
      filter: { id: new RegExp(`^(${deduplicatedPackages.join('|')})$`) },
      handler(id, importer) {
        const require = createRequire(importer);
        const { version } = JSON.parse(readFileSync(require.resolve(`${id}/package.json`), 'utf8'));
        const key = `${id}@${version}`;
        if (!resolvedFiles.has(key)) resolvedFiles.set(key, require.resolve(id));
        return resolvedFiles.get(key);
      },
    },
  };
}

/** Warnings about our sources fail the build. Warnings about packages are ignored. */
function onLog(level, log, report) {
  if (log.id?.includes('node_modules') || log.code === 'EVAL') return;
  if (level === 'warn') throw new Error(log.message);
  report(level, log);
}

/**
 * Reduces a source map to line mappings. Node parses the map when an error's stack is first read, and keeps it in
 * memory: about 6 MB instead of 27 MB with columns.
 */
function toLineMappings({ version, sources, mappings }) {
  const lines = decode(mappings).map(([first]) => (first && first.length > 1 ? [first.slice(0, 4)] : []));
  return { version, sources, names: [], mappings: encode(lines) };
}

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [`${name}-program`, file])),
  platform: 'node',
  tsconfig: false,
  external,
  plugins: [deduplicate(), sources, modulePaths, entityFiles, viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
  onLog,
});
const folder = path.resolve(process.argv[2]);
const { output } = await bundle.generate({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // Class names must be preserved, because types and entities are named after them.
  keepNames: true,
  comments: false,
  // ASCII only, because strings with one byte per character need half the memory.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
});
await bundle.close();

mkdirSync(folder, { recursive: true });
for (const { type, fileName, code, map, moduleIds } of output) {
  if (type !== 'chunk') continue;
  const ownSources = moduleIds.filter((id) => id.startsWith(root) && !id.includes('node_modules'));
  const outsideSource = ownSources.find((id) => !id.startsWith(path.join(root, 'server')));
  if (outsideSource)
    throw new Error(`${outsideSource} is not in the server folder: changes to it would not trigger a rebuild`);
  // Only our sources have source maps. Parsing a map of the packages would take longer than loading the rest of the
  // program.
  writeFileSync(
    path.join(folder, fileName),
    ownSources.length > 0 ? code : code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'),
  );
  if (ownSources.length > 0) writeFileSync(path.join(folder, `${fileName}.map`), JSON.stringify(toLineMappings(map)));
}
for (const name of Object.keys(programs)) {
  writeFileSync(
    path.join(folder, `${name}.mjs`),
    `import { enableCompileCache, flushCompileCache } from 'node:module';
enableCompileCache(import.meta.dirname + '/compiled');
await import('./${name}-program.mjs');
flushCompileCache();
`,
  );
}
