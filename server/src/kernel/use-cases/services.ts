import type { GraphQLSchema } from 'graphql';
import type { ListAnswers } from '../lists/list-answers.ts';
import type { QueryCaches } from './caches.ts';
import type { CostBudgets } from './cost-budget.ts';
import type { Cursors } from './cursors.ts';
import type { Events } from './events.ts';
import type { KeptFiles } from './kept-files.ts';
import type { KeyUsage } from './key-usage.ts';
import type { LiveChanges } from './live-changes.ts';
import type { RemoteFiles } from './remote-servers/remote-files.ts';
import type { RemotePosts } from './remote-servers/remote-posts.ts';
import type { SecurityLog } from './security-log.ts';
import type { Transaction } from './transaction.ts';

/** One mail. `html` and `text` say the same. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where answers go, when not to the house. */
  replyTo?: string;
}

/** Settings of one job. */
interface JobOptions {
  /** A moment, or seconds from now. */
  readonly startAfter?: Date | number;
  /** UUID. While the queue knows a job of this id, waiting or done, no other one is written. */
  readonly id?: string;
}

/** One of several jobs that are written together. */
interface QueuedJob {
  /** UUID. While the queue knows a job of this id, waiting or done, no other one is written. */
  readonly id: string;
  readonly data: object;
}

/** Work that outlives the request. */
export interface Jobs {
  /**
   * Writes a job in the transaction: it exists exactly when that commits. Handlers may run more than once and must bear it.
   */
  enqueue(transaction: Transaction, queue: string, data: object, options?: JobOptions): Promise<void>;
  /** The same for many jobs of a queue, by one statement. */
  enqueueAll(transaction: Transaction, queue: string, jobs: readonly QueuedJob[]): Promise<void>;
}

