import type { RequestHandler } from 'express';

/** Where media lie: in a folder, or in a bucket of any S3-compatible store. */
export interface MediaPlace {
  /** Keeps bytes under a name made from them. Whoever reads the name meanwhile gets all of them or nothing. */
  keep(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** All bytes that lie under a name; null when there are none. */
  read(name: string): Promise<Buffer | null>;
  /** Serves what lies under `:name`, in ranges too; passes on what is not there. */
  readonly serve: RequestHandler<{ name: string }>;
}

const contentTypes = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' } as const;
export type MediaExtension = keyof typeof contentTypes;

export const contentTypeOf = (extension: MediaExtension): string => contentTypes[extension];

const mediaName = new RegExp(`^(?<hash>[0-9a-f]{64})\\.(?<extension>${Object.keys(contentTypes).join('|')})$`);
const isExtension = (text: string | undefined): text is MediaExtension => text !== undefined && text in contentTypes;

/** The parts of a name that media may have; null for any other. */
export function readMediaName(name: string): { hash: string; extension: MediaExtension } | null {
  const { hash, extension } = mediaName.exec(name)?.groups ?? {};
  return hash !== undefined && isExtension(extension) ? { hash, extension } : null;
}

/** What lies under a name never changes: a year. */
export const maxAgeSeconds = 31_536_000;
