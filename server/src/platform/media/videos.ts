import { invalid } from '../../kernel/errors/errors.ts';

/** What every browser plays. */
const kinds = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
] as const);

/**
 * Reads by its content what kind of video it is, whatever its name says. It is kept as it is: re-encoding videos takes
 * minutes. Throws INVALID_REQUEST for anything that is neither MP4 nor WebM.
 */
export async function videoKind(bytes: Buffer, { path }: { path: string }): Promise<'mp4' | 'webm'> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  for (const [mime, kind] of kinds) if (found?.mime === mime) return kind;
  throw invalid(path, 'must be an MP4 or WebM video');
}
