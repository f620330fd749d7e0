/** A file that is made while it is sent: it never lies anywhere as a whole. */
export interface Download {
  /** As the client should keep it: letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Its text, in constant memory. Can be read once, by the context that made it. */
  readonly text: AsyncIterable<string>;
}

/** The same where it is no text: a browser shows it at once. */
export interface FileStream {
  readonly fileName: string;
  readonly mediaType: string;
  /** Can be read once. */
  readonly bytes: NodeJS.ReadableStream;
}
