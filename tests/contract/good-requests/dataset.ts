import type { Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Parts of a valid request for a documented call. */
export interface GoodRequest {
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body of the request. */
  readonly body?: unknown;
  /** Content of the multipart field `file`. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Context for creating the records that a request needs. */
export interface Dataset {
  readonly app: TestApp;
  /** Caller of the request, created for this request. Null for an anonymous caller. */
  readonly caller: Person | null;
  /**
   * User who owns the data of the request, such as the cart or the address: the caller, or a new user if the caller
   * is anonymous.
   */
  readonly owner: Person;
  readonly administrator: Person;
  /** Number that differs for each request. Used to create unique values. */
  readonly serial: number;
  /**
   * Creates records that a request needs: sends the valid request for another call as an administrator and returns
   * the response.
   */
  create<T extends object = { id: number }>(call: string): Promise<T>;
  /**
   * Sends the valid request for another call as the owner, optionally with a different body, and returns the
   * response.
   */
  createByOwner<T extends object = { id: number }>(call: string, body?: unknown): Promise<T>;
}

/** Creates a valid request. It is called once per caller, so that each caller gets separate data. */
export type MakeRequest = (dataset: Dataset) => GoodRequest | Promise<GoodRequest>;

/** Functions that create requests, by name of the call, such as `POST /api/auth/login`. */
export type GoodRequests = Readonly<Record<string, MakeRequest>>;

/** Transparent PNG image of one pixel, as base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Creates a request without parameters or a body. */
export const emptyRequest: MakeRequest = () => ({});
