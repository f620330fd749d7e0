import type { Readable } from 'node:stream';
import type { Upload } from '../input/upload.ts';
import type { Transaction } from './transaction.ts';

/** A copy of a file that the house keeps for a while. */
export interface KeptFile {
  /** UUID, under which it is opened. */
  readonly id: string;
  readonly bytes: number;
  /** SHA-256 of its content, in hexadecimal digits. */
  readonly hash: string;
}

/** Keeps files that people have sent, out of everybody's reach. */
export interface KeptFiles {
  /**
   * Keeps a copy: for an hour, unless {@link KeptFiles.keepFor} makes it longer. Throws what the upload throws, and
   * INTERNAL_ERROR 503 (reason UNAVAILABLE) where there is no room for it; nothing is left behind then.
   */
  keep(upload: Upload): Promise<KeptFile>;
  /** Has a file kept for at least so many days from now, if the transaction commits. */
  keepFor(transaction: Transaction, id: string, days: number): Promise<void>;
  /** Null: it is no longer kept. */
  open(id: string): Promise<Readable | null>;
  forget(id: string): Promise<void>;
  /** Forgets all whose time is over. */
  forgetOld(): Promise<void>;
}
