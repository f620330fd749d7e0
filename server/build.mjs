// Builds the server and its commands into a folder of few modules: `node server/build.mjs <folder>`. Started from there they
// have to find, read and compile a few dozen files instead of some 3,700. Everything is found where it was: the checkout
// stays where it is.
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

/** Not built in: native code with its files around it, and what packages try to load and do without. */
const external = ['sharp', '@duckdb/node-api', 'pg-native'];

/** Each is installed several times in the same version, and large. */
const sameEverywhere = ['mime-db', 'mime-types'];

/** The server's own sources, as Node gets them from swc-hook.mjs. */
const sources = {
  name: 'sources',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ } },
    handler(source, id) {
      const { code, map } = transformSync(source, { ...swcOptions, filename: id, sourceMaps: true });
      return { code: placed(code, id), map, moduleType: 'js' };
    },
  },
};

/** Packages look for files beside their own. */
const places = {
  name: 'places',
  transform: {
    filter: { id: /node_modules.*\.[cm]?js$/, code: /import\.meta\.|__(dir|file)name/ },
    handler(source, id) {
      const code = placed(source, id);
      const isModule = id.endsWith('.mjs') || /^\s*(import|export)\b/m.test(code);
      if (isModule || !/__(dir|file)name/.test(code)) return { code, map: null };
      const [filename, dirname] = [id, path.dirname(id)].map((text) => JSON.stringify(text));
      return { code: `var __filename = ${filename}, __dirname = ${dirname};${code}`, map: null };
    },
  },
};

/** MikroORM takes the file of an entity from a stack trace. It would read the map of all sources for that, at every start. */
const entityFiles = {
  name: 'entity-files',
  transform: {
    filter: { id: /@mikro-orm\/decorators\/utils\.js$/ },
    handler(source) {
      const code = source.replace('value: lookupPathFromDecorator(target.name)', 'value: target.name');
      if (code === source) throw new Error('MikroORM looks for the files of entities in another way than it did');
      return { code, map: null };
    },
  },
};

/** A module knows where it was, not where it is now. */
const placed = (code, id) =>
  code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));

/** Finds one copy of what is the same everywhere. */
function onlyOnce() {
  const known = new Map();
  return {
    name: 'only-once',
    resolveId: {
      filter: { id: new RegExp(`^(${sameEverywhere.join('|')})$`) },
      handler(id, importer) {
        const require = createRequire(importer);
        const { version } = JSON.parse(readFileSync(require.resolve(`${id}/package.json`), 'utf8'));
        const key = `${id}@${version}`;
        if (!known.has(key)) known.set(key, require.resolve(id));
        return known.get(key);
      },
    },
  };
}

/** What is wrong with the sources ends the build; what packages do is theirs. */
function onLog(level, log, report) {
  if (log.id?.includes('node_modules') || log.code === 'EVAL') return;
  if (level === 'warn') throw new Error(log.message);
  report(level, log);
}

/**
 * A map that leads to lines. Node takes a map apart for the first error whose stack somebody asks for, and keeps that:
 * with all columns some 27 MB, so some 6.
 */
function linesOf({ version, sources, mappings }) {
  const lines = decode(mappings).map(([first]) => (first && first.length > 1 ? [first.slice(0, 4)] : []));
  return { version, sources, names: [], mappings: encode(lines) };
}

const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [`${name}-program`, file])),
  platform: 'node',
  tsconfig: false,
  external,
  plugins: [onlyOnce(), sources, places, entityFiles, viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
  onLog,
});
const folder = path.resolve(process.argv[2]);
const { output } = await bundle.generate({
  dir: folder,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
  // The names of classes are names of types and entities.
  keepNames: true,
  comments: false,
  // Texts of one byte a letter need half of the memory.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  codeSplitting: { groups: [{ name: 'packages', test: /node_modules/, entriesAware: true }] },
});
await bundle.close();

mkdirSync(folder, { recursive: true });
for (const { type, fileName, code, map, moduleIds } of output) {
  if (type !== 'chunk') continue;
  const own = moduleIds.filter((id) => id.startsWith(root) && !id.includes('node_modules'));
  const foreign = own.find((id) => !id.startsWith(path.join(root, 'server')));
  if (foreign) throw new Error(`${foreign} is no source of the server: the build would not notice its changes`);
  // Errors point to our sources. A map of the packages would take longer to read than all else.
  writeFileSync(
    path.join(folder, fileName),
    own.length > 0 ? code : code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'),
  );
  if (own.length > 0) writeFileSync(path.join(folder, `${fileName}.map`), JSON.stringify(linesOf(map)));
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
