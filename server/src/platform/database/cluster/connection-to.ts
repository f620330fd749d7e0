import { Socket } from 'node:net';
import { checkServerIdentity } from 'node:tls';
import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { type DatabaseHost, hostsOf, urlOfHost } from './database-hosts.ts';
import { finderOf, type Primary } from './primary-finder.ts';

/**
 * Socket to the current primary, regardless of the address that the driver passes. The driver accepts only one host, so
 * the host is chosen here, for each new connection.
 */
class PrimarySocket extends Socket {
  readonly #find: () => Promise<Primary>;

  constructor(find: () => Promise<Primary>) {
    super();
    this.#find = find;
  }

  override connect(): this {
    this.#find().then(
      ({ host: { host, port } }) => {
        if (this.destroyed) return;
        if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`);
        else super.connect(port, host);
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

/** The driver's options that determine the server of a connection. */
interface ConnectionTarget {
  readonly connectionString: string;
  readonly ssl?: NonNullable<ClientConfig['ssl']>;
  readonly stream?: () => Socket;
}

/** Parameters of a URL that the driver turns into the option `ssl`. */
const encryptionParameters = ['ssl', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'uselibpqcompat'];

/**
 * Returns the driver's options for connections to a database URL. If the URL has several hosts, each new connection
 * goes to the host that accepts writes at that moment. If there is none, it waits for one for up to 2.5 s, unless
 * `isWaiting` is false.
 */
export function connectionTo(databaseUrl: string, { isWaiting = true } = {}): ConnectionTarget {
  const hosts = hostsOf(databaseUrl);
  const [first] = hosts;
  if (!first || hosts.length === 1) return { connectionString: databaseUrl };
  const url = new URL(urlOfHost(databaseUrl, first));
  const { ssl } = parseIntoClientConfig(url.href);
  for (const name of encryptionParameters) url.searchParams.delete(name);
  return {
    connectionString: url.href,
    ...(ssl && { ssl: { ...identityOf(hosts), ...(typeof ssl === 'object' && ssl) } }),
    stream: () => {
      const finder = finderOf(databaseUrl);
      return new PrimarySocket(() => (isWaiting ? finder.find() : finder.findNow()));
    },
  };
}

/** A certificate is accepted if it belongs to one of the hosts. The driver would require the name of the first one. */
const identityOf = (hosts: readonly DatabaseHost[]): { checkServerIdentity: typeof checkServerIdentity } => ({
  checkServerIdentity: (_host, certificate) => {
    const errors = hosts.map(({ host }) => checkServerIdentity(host, certificate));
    return errors.includes(undefined) ? undefined : errors[0];
  },
});
