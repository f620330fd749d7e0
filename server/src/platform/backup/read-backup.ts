import { createReadStream, open } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import { appendToScratchFile, closeScratchFile, openScratchFile } from '../storage/scratch-file.ts';
import { Checksum } from './checksums.ts';
import { decrypt, encryptedPrefix } from './encryption.ts';
import { BackupError, checksumsOf, type Manifest, manifestName, parseManifest } from './manifest.ts';

/** Path of a local file, or the content of another file. */
export type BackupSource = string | Readable;

export interface ReadOptions {
  /** Folder for the decrypted copy of the file. */
  readonly dataDir: string;
  /** Passphrase of an encrypted backup. */
  readonly key: string | undefined;
}

const zipPrefix = 'PK';

/**
 * Executes reading of a file from outside. Converts the errors of the libraries, which do not name a cause, to a
 * `BackupError`. Errors of the file system are thrown unchanged.
 */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || (error instanceof Error && 'syscall' in error)) throw error;
    throw damaged(error);
  }
}

const damaged = (cause: unknown): BackupError =>
  new BackupError(`The backup is damaged or truncated: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });

/** Opened backup. Its entries can be read in any order. The caller must close it. */
export class BackupFile {
  private constructor(
    readonly manifest: Manifest,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly descriptor: number,
  ) {}

  /**
   * Opens a backup and reads its manifest. The directory of a ZIP file is at its end, so streams and encrypted files
   * are first written to disk. Throws a `BackupError` if the file is not a backup, or cannot be decrypted.
   */
  static async open(source: BackupSource, options: ReadOptions): Promise<BackupFile> {
    const descriptor = await reading(() => openPlain(source, options));
    try {
      return await reading(async () => {
        const zip = await fromFdPromise(descriptor, { autoClose: false });
        const entries = new Map<string, Entry>();
        for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
        const entry = entries.get(manifestName);
        if (!entry) throw new BackupError('The file is not a backup of Facet.');
        const manifest = parseManifest(await text(await zip.openReadStreamPromise(entry)));
        return new BackupFile(manifest, zip, entries, descriptor);
      });
    } catch (error) {
      await closeScratchFile(descriptor);
      throw error;
    }
  }

  /** Reads an entry. */
  read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw damaged(new Error(`${name} is missing`));
    return reading(() => this.zip.openReadStreamPromise(entry));
  }

  /** Reads all entries. Throws a `BackupError` if one differs from its checksum, or is not in the manifest. */
  async check(): Promise<void> {
    const checksums = checksumsOf(this.manifest);
    for (const name of this.entries.keys())
      if (name !== manifestName && !checksums.has(name)) throw damaged(new Error(`${name} is unknown`));
    for (const [name, { bytes, sha256 }] of checksums) {
      const content = await this.read(name);
      const actual = await reading(async () => {
        const checksum = content.pipe(new Checksum());
        content.once('error', (error) => checksum.destroy(error));
        for await (const _chunk of checksum);
        return checksum.result();
      });
      if (actual.bytes !== bytes || actual.sha256 !== sha256) throw damaged(new Error(`${name} was changed`));
    }
  }

  close(): Promise<void> {
    return closeScratchFile(this.descriptor);
  }
}

/** Returns a descriptor of the plain ZIP file. A local file that is not encrypted is not copied. */
async function openPlain(source: BackupSource, { dataDir, key }: ReadOptions): Promise<number> {
  const content = typeof source === 'string' ? createReadStream(source) : source;
  try {
    const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
    const first = await chunks.next();
    const start = first.done ? '' : first.value.toString('latin1', 0, encryptedPrefix.length);
    const isEncrypted = start === encryptedPrefix;
    if (!isEncrypted && !start.startsWith(zipPrefix)) throw new BackupError('The file is not a backup of Facet.');
    if (typeof source === 'string' && !isEncrypted) return await promisify(open)(source, 'r');
    const all = Readable.from(allChunks(first.value, chunks));
    return await writeScratchFile(isEncrypted ? await decrypt(all, key) : all, dataDir);
  } finally {
    content.destroy();
  }
}

async function* allChunks(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function writeScratchFile(content: Readable, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const descriptor = await openScratchFile(folder);
  try {
    for await (const chunk of content) await appendToScratchFile(descriptor, chunk);
    return descriptor;
  } catch (error) {
    await closeScratchFile(descriptor);
    throw error;
  }
}
