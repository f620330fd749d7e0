import type { Upload } from '../../input/upload.ts';

export interface RemoteSource {
  /** URL without credentials. */
  readonly url: string;
  /** User name for HTTP basic authentication. Null if authentication is not used. */
  readonly userName: string | null;
  readonly password: string | null;
}

/** Validators of the previous response (`ETag`, `Last-Modified`). */
export interface RemoteState {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Fetched file, stored on disk until it is removed. */
export interface RemoteFile extends RemoteState {
  readonly upload: Upload;
  remove(): Promise<void>;
}

export interface RemoteFiles {
  /**
   * Fetches a file. Returns null if it has not changed. Throws {@link RemoteFailure}. URLs that do not use https or
   * that point to a private network also cause this error, unless the configuration allows them.
   */
  fetch(source: RemoteSource, lastState: RemoteState): Promise<RemoteFile | null>;
  /** Closes all connections and removes temporary files. */
  close(): Promise<void>;
}

/**
 * Error for a failed fetch. The message is display text. It contains neither the password nor the query string of the
 * URL.
 */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    message: string,
    /** Whether retries cannot succeed until the configuration is changed. */
    readonly isLasting: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
