import type { Readable } from 'node:stream';

/** A file that a client sent, spooled outside memory: what graphql-upload and the REST router both give. */
export interface Upload {
  readonly filename: string;
  readonly mimetype: string;
  /** Fails with INVALID_REQUEST 413 (reason TOO_LARGE) when the file is larger than allowed. */
  createReadStream(): Readable;
}
