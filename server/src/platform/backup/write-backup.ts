import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { StorageLocation } from '../storage/bucket-location.ts';
import { Checksum, MediaReferences } from './checksums.ts';
import { formatName, formatVersion, jobsName, type Manifest, manifestName, tableFileName } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { fileFolders, storedFiles } from './stored-files.ts';

/** Sources of a backup, and its metadata. */
export interface BackupContent {
  readonly snapshot: Snapshot;
  readonly location: StorageLocation;
  readonly product: string;
  readonly createdAt: Date;
}

/** Backup that is being written. */
export interface WrittenBackup {
  /** Plain bytes of the ZIP file. */
  readonly content: Readable;
  /** Resolves when all entries have been written. Rejects if a source cannot be read. */
  readonly manifest: Promise<Manifest>;
  /** Media files that the database references, but that do not exist. Complete when `manifest` has resolved. */
  readonly missingMedia: readonly string[];
}

/** Constant, so that the ZIP file does not depend on the time zone. */
const mtime = new Date('2000-01-01T00:00:00Z');

/** Writes a backup as a stream. Memory use does not depend on the size of tables and files. */
export function writeBackup(source: BackupContent): WrittenBackup {
  const zip = new ZipFile();
  const content = new PassThrough();
  const stopped = new AbortController();
  const missingMedia: string[] = [];
  // If the destination fails, the current source is closed.
  content.once('close', () => stopped.abort(content.errored ?? undefined));
  const failed = (error: unknown): void => {
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', failed);
  zip.outputStream.pipe(content);
  const manifest = new EntryWriter(zip, stopped.signal).writeAll(source, missingMedia);
  manifest.catch(failed);
  return { content, manifest, missingMedia };
}

interface EntryOptions {
  readonly compress?: boolean;
  /** Stream that the content passes through. */
  readonly through?: Transform;
}

/** Adds entries to a ZIP file one by one, and computes their checksums. */
class EntryWriter {
  constructor(
    private readonly zip: ZipFile,
    private readonly signal: AbortSignal,
  ) {}

  async #add(name: string, source: Readable, { compress = true, through = new PassThrough() }: EntryOptions = {}) {
    const checksum = new Checksum();
    this.zip.addReadStream(checksum, name, { mtime, compress });
    await pipeline(source, through, checksum, { signal: this.signal });
    return checksum.result();
  }

  async writeAll(source: BackupContent, missingMedia: string[]): Promise<Manifest> {
    const { snapshot, product, createdAt } = source;
    const referenced = new Set<string>();
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      const rows = snapshot.readTable(table);
      const through = new MediaReferences(referenced);
      const checksum = await this.#add(tableFileName(table.name), rows.stream, { through });
      tables.push({ name: table.name, columns: [...table.columns], rows: await rows.count(), ...checksum });
    }
    const manifest: Manifest = {
      format: formatName,
      formatVersion,
      product,
      createdAt: createdAt.toISOString(),
      postgres: await snapshot.postgresVersion(),
      migrations: await snapshot.migrations(),
      tables,
      sequences: await snapshot.sequences(),
      changeLogDays: await snapshot.changeLogDays(),
      jobs: await this.#writeJobs(snapshot),
      files: await this.#writeFiles(source, referenced),
    };
    missingMedia.push(...referenced);
    this.zip.addBuffer(Buffer.from(JSON.stringify(manifest)), manifestName, { mtime });
    this.zip.end();
    return manifest;
  }

  async #writeJobs(snapshot: Snapshot): Promise<Manifest['jobs']> {
    const jobs = await snapshot.pendingJobs();
    if (!jobs) return null;
    const rows = jobs.read();
    const checksum = await this.#add(jobsName, rows.stream);
    return { columns: [...jobs.columns], rows: await rows.count(), ...checksum };
  }

  /**
   * Writes all media, and the import files of the snapshot. Files that do not exist are omitted: an import file may
   * have expired since the snapshot. Removes the written media from `referenced`.
   */
  async #writeFiles({ snapshot, location }: BackupContent, referenced: Set<string>): Promise<Manifest['files']> {
    const written: Manifest['files'] = [];
    for (const folder of fileFolders) {
      const isMedia = folder === 'media';
      const files = storedFiles(location, folder);
      for (const name of isMedia ? await files.list() : await snapshot.keptFiles()) {
        const content = await files.open(name);
        if (!content) continue;
        const path = `${folder}/${name}`;
        // Pictures and videos are already compressed.
        written.push({ name: path, ...(await this.#add(path, content, { compress: !isMedia })) });
        if (isMedia) referenced.delete(name);
      }
    }
    return written;
  }
}