/** A file that comes with a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A mail of which whoever sends it keeps account: a copy of one to many, a price list. */
export interface DirectMail extends MailMessage {
  /** UUID, the same for every attempt: mail servers and readers recognise a second copy by it. */
  readonly id: string;
  readonly writtenAt: Date;
  /** A POST to it ends such mails for this recipient (RFC 8058). Left out: it comes once. */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** What became of a mail that the mail server was asked to take: if not, whether asking again may help. */
export type MailOutcome =
  | { readonly kind: 'sent' }
  /** Refused for good; refused for now, or the answer was lost; nobody could be asked. */
  | { readonly kind: 'refused' | 'deferred' | 'unreachable'; readonly reason: string };

/** Sends mail. */
export interface Mail {
  /**
   * Queues the message in the transaction; it is sent after the commit, retried on failure. `once` names the mail for whoever
   * may have to queue it again, such as a subscriber: under the same name it is the same mail, and queued once.
   */
  queue(transaction: Transaction, message: MailMessage, once?: string): Promise<void>;
  /** The same for several messages, each under its name, by one statement. */
  queueAll(transaction: Transaction, messages: ReadonlyMap<string, MailMessage>): Promise<void>;
  /** Asks the mail server once, now. For jobs that keep account of their recipients; outside transactions. */
  sendNow(mail: DirectMail): Promise<MailOutcome>;
}

/** Verifies captcha tokens. */
export interface Captcha {
  /** Throws INVALID_RECAPTCHA unless the token is good or no captcha is configured. */
  verify(token: string | null | undefined, ip: string): Promise<void>;
}

/** Counts attempts in the database, so that limits hold across server processes. */
export interface RateLimits {
  /** Counts an attempt; throws INVALID_REQUEST 429 (reason RATE_LIMITED) when the caller has none left. Call it outside transactions. */
  consume(limit: RateLimitName, caller: RateLimitedCaller): Promise<void>;
  /** Takes the attempt back: for attempts that only count when they fail. */
  refund(limit: RateLimitName, caller: RateLimitedCaller): Promise<void>;
}
/** What is counted: of `login` and `apiKey` only what fails, of `signIn` everything that computes a password's hash to sign in. */
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

/** Attempts are counted per address (of IPv6: per network) and per e-mail address. */
export interface RateLimitedCaller {
  readonly ip: string;
  readonly email: string;
}

/** Makes access tokens. */
export interface AccessTokens {
  /**
   * `viewing`: for an administrator who impersonates this user until a moment. `session`: the session that the token belongs
   * to; by default a new one. No token outlives its session.
   */
  sign(
    user: { id: number; role: string; tokenVersion: number },
    options?: {
      readonly viewing?: { id: number; administratorId: number; endsAt: Date };
      readonly session?: { readonly id: string; readonly beganAt: Date };
    },
  ): { token: string; expiresAt: Date };
}

/** Which file somebody may fetch. */
export interface DownloadClaims {
  /** Who asked for it. */
  readonly userId: number;
  /** The key with which a program of theirs did. Left out: they did so themselves. */
  readonly keyPublicId?: string;
  /** The impersonation in which an administrator asked for it. Omitted if the user asked. */
  readonly viewingId?: number;
  /** What it has. */
  readonly file: string;
  readonly activeOnly: boolean;
  /** What of it, where that was asked: as JSON. */
  readonly question?: string;
}

/** Signs addresses that browsers fetch without an access token. */
export interface DownloadTokens {
  /** The address works for five minutes unless told otherwise. */
  sign(claims: DownloadClaims, lifetimeSeconds?: number): { token: string; expiresAt: Date };
  /** Null when it is not ours or has expired. */
  read(token: string): DownloadClaims | null;
}

/** Encrypts secrets that the server has to read again, such as those of webhooks. The database alone reveals none of them. */
export interface SealedTexts {
  seal(text: string): string;
  /** Returns null if no configured key fits. */
  open(sealed: string): string | null;
}

/** Keeps uploaded media and knows their public addresses. */
export interface MediaStore {
  /** Checks that the bytes are an image (JPEG, PNG, WebP, GIF, AVIF), re-encodes it and keeps it under its content hash. Answers the public path, `/media/…`. Throws INVALID_REQUEST naming `path` otherwise. */
  putImage(bytes: Buffer, options: { path: string; maxWidth: number }): Promise<string>;
  /** Checks that the bytes are a video that browsers play (MP4, WebM) and keeps them as they are under their content hash. Answers the public path. Throws INVALID_REQUEST naming `path` otherwise. */
  putVideo(bytes: Buffer, options: { path: string }): Promise<string>;
  /** The picture under a public path as PNG, which papers take. Null when there is none. */
  readAsPng(address: string): Promise<Buffer | null>;
}

/** Keeps changes that wait for each other from taking all connections to the database. */
export interface Turns {
  /** Does the work when its turn has come. Throws 409 TRY_AGAIN when it does not come soon, 503 UNAVAILABLE when too many wait. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** The house is closed for work on it. */
export interface Closure {
  /** What everybody reads meanwhile. Null: nothing in particular. */
  readonly message: string | null;
}

/** Knows whether the house is open, without asking the database for each request. */
export interface OpeningHours {
  /** Null: open. At most a second old; the last that is known when the database does not answer. */
  closure(): Promise<Closure | null>;
  /** A change has been committed: whoever asks this process from now on hears of it. */
  changed(): void;
}

/** House-wide configuration that use cases need. */
export interface HouseConfig {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly brandName: string;
  /** ISO 4217: that of every price of the house. */
  readonly currency: string;
  /** Where mail to the house goes. */
  readonly houseEmail: string;
  /** Largest file that comes with a mail, in bytes. */
  readonly mailMaxBytes: number;
  readonly recaptchaSiteKey: string | null;
  /** Google tag that counts visits elsewhere. Null: nothing is loaded from elsewhere. */
  readonly analyticsId: string | null;
  /** Largest file that an import takes, in bytes. */
  readonly importMaxBytes: number;
  /** A price that an import moves by more than this, in percent, is listed among the notices. */
  readonly importPriceMovePercent: number;
  /** The server watches a folder for files to import (IMPORT_DIR). */
  readonly hasImportFolder: boolean;
  /** Files that are fetched by schedule may come from inside private networks, and over http. */
  readonly fetchesPrivately: boolean;
  /** Webhooks of all users may lead into private networks, and over http. */
  readonly postsPrivately: boolean;
  /** For how many days the security log is kept. */
  readonly securityLogDays: number;
  readonly limits: UserLimits;
}

/** What users may do without an administrator's word. Modules add their own limits. */
export interface UserLimits {
  /** Addresses of one account. */
  readonly addresses: number;
}

/** Everything outside the database that use cases may call. The platform implements it, tests may replace it. */
export interface Services {
  readonly changes: Turns;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly mail: Mail;
  readonly captcha: Captcha;
  readonly rateLimits: RateLimits;
  readonly securityLog: SecurityLog;
  readonly costBudgets: CostBudgets;
  readonly keyUsage: KeyUsage;
  readonly media: MediaStore;
  readonly keptFiles: KeptFiles;
  readonly remoteFiles: RemoteFiles;
  readonly remotePosts: RemotePosts;
  readonly liveChanges: LiveChanges;
  readonly listAnswers: ListAnswers;
  readonly queryCaches: QueryCaches;
  readonly openingHours: OpeningHours;
  readonly accessTokens: AccessTokens;
  readonly downloadTokens: DownloadTokens;
  readonly cursors: Cursors;
  readonly sealedTexts: SealedTexts;
  readonly config: HouseConfig;
  /** Names of the client's pages: their paths, in which what only the data knows keeps its name. */
  readonly pageNames: ReadonlySet<string>;
  /** The GraphQL schema that this build serves: what it has can be named by settings. */
  schema(): GraphQLSchema;
}
