import { randomBytes } from 'node:crypto';
import type { CreatedBackup } from '../../kernel/use-cases/backups.ts';
import type { StorageLocation } from '../storage/bucket-location.ts';
import type { Destination, UnverifiedBackup } from './destinations.ts';
import { encrypt } from './encryption.ts';
import { checkMigrations, loadBackup } from './load-backup.ts';
import { explainFailure, type Manifest, nameOfBackup, rowsOf } from './manifest.ts';
import { BackupFile } from './read-backup.ts';
import { createDatabase, databaseOf, dropDatabase, dropLeftovers, urlOfDatabase, withConnection } from './sessions.ts';
import { Snapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

export interface BackupOptions {
  /** URL of the database. */
  readonly url: string;
  /** Location of media and import files. */
  readonly location: StorageLocation;
  readonly destination: Destination;
  /** File name. Default: {@link nameOfBackup}. */
  readonly name?: string | undefined;
  /** Passphrase for encryption. If undefined, the backup is not encrypted. */
  readonly key: string | undefined;
  /** Version of Facet. */
  readonly product: string;
  /** Whether to restore the written backup into a scratch database. The checksums are verified in any case. */
  readonly isRestored: boolean;
  /** Called after the snapshot has been taken. Changes that are committed from then on are not in the backup. */
  onSnapshot?(snapshot: Snapshot): Promise<void>;
  progress?(message: string): void;
}

/**
 * Creates a backup from one snapshot and verifies the written file. On failure, the destination is unchanged. Throws a
 * `BackupError` if the operator can correct the cause.
 */
export async function createBackup(options: BackupOptions): Promise<CreatedBackup> {
  const { key, progress } = options;
  const createdAt = new Date();
  const name = options.name ?? nameOfBackup(createdAt, key !== undefined);
  const snapshot = await Snapshot.take(options.url);
  try {
    await options.onSnapshot?.(snapshot);
    progress?.(`Writing ${name}`);
    const { manifest, missingMedia, written } = await write(snapshot, createdAt, name, options);
    try {
      progress?.('Verifying the backup');
      const databaseId = await snapshot.databaseId();
      await snapshot.release();
      await verify(written, databaseId, options);
      await written.publish();
    } catch (error) {
      await written.discard();
      throw error;
    }
    return { name, bytes: written.bytes, rows: rowsOf(manifest), files: manifest.files.length, missingMedia };
  } catch (error) {
    throw explainFailure(error, options.destination.name);
  } finally {
    snapshot.close();
  }
}

interface Written {
  readonly manifest: Manifest;
  readonly missingMedia: readonly string[];
  readonly written: UnverifiedBackup;
}

async function write(
  snapshot: Snapshot,
  createdAt: Date,
  name: string,
  { location, product, key, destination }: BackupOptions,
): Promise<Written> {
  const { content, manifest, missingMedia } = writeBackup({ snapshot, location, product, createdAt });
  try {
    const written = await destination.write(name, key === undefined ? content : await encrypt(content, key));
    return { manifest: await manifest, missingMedia, written };
  } finally {
    content.destroy();
  }
}

/** Reads the written file, checks it, and restores it into a scratch database on the same server. */
async function verify(
  written: UnverifiedBackup,
  databaseId: string,
  { url, key, location, isRestored }: BackupOptions,
): Promise<void> {
  const backup = await BackupFile.open(await written.open(), { dataDir: location.DATA_DIR, key });
  try {
    await backup.check();
    checkMigrations(backup.manifest);
    if (!isRestored) return;
    // Only one backup of a database runs at a time, so that existing databases with this prefix are leftovers.
    const prefix = `facet_check_${databaseId}_`;
    await withConnection(url, async (client) => {
      await dropLeftovers(client, prefix);
      const scratch = `${prefix}${randomBytes(4).toString('hex')}`;
      await createDatabase(client, scratch, databaseOf(url));
      try {
        await loadBackup(urlOfDatabase(url, scratch), backup);
      } finally {
        await dropDatabase(client, scratch);
      }
    });
  } finally {
    await backup.close();
  }
}
