import type { GraphQLSchema } from 'graphql';
import type { ListEngine } from '../lists/list-engine.ts';
import type { Backups } from './backups.ts';
import type { QueryCacheFactory } from './caches.ts';
import type { CostBudgets } from './cost-budget.ts';
import type { Cursors } from './cursors.ts';
import type { Events } from './events.ts';
import type { FileStore } from './file-store.ts';
import type { KeyUsage } from './key-usage.ts';
import type { LiveChanges } from './live-changes.ts';
import type { OutboundHttp } from './remote-servers/outbound-http.ts';
import type { RemoteFiles } from './remote-servers/remote-files.ts';
import type { SecurityLog } from './security-log.ts';
import type { SystemProbes } from './system-probes.ts';
import type { Transaction } from './transaction.ts';

/** Email message. `html` and `text` have the same content. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Reply-to address. Default: the address of the site. */
  replyTo?: string;
}

interface JobOptions {
  /** Start time of the job, or delay in seconds from now. */
  readonly startAfter?: Date | number;
  /** Job ID, a UUID. If the queue already contains a waiting or completed job with this ID, no job is added. */
  readonly id?: string;
}

interface QueuedJob {
  /** Job ID, a UUID. If the queue already contains a waiting or completed job with this ID, no job is added. */
  readonly id: string;
  readonly data: object;
}

/** Schedule of a job. */
export interface JobSchedule {
  readonly queue: string;
  readonly title: string;
  /** Cron expression in UTC. */
  readonly cron: string;
  readonly nextRun: Date | null;
}

