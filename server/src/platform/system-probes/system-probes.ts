import type { Logger } from 'pino';
import type { DatabaseMember, ServerProcess, SystemProbes } from '../../kernel/use-cases/system-probes.ts';
import { readCopyStatus } from '../metrics/columns.ts';
import type { StorageLocation } from '../storage/bucket-location.ts';
import { openStorageProbe } from '../storage/storage-probe.ts';
import { certificateReader } from './certificates.ts';
import { diskUsageOf } from './disk-usage.ts';

interface ProbesDeps {
  readonly process: ServerProcess;
  readonly env: StorageLocation & { readonly MAIL_DIR: string; readonly SMTP_URL?: string | undefined };
  readonly members: { inspect(): Promise<readonly DatabaseMember[]> } | null;
  readonly log: Logger;
}

/** Creates the probes for the status page. Each result is cached in this process. */
export function createSystemProbes({ process, env, members, log }: ProbesDeps): SystemProbes {
  const storage = openStorageProbe(env);
  return {
    process,
    emailTransport: env.SMTP_URL
      ? { isFolder: false, place: new URL(env.SMTP_URL).host }
      : { isFolder: true, place: env.MAIL_DIR },
    diskUsage: diskUsageOf(env.DATA_DIR, log),
    storage: () => storage.status(),
    testStorage: () => storage.test(),
    columnStore: readCopyStatus,
    databaseMembers: async () => (await members?.inspect()) ?? [],
    certificates: certificateReader(),
  };
}
