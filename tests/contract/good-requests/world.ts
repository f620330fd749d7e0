import type { Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** A request that the call takes as it is. */
export interface GoodRequest {
  /** Values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly body?: unknown;
  /** Content of the multipart field `file`. */
  readonly file?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a good request is made in. */
export interface World {
  readonly app: TestApp;
  /** Who sends the request, made for it alone. Null: nobody is signed in; somebody else's things must do. */
  readonly caller: Person | null;
  /** The caller, or where nobody is signed in some shopper: whose basket or address a request is about. */
  readonly owner: Person;
  readonly administrator: Person;
  /** A number that no other request has had: for what must be unique. */
  readonly serial: number;
  /** What a call answers to an administrator's good request: how things are made that another call needs. */
  made<T extends object = { id: number }>(call: string): Promise<T>;
  /** The same as the owner's request. */
  madeByOwner<T extends object = { id: number }>(call: string, body?: unknown): Promise<T>;
}

/** Makes a good request; called anew for every caller, so that each finds things as fresh as the first one. */
export type MakeRequest = (world: World) => GoodRequest | Promise<GoodRequest>;

/** Good requests by the name of the call, `POST /api/auth/login`. */
export type GoodRequests = Readonly<Record<string, MakeRequest>>;

/** A smallest picture: one transparent dot (PNG), as base64. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A call that takes nothing. */
export const nothing: MakeRequest = () => ({});
