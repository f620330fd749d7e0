import type { ErrorCode, ErrorReason } from './generated/rest.ts';

/**
 * GraphQL document with the types of its data and variables, as code generators write it (`documentMode: 'string'`). For a
 * plain string, pass the type of the data: `request<Data>('query …')`.
 */
export interface TypedDocument<Data, Variables> {
  /** Never set. It only carries the types. */
  readonly __apiType?: (variables: Variables) => Data;
  toString(): string;
}

/** Options of one request. */
export interface AskOptions {
  /** Aborts the request. The promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout per attempt, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries. 0: no retries. */
  readonly retries?: number | undefined;
  /** For test keys: code or reason of the error that the request fails with. The request has no other effect. */
  readonly testError?: ErrorCode | ErrorReason | undefined;
}

/**
 * Input with an optional idempotency key. If the key is omitted, one is generated and used for all attempts of the
 * call.
 */
export type Keyless<Input extends Keyed> = Omit<Input, 'idempotencyKey'> & { idempotencyKey?: string };

interface Keyed {
  idempotencyKey?: string | null | undefined;
}

/** Adds an idempotency key to an input without one. */
export const keyed = <Input extends { idempotencyKey?: string }>(input: Input): Input & { idempotencyKey: string } => ({
  ...input,
  idempotencyKey: input.idempotencyKey ?? crypto.randomUUID(),
});

/**
 * Returns whether a request is safe to repeat if its outcome is unknown: queries, and mutations with an idempotency
 * key.
 */
export function isRepeatable(text: string, variables: unknown): boolean {
  if (!/\bmutation\b/.test(text)) return true;
  const input: unknown = Object(variables).input;
  return typeof Object(input).idempotencyKey === 'string';
}
