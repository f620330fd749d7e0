import type { DatabaseMember } from '../../kernel/use-cases/system-probes.ts';
import { hostsOf, nameOfHost, urlOfHost } from './cluster/database-hosts.ts';
import { createProbe, type Probe, type ServerState, type WalPosition } from './readiness.ts';
import type { ReplicaState, Replicas } from './replicas/replicas.ts';

interface MembersOptions {
  readonly url: string;
  readonly replicas: Replicas | null;
  readonly migrations: readonly string[];
}

/** Database servers of DATABASE_URL and DATABASE_REPLICA_URLS. */
export class DatabaseMembers {
  /** Hosts and ports, in the order of the settings. */
  readonly names: readonly string[];
  readonly #replicas: Replicas | null;
  /** Probes of the hosts that are not listed in DATABASE_REPLICA_URLS. */
  readonly #probes: ReadonlyMap<string, Probe>;
  #inspecting: Promise<readonly DatabaseMember[]> | undefined;

  constructor({ url, replicas, migrations }: MembersOptions) {
    this.#replicas = replicas;
    const replicaNames = replicas?.names ?? [];
    this.#probes = new Map(
      hostsOf(url)
        .filter((host) => !replicaNames.includes(nameOfHost(host)))
        .map((host) => [nameOfHost(host), createProbe(urlOfHost(url, host), migrations)]),
    );
    this.names = [...new Set([...hostsOf(url).map(nameOfHost), ...replicaNames])];
  }

  /** Checks each server once. Waits at most 1.2 s for a response. Concurrent calls share one check. */
  inspect(): Promise<readonly DatabaseMember[]> {
    this.#inspecting ??= this.#inspect().finally(() => {
      this.#inspecting = undefined;
    });
    return this.#inspecting;
  }

  async #inspect(): Promise<readonly DatabaseMember[]> {
    const [ofReplicas, others] = await Promise.all([
      this.#replicas?.inspect() ?? [],
      Promise.all(
        [...this.#probes].map(async ([host, probe]): Promise<ReplicaState> => ({ host, state: await probe.check() })),
      ),
    ]);
    const states = [...ofReplicas, ...others];
    const timeline = Math.max(0, ...states.map(({ state }) => positionOf(state)?.timeline ?? 0));
    const primary = states.find(({ state }) => isPrimaryOf(state, timeline));
    const end = primary ? positionOf(primary.state) : null;
    const replicaNames = this.#replicas?.names ?? [];
    return this.names.flatMap((host) => {
      const state = states.find((each) => each.host === host)?.state;
      return state
        ? [describeMember(state, { host, timeline, end, isInReplicaUrls: replicaNames.includes(host) })]
        : [];
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#probes.values()].map((probe) => probe.close()));
  }
}

const positionOf = (state: ServerState): WalPosition | null => (state.kind === 'answers' ? state.position : null);

const isPrimaryOf = (state: ServerState, timeline: number): boolean =>
  state.kind === 'answers' && !state.isReplica && state.position?.timeline === timeline;

interface Cluster extends Pick<DatabaseMember, 'host' | 'isInReplicaUrls'> {
  /** Newest timeline of all members: that of the current primary, even if the primary does not respond. */
  readonly timeline: number;
  /** End of the log of the current primary. Null if it does not respond. */
  readonly end: WalPosition | null;
}

function describeMember(state: ServerState, { host, isInReplicaUrls, timeline, end }: Cluster): DatabaseMember {
  const unknown = { host, isInReplicaUrls, timeline: null, lagBytes: null, lagSeconds: null };
  if (state.kind !== 'answers') return { ...unknown, address: null, role: null, failure: state.error.message };
  const { address, position } = state;
  const isCurrent = position?.timeline === timeline;
  if (!state.isReplica) {
    const failure = isCurrent ? null : 'Still a primary, but another server has been promoted';
    return { ...unknown, address, role: 'primary', timeline: position?.timeline ?? null, failure };
  }
  const member = { ...unknown, address, role: 'replica' } as const;
  if (position === null || !isCurrent) return { ...member, failure: 'Follows a replaced primary, or is far behind' };
  if (end === null) return { ...member, failure: null };
  const lagBytes = Number(end.lsn > position.lsn ? end.lsn - position.lsn : 0n);
  const lagSeconds = lagBytes === 0 ? 0 : state.replayAgeSeconds && Math.max(0, state.replayAgeSeconds);
  return { ...member, lagBytes, lagSeconds, failure: null };
}
