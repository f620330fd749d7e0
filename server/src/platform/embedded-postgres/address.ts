import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Location } from './location.ts';

/** The role that owns everything in the embedded server. */
export const databaseUser = 'facet';

/** Where a server takes connections. */
export interface ServerAddress {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Folder of its Unix socket, by which it is reached faster. Undefined: it has none. */
  readonly socketFolder: string | undefined;
}

/** The least that an operating system allows (macOS; Linux has 107), less the name that PostgreSQL gives to a socket. */
const longestFolder = 103 - '/.s.PGSQL.65535'.length;

/**
 * Makes the folder of the server's Unix socket beside its data, which nobody but the server's account can enter. Undefined
 * where there can be none: on Windows, and where the path is too long or has letters that mean something to a shell.
 */
export async function openSocketFolder({ home, account }: Location): Promise<string | undefined> {
  const folder = path.join(home, 'socket');
  if (process.platform === 'win32' || folder.length > longestFolder || !/^[\w./-]+$/.test(folder)) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** Connection string of a database: by the Unix socket, where there is one, for all who know the parameter `host`. */
export function connectionString({ port, socketFolder }: ServerAddress, password: string, database: string): string {
  const socket = socketFolder === undefined ? '' : `?host=${encodeURIComponent(socketFolder)}`;
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}${socket}`;
}
