import type { Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Valid request for a documented call. */
export interface GoodRequest {
  /** Path parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly body?: unknown;
  /** Content of the multipart field `file`. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Context in which a request is created. */
export interface Dataset {
  readonly app: TestApp;
  /** Caller, created for this request. Null for an anonymous caller. */
  readonly caller: Person | null;
  /** Owner of the data, such as a cart or address: the caller, or a new user if the caller is anonymous. */
  readonly owner: Person;
  readonly administrator: Person;
  /** Number that is unique per request, for unique values. */
  readonly serial: number;
  /**
   * Sends the valid request for another call as an administrator and returns the response. Creates records that a
   * request needs.
   */
  create<T extends object = { id: number }>(call: string): Promise<T>;
  /** Sends the valid request for another call as the owner and returns the response. */
  createByOwner<T extends object = { id: number }>(call: string, body?: unknown): Promise<T>;
}

/** Creates a valid request. Called once per caller, so that each caller gets separate data. */
export type MakeRequest = (dataset: Dataset) => GoodRequest | Promise<GoodRequest>;

/** Requests by name of the call, such as `POST /api/auth/login`. */
export type GoodRequests = Readonly<Record<string, MakeRequest>>;

/** Transparent picture of one pixel (PNG), as base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Request without parameters or a body. */
export const emptyRequest: MakeRequest = () => ({});
