/** Host and port of one database server. */
export interface DatabaseHost {
  /** Host name or address, or the folder of a Unix socket. */
  readonly host: string;
  readonly port: number;
}

const defaultPort = 5_432;

/** Kinds of sessions that the server can use. It writes, so sessions on a replica are of no use. */
const writableSessions = ['read-write', 'primary'];

/** `postgresql://user:password@host1:5432,host2:5432/database`. A URL of one host has no comma in its authority. */
const authority = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?#@]*@)?)(?<hosts>[^/?#@]*,[^/?#@]*)(?<rest>[/?#].*)?$/i;

/**
 * Converts libpq's URL with several hosts to an equivalent URL that every URL parser accepts. The hosts and ports are
 * then in the parameters `host` and `port`. Other URLs are returned unchanged.
 */
export function normalizeDatabaseUrl(text: string): string {
  const { start, hosts, rest = '' } = authority.exec(text)?.groups ?? {};
  if (start === undefined || hosts === undefined) return text;
  const pairs = hosts.split(',').map((pair) => /^(?<host>\[.+\]|[^:]*)(?::(?<port>\d*))?$/.exec(pair)?.groups);
  const [first] = pairs;
  if (pairs.some((pair) => !pair?.host) || !URL.canParse(`${start}${first?.host}${rest}`)) return text;
  const url = new URL(`${start}${first?.host}${rest}`);
  url.searchParams.set('host', pairs.map((pair) => pair?.host?.replace(/^\[(.*)\]$/, '$1')).join(','));
  url.searchParams.set('port', pairs.map((pair) => pair?.port || defaultPort).join(','));
  return url.href;
}

/** Returns the hosts of a database URL in their order. */
export function hostsOf(databaseUrl: string): readonly DatabaseHost[] {
  const url = new URL(databaseUrl);
  const hosts = (url.searchParams.get('host') ?? decodeURIComponent(url.hostname)).split(',');
  const ports = (url.searchParams.get('port') ?? url.port).split(',');
  return hosts.map((host, index) => ({
    host: host.replace(/^\[(.*)\]$/, '$1'),
    // As in libpq, a single port applies to all hosts.
    port: Number(ports[ports.length === 1 ? 0 : index] || defaultPort),
  }));
}

/** Returns the URL of the same database on one of its hosts. */
export function urlOfHost(databaseUrl: string, { host, port }: DatabaseHost): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('target_session_attrs');
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return url.href;
}

/** Returns `host:port`, as shown to operators. */
export const nameOfHost = ({ host, port }: DatabaseHost): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;

/** Returns whether the sessions that a URL asks for can write. */
export const asksForPrimary = (databaseUrl: string): boolean => {
  const attributes = new URL(databaseUrl).searchParams.get('target_session_attrs');
  return attributes === null || writableSessions.includes(attributes);
};

/** Returns whether a URL has no empty host, and either one port or a port for each host. */
export function hasCompleteHosts(databaseUrl: string): boolean {
  const hosts = hostsOf(databaseUrl);
  const ports = (new URL(databaseUrl).searchParams.get('port') ?? '').split(',');
  return (
    (ports.length === 1 || ports.length === hosts.length) && !(hosts.length > 1 && hosts.some(({ host }) => !host))
  );
}