export interface Jobs {
  /**
   * Adds a job in the transaction. The job exists only if the transaction commits. Handlers must be idempotent,
   * because they may run more than once for the same job.
   */
  enqueue(transaction: Transaction, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** Adds several jobs to a queue with one statement. */
  enqueueAll(transaction: Transaction, queue: string, jobs: readonly QueuedJob[]): Promise<void>;
  /** Starts failed jobs again, with one more attempt. Jobs in other states are unchanged. */
  retry(transaction: Transaction, queue: string, ids: readonly string[]): Promise<void>;
  /** Deletes jobs in any state. The caller must have locked them and checked their state. */
  discard(transaction: Transaction, queue: string, ids: readonly string[]): Promise<void>;
  /** Returns the schedules of this build. */
  schedules(): readonly JobSchedule[];
  /** Returns whether this build processes the jobs of a queue. */
  hasHandler(queue: string): boolean;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Email whose delivery is recorded by the sender, such as a newsletter or a price list. */
export interface DirectMail extends MailMessage {
  /**
   * UUID of the email. It is the same for every attempt, so that SMTP servers and email clients can detect
   * duplicates.
   */
  readonly id: string;
  readonly writtenAt: Date;
  /** The recipient's one-click unsubscribe URL, which is called with POST (RFC 8058). Omitted for individual emails. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Outcome of an attempt to send an email. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /**
   * `refused`: permanently rejected. `deferred`: temporarily rejected, or the response was lost. `unreachable`: no
   * connection to the SMTP server.
   */
  | { readonly kind: 'refused' | 'deferred' | 'unreachable'; readonly reason: string };

export interface Mail {
  /**
   * Queues the message in the transaction. It is sent after the commit and retried on failure. `once` is a
   * deduplication key: a message with the same key is queued only once, even if a subscriber is retried.
   */
  queue(transaction: Transaction, message: MailMessage, once?: string): Promise<void>;
  /** Queues several messages with one statement. They are keyed by their deduplication keys. */
  queueAll(transaction: Transaction, messages: ReadonlyMap<string, MailMessage>): Promise<void>;
  /**
   * Makes one attempt to send an email, bypassing the queue. Used by jobs that record the outcome for each recipient.
   * Call it outside transactions.
   */
  sendNow(mail: DirectMail): Promise<MailOutcome>;
}

export interface Captcha {
  /** Throws INVALID_RECAPTCHA if captchas are enabled and the token is not valid. */
  verify(token: string | null | undefined, ip: string): Promise<void>;
}

/** Rate limits. Attempts are counted in the database, so that limits apply across server processes. */
export interface RateLimits {
  /**
   * Counts an attempt. Throws INVALID_REQUEST 429 (reason RATE_LIMITED) if the caller has reached the limit. Call it
   * outside transactions.
   */
  consume(limit: RateLimitName, caller: RateLimitedCaller): Promise<void>;
  /** Removes an attempt from the count. Used for limits that count only failures. */
  refund(limit: RateLimitName, caller: RateLimitedCaller): Promise<void>;
}
/**
 * Names of the rate limits. `login` and `apiKey` count only failures. `signIn` counts every sign-in that hashes a
 * password.
 */
export type RateLimitName =
  | 'login'
  | 'signIn'
  | 'register'
  | 'reset'
  | 'confirmEmail'
  | 'resetPassword'
  | 'changePassword'
  | 'contact'
  | 'exportList'
  | 'priceList'
  | 'orderMessage'
  | 'invitation'
  | 'testEmail'
  | 'testWebhook'
  | 'pageView'
  | 'apiKey'
  | 'captcha';

/** Caller whose attempts are counted per IP address (per network for IPv6) and per email address. */
export interface RateLimitedCaller {
  readonly ip: string;
  readonly email: string;
}

export interface AccessTokens {
  /**
   * Signs an access token. `viewing` describes an administrator's impersonation of this user, including its end time.
   * `session` is the session that the token belongs to. Default: a new session. A token never outlives its session.
   */
  sign(
    user: { id: number; role: string; tokenVersion: number },
    options?: {
      readonly viewing?: { id: number; administratorId: number; endsAt: Date };
      readonly session?: { readonly id: string; readonly beganAt: Date };
    },
  ): { token: string; expiresAt: Date };
}

/** Content of the token in a signed download URL. */
export interface DownloadClaims {
  readonly userId: number;
  /** Public ID of the API key that requested the URL. Omitted if the user requested it. */
  readonly keyPublicId?: string;
  /** ID of the impersonation during which an administrator requested the URL. Omitted if the user requested it. */
  readonly viewingId?: number;
  /** Name of the download, such as a route. */
  readonly file: string;
  readonly activeOnly: boolean;
  /** Parameters of the download as JSON. Omitted if there are none. */
  readonly question?: string;
}

/** Signs download URLs. Browsers fetch them without an access token. */
export interface DownloadTokens {
  /** Signs a token for a download URL. Default lifetime: five minutes. */
  sign(claims: DownloadClaims, lifetimeSeconds?: number): { token: string; expiresAt: Date };
  /** Returns the claims of a token. Null if the token is invalid or has expired. */
  read(token: string): DownloadClaims | null;
}

/**
 * Encrypts secrets that the server must be able to decrypt, such as webhook secrets. They cannot be decrypted with
 * access to the database alone.
 */
export interface SecretEncryption {
  seal(text: string): string;
  /** Decrypts a secret. Null if none of the configured keys can decrypt it. */
  open(sealed: string): string | null;
  /** Returns whether a secret is encrypted with the current key, which is the first one. */
  isCurrent(sealed: string): boolean;
}

/** Store for uploaded media. */
export interface MediaStore {
  /**
   * Checks that the bytes are an image (JPEG, PNG, WebP, GIF or AVIF), re-encodes it, and stores it under its content
   * hash. Returns the public path, `/media/…`. Throws INVALID_REQUEST for the field `path` if the bytes are not an
   * image.
   */
  putImage(bytes: Buffer, options: { path: string; maxWidth: number }): Promise<string>;
  /**
   * Checks that the bytes are a video that browsers can play (MP4 or WebM), and stores them unchanged under their
   * content hash. Returns the public path. Throws INVALID_REQUEST for the field `path` if the bytes are not a video.
   */
  putVideo(bytes: Buffer, options: { path: string }): Promise<string>;
  /** Returns the picture at a public path as a PNG, for use in PDF documents. Null if it does not exist. */
  readAsPng(address: string): Promise<Buffer | null>;
}

/**
 * Limits the number of concurrent commands. Commands may wait for each other's locks, and must not occupy all
 * database connections.
 */
export interface CommandLimiter {
  /**
   * Runs the work as soon as a concurrency slot is free. Throws 409 (reason TRY_AGAIN) if the wait is too long, and
   * 503 (reason UNAVAILABLE) if the queue is full.
   */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** Current maintenance mode of the site. */
export interface Closure {
  /** Notice for visitors. If null, the default notice is shown. */
  readonly message: string | null;
}

/** Caches whether the site is closed, so that requests do not need a database query. */
export interface MaintenanceStatus {
  /**
   * Returns the closure. Null if the site is open. The result is at most one second old, or older if the database is
   * unavailable.
   */
  closure(): Promise<Closure | null>;
  /** Clears the cache of this process. Call it after a change was committed. */
  changed(): void;
}

/** Configuration used by use cases. */
export interface UseCaseConfig {
  /** Public base URL of the server, without a trailing slash. */
  readonly publicUrl: string;
  readonly brandName: string;
  /** ISO 4217 currency code of all prices. */
  readonly currency: string;
  /** Email address that receives messages for the administrators. */
  readonly houseEmail: string;
  /** Maximum size of an email attachment, in bytes. */
  readonly mailMaxBytes: number;
  readonly recaptchaSiteKey: string | null;
  /** Google Analytics measurement ID. If null, no external script is loaded. */
  readonly analyticsId: string | null;
  /** Maximum size of an import file, in bytes. */
  readonly importMaxBytes: number;
  /** Price change in percent. If an item's price changes by more than this, the import reports a notice. */
  readonly importPriceMovePercent: number;
  /** Whether the server imports files from a watched folder (IMPORT_DIR). */
  readonly hasImportFolder: boolean;
  /** Whether scheduled file fetches may use private networks and http. */
  readonly fetchesPrivately: boolean;
  /** Whether users' webhooks may use private networks and http. */
  readonly postsPrivately: boolean;
  /** Number of days after which security log entries are deleted. */
  readonly securityLogDays: number;
  readonly limits: UserLimits;
}

/** Limits per user. Modules extend this interface. */
export interface UserLimits {
  readonly addresses: number;
}

/** External services that use cases may call. They are implemented by the platform, and tests may replace them. */
export interface Services {
  readonly changes: CommandLimiter;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly mail: Mail;
  readonly captcha: Captcha;
  readonly rateLimits: RateLimits;
  readonly securityLog: SecurityLog;
  readonly costBudgets: CostBudgets;
  readonly keyUsage: KeyUsage;
  readonly media: MediaStore;
  readonly keptFiles: FileStore;
  readonly backups: Backups;
  readonly remoteFiles: RemoteFiles;
  readonly remotePosts: OutboundHttp;
  readonly liveChanges: LiveChanges;
  readonly listAnswers: ListEngine;
  readonly queryCaches: QueryCacheFactory;
  readonly openingHours: MaintenanceStatus;
  readonly system: SystemProbes;
  readonly accessTokens: AccessTokens;
  readonly downloadTokens: DownloadTokens;
  readonly cursors: Cursors;
  readonly sealedTexts: SecretEncryption;
  readonly config: UseCaseConfig;
  /** Paths of the client's pages, with parameter names in place of values. */
  readonly pageNames: ReadonlySet<string>;
  schema(): GraphQLSchema;
}
