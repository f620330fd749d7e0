import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { RemoteFailure, type RemoteFiles } from '../../kernel/use-cases/remote-servers/remote-files.ts';
import { openBufferFolder } from '../buffered-responses/buffer-folder.ts';
import { openConnections } from '../remote-servers/connections.ts';
import { lookupPublic } from '../remote-servers/public-addresses.ts';
import { failureOf } from '../remote-servers/remote-failures.ts';
import { peek } from '../spreadsheets/peek.ts';
import { type RemoteResponse, requestServer } from './request-server.ts';

interface RemoteFilesOptions {
  readonly dataDir: string;
  /** Maximum size of an uncompressed file in bytes. */
  readonly maxBytes: number;
  /** Whether private networks and http are also allowed, for intranets and tests. */
  readonly isPrivateAllowed: boolean;
}

/** Time limits in milliseconds: for the connection, for each part of a response, and for the whole file. */
const connectMs = 10_000;
const responseTimeoutMs = 30_000;
const pieceMs = 60_000;
const wholeMs = 15 * 60_000;

/**
 * Opens the fetcher, which stores files in a folder below `DATA_DIR`. By default, it only allows https and public
 * addresses, and limits the file size. Compressed files (gzip) are uncompressed.
 */
export async function openRemoteFiles(options: RemoteFilesOptions): Promise<RemoteFiles> {
  const { dataDir, maxBytes, isPrivateAllowed } = options;
  const folder = await openBufferFolder(dataDir, 'fetched');
  const connections = openConnections({
    connect: { timeout: connectMs, ...(!isPrivateAllowed && { lookup: lookupPublic }) },
    headersTimeout: responseTimeoutMs,
    bodyTimeout: pieceMs,
  });
  return {
    async fetch(source, lastState) {
      const requestOptions = { connections, isPrivateAllowed, signal: AbortSignal.timeout(wholeMs) };
      const file = path.join(await folder.path(), randomUUID());
      const remove = () => rm(file, { force: true });
      let url = new URL(source.url);
      try {
        const answer = await requestServer(source, lastState, requestOptions);
        if (!answer) return null;
        url = answer.url;
        const { etag, lastModified } = answer;
        const filename = await writeDown(answer, file, { maxBytes, signal: requestOptions.signal });
        const upload = {
          filename,
          mimetype: 'application/octet-stream',
          createReadStream: () => createReadStream(file),
        };
        return { upload, etag, lastModified, remove };
      } catch (error) {
        await remove();
        throw failureOf(url, error);
      }
    },
    async close() {
      await connections.close();
      await folder.close();
    },
  };
}

/** Writes the file to disk. Returns its path. */
async function writeDown(
  { url, body }: RemoteResponse,
  file: string,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<string> {
  const { head, chunks } = await peek(body);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const limit = upTo(maxBytes);
  await (isPacked
    ? pipeline(chunks, createGunzip(), limit, target, { signal })
    : pipeline(chunks, limit, target, { signal }));
  const name = nameIn(url);
  return isPacked ? name.replace(/\.gz$/i, '') : name;
}

/** Limits the uncompressed size, which is not known in advance. */
const upTo = (maxBytes: number) =>
  async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes)
        throw new RemoteFailure(`the file is larger than ${maxBytes.toLocaleString('en')} bytes`, true);
      yield chunk;
    }
  };

/** Returns the last segment of the URL's path, or the host if there is none. */
function nameIn({ pathname, hostname }: URL): string {
  const name = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name) || hostname;
  } catch {
    return name;
  }
}
