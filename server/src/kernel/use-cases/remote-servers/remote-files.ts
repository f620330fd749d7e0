import type { Upload } from '../../input/upload.ts';

/** A file on another server. */
export interface RemoteSource {
  /** Without a name or password. */
  readonly url: string;
  /** With these the server is asked (HTTP basic authentication). Null: without any. */
  readonly userName: string | null;
  readonly password: string | null;
}

/** What the other server calls the state of a file. */
export interface RemoteState {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A file that was fetched. It lies on the disk until it is removed. */
export interface RemoteFile extends RemoteState {
  readonly upload: Upload;
  remove(): Promise<void>;
}

/** Fetches files from other servers. */
export interface RemoteFiles {
  /**
   * Fetches a file as a whole; null when it is still as it was. Throws {@link RemoteFailure}: for addresses that are not
   * https or lead into a private network, too, unless the house is set up to allow them.
   */
  fetch(source: RemoteSource, known: RemoteState): Promise<RemoteFile | null>;
  /** Ends connections, and removes what lies on the disk. */
  close(): Promise<void>;
}

/** Why a file could not be fetched. The message is for people, and names no password and no query of the address. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    message: string,
    /** Trying again is of no use before somebody has done something about it. */
    readonly isLasting: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
