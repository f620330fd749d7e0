import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A request and its response, as the reference shows them. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON of the request. */
  readonly body?: unknown;
  readonly status: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** JSON of the response: for lines of JSON a list of them, for other files their text. Omitted if there is no body. */
  readonly response?: unknown;
}

/** A request that succeeds, and one that fails. */
export interface RecordedCall {
  readonly good: Exchange;
  readonly bad: Exchange;
}

/** Requests that were sent to a server with the demo data (`tests/integration/partners/exchanges.test.ts`). */
export interface Recording {
  /** By the name of the call: `GET /api/diamonds/{id}`. */
  readonly rest: Readonly<Record<string, RecordedCall>>;
  /** By the name of the operation. */
  readonly graphql: Readonly<Record<string, RecordedCall & { readonly section: string }>>;
  /** Bodies of webhooks by their event: `order.placed`. */
  readonly messages: Readonly<Record<string, unknown>>;
}

export const recordingFile = path.join(import.meta.dirname, 'exchanges.json');

/** Reads the recorded requests and responses. */
export const readRecording = (): Recording => JSON.parse(readFileSync(recordingFile, 'utf8'));
