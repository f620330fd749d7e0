/** Setting of the server with its value, without secrets. */
export interface SettingValue {
  readonly name: string;
  readonly value: string;
}

/** Facts about a server process. */
export interface ServerProcess {
  readonly version: string;
  /** Git commit of the build. Null if unknown. */
  readonly commit: string | null;
  readonly nodeVersion: string;
  readonly host: string;
  readonly pid: number;
  /** Number of processes that share the port (WEB_CONCURRENCY). */
  readonly processes: number;
  readonly startedAt: Date;
  /** Time zone of the operating system, such as `Europe/Berlin`. */
  readonly timeZone: string;
  readonly isProduction: boolean;
  readonly settings: readonly SettingValue[];
}

/** Folder in `DATA_DIR` with its size. */
export interface FolderUsage {
  readonly name: string;
  readonly bytes: number;
  readonly files: number;
  /** False if the folder has too many files to be measured. Its real size is then larger. */
  readonly isComplete: boolean;
}

export interface DiskUsage {
  readonly dataDir: string;
  readonly freeBytes: number;
  readonly totalBytes: number;
  /** Folders, largest first. Empty before the first measurement. */
  readonly folders: readonly FolderUsage[];
  /** When the folders were measured. Null before the first measurement. */
  readonly measuredAt: Date | null;
}

/** Result of a test of an external service. */
export interface ProbeResult {
  readonly durationMs: number;
  /** Null if the test succeeded. */
  readonly failure: string | null;
}

export interface StorageStatus {
  readonly isBucket: boolean;
  /** Folder, or URL of the bucket. */
  readonly place: string;
  /** Reason why the storage cannot be reached. Null if it can be reached. */
  readonly failure: string | null;
}

/** Columnar copy of a table in this process. */
export interface CopyStatus {
  readonly table: string;
  /** Rows at the last full load. 0 if there is no copy. */
  readonly rows: number;
  readonly lagSeconds: number;
  /** When the whole table was last loaded. Null if there is no copy. */
  readonly loadedAt: Date | null;
  /** Number of list queries since the process started, by source. */
  readonly answers: { readonly copy: number; readonly database: number; readonly failed: number };
}

/** Database server of DATABASE_URL or DATABASE_REPLICA_URLS. */
export interface DatabaseMember {
  /** Host and port. */
  readonly host: string;
  /** IP address. Null if the server does not respond, or if the connection uses a Unix socket. */
  readonly address: string | null;
  /** Null if the server does not respond. */
  readonly role: 'primary' | 'replica' | null;
  /** Timeline of a primary. Null for other servers. */
  readonly timeline: number | null;
  /** Whether the server is listed in DATABASE_REPLICA_URLS. */
  readonly isInReplicaUrls: boolean;
  /** Changes that a replica has not replayed, in bytes. Null if unknown, and for a primary. */
  readonly lagBytes: number | null;
  /** Age of the data of a replica in seconds. 0 if it has replayed all changes. Null if unknown, and for a primary. */
  readonly lagSeconds: number | null;
  /** Reason why the server is neither the current primary nor one of its replicas. Null if it is. */
  readonly failure: string | null;
}

/** Host that should have a valid certificate. */
export interface CertificateHost {
  readonly host: string;
  readonly port: number;
  /** Whether connections to private addresses are allowed. */
  readonly isPrivateAllowed: boolean;
}

export interface CertificateStatus {
  readonly host: string;
  /** Null if no certificate could be read, or if `readAt` is null. */
  readonly issuer: string | null;
  readonly validUntil: Date | null;
  /** Reason why the certificate could not be read or is not trusted. Null if there is none. */
  readonly failure: string | null;
  /** Null if the certificate has not been read yet. */
  readonly readAt: Date | null;
}

/** Reads the state of this process, its disk and the services that it uses. */
export interface SystemProbes {
  readonly process: ServerProcess;
  /** SMTP server (`host:port`), or the folder that emails are written to. */
  readonly emailTransport: { readonly isFolder: boolean; readonly place: string };
  /** Returns the free space, and the last measurement of the folders. Starts a new one if it is too old. */
  diskUsage(): Promise<DiskUsage>;
  /** Returns whether the storage for media and kept files can be reached. The result is cached for a minute. */
  storage(): Promise<StorageStatus>;
  /** Writes, reads and deletes a small object in the storage. */
  testStorage(): Promise<ProbeResult>;
  columnStore(): Promise<readonly CopyStatus[]>;
  /** Checks each database server once. Takes about a second if a server does not respond. */
  databaseMembers(): Promise<readonly DatabaseMember[]>;
  /** Returns the last readings, and reads outdated certificates in the background. */
  certificates(hosts: readonly CertificateHost[]): readonly CertificateStatus[];
}
