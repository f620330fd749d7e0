import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';

/** State of a part of the system, from best to worst. */
export enum SystemState {
  OK = 'ok',
  WARNING = 'warning',
  PROBLEM = 'problem',
}

describedEnum(SystemState, {
  name: 'SystemState',
  description: 'State of the system or of a part of it.',
  values: {
    OK: 'Nothing to do.',
    WARNING: 'An administrator should check the part.',
    PROBLEM: 'The part does not work.',
  },
});

/** Parts of the system, in the order of the status page. */
export enum SystemPart {
  MIGRATIONS = 'migrations',
  DATABASE = 'database',
  REPLICAS = 'replicas',
  DISK = 'disk',
  QUEUES = 'queues',
  SCHEDULED_JOBS = 'scheduledJobs',
  EMAILS = 'emails',
  STORAGE = 'storage',
  BACKUPS = 'backups',
  COLUMN_STORE = 'columnStore',
  CERTIFICATES = 'certificates',
  ERRORS = 'errors',
}

describedEnum(SystemPart, {
  name: 'SystemPart',
  description: 'Part of the system.',
  values: {
    MIGRATIONS: 'Schema of the database.',
    DATABASE: 'Primary database server.',
    REPLICAS: 'Database cluster: primary and replicas.',
    DISK: 'Data folder.',
    QUEUES: 'Queues of background jobs.',
    SCHEDULED_JOBS: 'Jobs that run on a schedule.',
    EMAILS: 'Delivery of emails.',
    STORAGE: 'Storage for media and import files.',
    BACKUPS: 'Backups of the database and of files.',
    COLUMN_STORE: 'Columnar copies of tables.',
    CERTIFICATES: 'TLS certificates of the site and of the domains of agents.',
    ERRORS: 'Logged errors.',
  },
});

/** Whether a part of the system works. */
export interface Health {
  readonly state: SystemState;
  /** One sentence. Null if the state is OK. */
  readonly reason: string | null;
}

@ObjectType('SystemCheck', { simpleResolvers: true, description: 'Whether a part of the system works.' })
export class SystemCheckType implements Health {
  @Field(() => SystemPart, { description: 'Part of the system.' }) readonly part!: SystemPart;
  @Field(() => SystemState, { description: 'State of the part.' }) readonly state!: SystemState;
  @Field(() => String, { nullable: true, description: 'Reason in one sentence. Null if the state is OK.' })
  readonly reason!: string | null;
}

/** Data of a part, and whether the part works. */
export interface PartReading<T> {
  readonly data: T;
  readonly health: Health;
}

const ok: Health = { state: SystemState.OK, reason: null };
export const warning = (reason: string): Health => ({ state: SystemState.WARNING, reason });
export const problem = (reason: string): Health => ({ state: SystemState.PROBLEM, reason });

const severity = Object.values(SystemState);

/** Returns the worst state. OK if there are none. */
export const worstOf = (states: Iterable<SystemState>): SystemState =>
  severity[Math.max(0, ...[...states].map((state) => severity.indexOf(state)))] ?? SystemState.OK;

/** Returns the most severe finding, or the first of several equally severe ones. OK if there are none. */
export function mostSevere(findings: readonly (Health | false)[]): Health {
  const health = findings.filter((finding) => finding !== false);
  const worst = worstOf(health.map(({ state }) => state));
  return health.find(({ state }) => state === worst) ?? ok;
}

/** Returns a number with its noun: `1 job`, `2 jobs`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
