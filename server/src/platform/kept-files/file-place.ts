import type { Readable } from 'node:stream';

/** Where kept files lie: in a folder, or in a bucket of any S3-compatible store. */
export interface FilePlace {
  /** Keeps so many bytes under a name. Leaves nothing behind when it fails. */
  keep(name: string, bytes: Readable, size: number): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<Readable | null>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
}
