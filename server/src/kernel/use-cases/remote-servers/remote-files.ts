import type { Upload } from '../../input/upload.ts';

export interface RemoteSource {
  /** URL without user name and password. */
  readonly url: string;
  /** User name for HTTP basic authentication. Null for none. */
  readonly userName: string | null;
  readonly password: string | null;
}

/** Validators of the previous response (`ETag`, `Last-Modified`). */
export interface RemoteState {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Fetched file. It remains on disk until it is removed. */
export interface RemoteFile extends RemoteState {
  readonly upload: Upload;
  remove(): Promise<void>;
}

export interface RemoteFiles {
  /**
   * Fetches a file. Returns null if it is unchanged. Throws {@link RemoteFailure}, also for URLs that are not https
   * or that lead into a private network, unless the configuration allows them.
   */
  fetch(source: RemoteSource, lastState: RemoteState): Promise<RemoteFile | null>;
  /** Closes connections and removes temporary files. */
  close(): Promise<void>;
}

/** Failed fetch. The message is display text. It contains neither the password nor the query of the URL. */
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
