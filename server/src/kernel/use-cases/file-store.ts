import type { Readable } from 'node:stream';
import type { Upload } from '../input/upload.ts';
import type { Transaction } from './transaction.ts';

/** Stored copy of an uploaded file. The copy expires. */
export interface StoredFile {
  /** ID of the file, a UUID. */
  readonly id: string;
  readonly bytes: number;
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
}

/** Store for uploaded files. They are not publicly accessible. */
export interface FileStore {
  /**
   * Stores a copy for one hour, or longer if {@link FileStore.keepForDays} is called. Throws the upload's error, or
   * INTERNAL_ERROR 503 (reason UNAVAILABLE) if the disk is full. An incomplete copy is removed.
   */
  store(upload: Upload): Promise<StoredFile>;
  /** Extends the lifetime to at least `days` from now when the transaction commits. */
  keepForDays(transaction: Transaction, id: string, days: number): Promise<void>;
  /** Opens a file for reading. Null if it has expired. */
  open(id: string): Promise<Readable | null>;
  forget(id: string): Promise<void>;
  deleteExpired(): Promise<void>;
}
