import type { Backups } from '../../kernel/use-cases/backups.ts';
import type { StorageLocation } from '../storage/bucket-location.ts';
import { createBackup } from './create-backup.ts';
import { openDestination } from './destinations.ts';
import { BackupError } from './manifest.ts';
import { expiredBackups } from './retention.ts';

interface BackupSettings extends StorageLocation {
  readonly BACKUP_TO: string | null;
  readonly BACKUP_KEY?: string | undefined;
}

interface BackupsOptions {
  /** URL of the database. */
  readonly url: string;
  readonly env: BackupSettings;
  /** Version of Facet. */
  readonly product: string;
  readonly readArchive: Backups['readArchive'];
}

/** Returns the scheduled backups of the settings `BACKUP_TO` and `BACKUP_KEY`. */
export const openBackups = ({ url, env, product, readArchive }: BackupsOptions): Backups => ({
  readArchive,
  destination: env.BACKUP_TO,
  async create({ onSnapshot }) {
    if (env.BACKUP_TO === null) throw new BackupError('BACKUP_TO: is not set');
    const destination = openDestination(env.BACKUP_TO, env);
    const key = env.BACKUP_KEY;
    const backup = await createBackup({ url, location: env, destination, key, product, isRestored: true, onSnapshot });
    for (const name of expiredBackups(await destination.list(), backup.name)) await destination.remove(name);
    return backup;
  },
});
