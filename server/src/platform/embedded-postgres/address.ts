import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Location } from './location.ts';

/** Role that owns all objects in the embedded server. */
export const databaseUser = 'facet';

/** Name of the database in the embedded server. */
export const databaseName = 'facet';

/** Address at which a server accepts connections. */
export interface ServerAddress {
  /** TCP port on 127.0.0.1. */
  readonly port: number;
  /** Folder of its Unix socket, which is faster than TCP. Undefined if it has none. */
  readonly socketFolder: string | undefined;
}

/**
 * Maximum length of the socket folder's path: the limit on macOS, the most restrictive operating system (Linux allows
 * 107), minus the name of PostgreSQL's socket.
 */
const longestFolder = 103 - '/.s.PGSQL.65535'.length;

/**
 * Creates the folder for the server's Unix socket next to its data. Only the server's account can access it.
 * Undefined if a socket is not possible: on Windows, and if the path is too long or contains characters that are
 * special in a shell.
 */
export async function openSocketFolder({ home, account }: Location): Promise<string | undefined> {
  const folder = path.join(home, 'socket');
  if (process.platform === 'win32' || folder.length > longestFolder || !/^[\w./-]+$/.test(folder)) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/**
 * Returns the connection string of a database. Uses the Unix socket if there is one and the client supports the
 * parameter `host`.
 */
export function connectionString({ port, socketFolder }: ServerAddress, password: string, database: string): string {
  const socket = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}${socket}`;
}

/** Returns a TCP port on 127.0.0.1 that no program uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The operating system has no free port');
  return address.port;
}
