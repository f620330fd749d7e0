import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Download } from '../kernel/download.ts';

/** Streams a file for the client to keep. Nobody on the way may: it is made for one person at one moment. */
export async function sendDownload(res: Response, { fileName, mediaType, text }: Download): Promise<void> {
  res.attachment(fileName).set({ 'Content-Type': mediaType, 'Cache-Control': 'private, no-store' });
  await pipeline(Readable.from(text), res);
}
