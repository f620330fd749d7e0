import type { RequestHandler } from 'express';

/** Media storage: a folder, or a bucket of any S3-compatible store. */
export interface MediaStorage {
  /** Stores bytes under a name derived from them. Concurrent readers get either all bytes or none. */
  store(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Returns the bytes stored under a name. Null if the name does not exist. */
  read(name: string): Promise<Buffer | null>;
  /** Serves the file `:name`, with support for ranges. Unknown names are passed to the next handler. */
  readonly serve: RequestHandler<{ name: string }>;
}

const contentTypes = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' } as const;
export type MediaExtension = keyof typeof contentTypes;

export const contentTypeOf = (extension: MediaExtension): string => contentTypes[extension];

const mediaName = new RegExp(`^(?<hash>[0-9a-f]{64})\\.(?<extension>${Object.keys(contentTypes).join('|')})$`);
const isExtension = (text: string | undefined): text is MediaExtension => text !== undefined && text in contentTypes;

/** Parses the name of a media file. Null if it is not valid. */
export function readMediaName(name: string): { hash: string; extension: MediaExtension } | null {
  const { hash, extension } = mediaName.exec(name)?.groups ?? {};
  return hash !== undefined && isExtension(extension) ? { hash, extension } : null;
}

/** One year in seconds. The content stored under a name never changes, so clients can cache it permanently. */
export const maxAgeSeconds = 31_536_000;
