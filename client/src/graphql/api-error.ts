import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import * as v from 'valibot';

const detailSchema = v.object({ path: v.string(), message: v.string() });

const extensionsSchema = v.object({
  code: v.fallback(v.string(), 'INTERNAL_ERROR'),
  explanation: v.optional(v.fallback(v.nullable(v.string()), null), null),
  reason: v.optional(v.fallback(v.nullable(v.string()), null), null),
  details: v.optional(v.fallback(v.array(detailSchema), []), []),
  requestId: v.optional(v.fallback(v.nullable(v.string()), null), null),
});

const errorBodySchema = v.object({
  errors: v.array(v.object({ message: v.string(), extensions: v.optional(v.unknown(), {}) })),
});

/** One input that the server refused: `path` as in the input object, such as `address.city`. */
export type ErrorDetail = v.InferOutput<typeof detailSchema>;

/** What the server said went wrong. */
export interface ApiError {
  /** Name in the error catalogue, such as `WRONG_PASSWORD`. */
  code: string;
  /** A finer case of the code, such as `STALE_VERSION`. */
  reason: string | null;
  /** The documented text. */
  message: string;
  /** What is the matter and what can be done about it, for people. `null`: an answer of somebody else's. */
  explanation: string | null;
  details: ErrorDetail[];
  /** What support finds the request by. */
  requestId: string | null;
}

function toApiError(message: string, extensions: unknown): ApiError {
  const parsed = v.safeParse(extensionsSchema, extensions ?? {});
  return parsed.success
    ? { message, ...parsed.output }
    : { message, code: 'INTERNAL_ERROR', explanation: null, reason: null, details: [], requestId: null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/**
 * The first error that the server answered with, or `null` when it did not answer at all (no
 * connection, a proxy's page).
 */
export function apiErrorOf(error: unknown): ApiError | null {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first === undefined ? null : toApiError(first.message, first.extensions);
  }
  if (ServerError.is(error)) {
    const body = v.safeParse(errorBodySchema, parseJson(error.bodyText));
    const first = body.success ? body.output.errors[0] : undefined;
    return first === undefined ? null : toApiError(first.message, first.extensions);
  }
  return null;
}
