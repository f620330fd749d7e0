import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copy of the server's or client's source files that a test can change. */
export interface ProjectCopy {
  readonly folder: string;
  /** Creates a file with the given text. */
  add(file: string, text: string): Promise<void>;
  /** Creates a file from the text of an existing file, transformed by `rewrite`. */
  addLike(file: string, model: string, rewrite: (text: string) => string): Promise<void>;
  /** Replaces a piece of text in a file. Preserves the file's modification time. */
  change(file: string, search: string, replacement: string): Promise<void>;
  /** Replaces the complete text of a file with the result of `textOf`. */
  rewrite(file: string, textOf: (text: string) => string): Promise<void>;
  /** Adds a line after the first line that begins with `after`. */
  addLine(file: string, after: string, line: string): Promise<void>;
  remove(): Promise<void>;
}

/** Files and folders that a copy needs to start or build. */
const partsOf = {
  server: ['package.json', 'package-lock.json', 'schema.partner.graphql', 'scripts', 'server'],
  client: [
    ...['package.json', 'tsconfig.base.json', 'codegen.ts', 'schema.graphql', 'schema.partner.graphql'],
    ...['stock.declaration.json', 'docs/failure-notices.md', 'client'],
  ],
};

/** Names of folders that are not copied. */
const notCopied = ['node_modules', 'dist'];

/** Copies the source files of the server or client to a temporary folder. Packages are linked. */
export async function copyProject(projectPart: keyof typeof partsOf): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facet-copy-'));
  const resolvePath = (file: string): string => path.join(folder, file);
  const isSource = (source: string): boolean => !notCopied.includes(path.basename(source));
  for (const part of partsOf[projectPart]) await cp(part, resolvePath(part), { recursive: true, filter: isSource });
  for (const packages of ['node_modules', `${projectPart}/node_modules`])
    await symlink(path.resolve(packages), resolvePath(packages));
  const add = async (file: string, text: string): Promise<void> => {
    await mkdir(path.dirname(resolvePath(file)), { recursive: true });
    await writeFile(resolvePath(file), text, { flag: 'wx' });
  };
  return {
    folder,
    add,
    addLike: async (file, model, rewrite) => add(file, rewrite(await readFile(resolvePath(model), 'utf8'))),
    async change(file, search, replacement) {
      const [text, { atime, mtime }] = await Promise.all([
        readFile(resolvePath(file), 'utf8'),
        stat(resolvePath(file)),
      ]);
      if (!text.includes(search)) throw new Error(`${file} does not contain ${search}`);
      await writeFile(resolvePath(file), text.replace(search, replacement));
      await utimes(resolvePath(file), atime, mtime);
    },
    rewrite: async (file, textOf) => writeFile(resolvePath(file), textOf(await readFile(resolvePath(file), 'utf8'))),
    async addLine(file, after, line) {
      const lines = (await readFile(resolvePath(file), 'utf8')).split('\n');
      const index = lines.findIndex((text) => text.startsWith(after));
      if (index < 0) throw new Error(`${file} contains no line that begins with ${after}`);
      await writeFile(resolvePath(file), lines.toSpliced(index + 1, 0, line).join('\n'));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
