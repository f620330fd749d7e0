import type { ErrorCode, ErrorReason } from './generated/rest.ts';

/**
 * A GraphQL document as text that knows its result and its variables. Those of code generators do (`documentMode: 'string'`),
 * and any other text: then say what it answers, `request<Result>('query …')`.
 */
export interface TypedDocument<Data, Variables> {
  /** Never there: carries the types. */
  readonly __apiType?: (variables: Variables) => Data;
  toString(): string;
}

/** How one request is made, where it is to be made otherwise than the client's others. */
export interface AskOptions {
  /** Ends the request; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How long one attempt may take, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Attempts after the first. 0: none. */
  readonly retries?: number | undefined;
  /** With a test key: the code or reason by which the house is to refuse the request, in place of doing it. */
  readonly testError?: ErrorCode | ErrorReason | undefined;
}

/** An input whose key of idempotency may be left out: one is made, and every attempt of the call has it. */
export type Keyless<Input extends Keyed> = Omit<Input, 'idempotencyKey'> & { idempotencyKey?: string };

interface Keyed {
  idempotencyKey?: string | null | undefined;
}

/** An input with a key of its own. */
export const keyed = <Input extends { idempotencyKey?: string }>(input: Input): Input & { idempotencyKey: string } => ({
  ...input,
  idempotencyKey: input.idempotencyKey ?? crypto.randomUUID(),
});

/**
 * Whether a request may be sent again when nobody knows whether the one before has done its work: it changes nothing, or has
 * a key by which the house knows it again.
 */
export function isRepeatable(text: string, variables: unknown): boolean {
  if (!/\bmutation\b/.test(text)) return true;
  const input: unknown = Object(variables).input;
  return typeof Object(input).idempotencyKey === 'string';
}
