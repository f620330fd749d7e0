/** A file that is made while it is sent: it never lies anywhere as a whole. */
export interface Download {
  /** As the client should keep it. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Its text, in constant memory. Can be read once. */
  readonly text: AsyncIterable<string>;
}
