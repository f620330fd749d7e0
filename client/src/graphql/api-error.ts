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

/** Rejected input field. `path` is its path in the input object, such as `address.city`. */
export type ErrorDetail = v.InferOutput<typeof detailSchema>;

export interface ApiError {
  /** Code from the error catalog, such as `WRONG_PASSWORD`. */
  code: string;
  /** More specific reason for the error, such as `STALE_VERSION`. Null if there is none. */
  reason: string | null;
  /** Documented text of the error code. */
  message: string;
  /** Explanation for users, with cause and solution. Null if the response did not come from our server. */
  explanation: string | null;
  details: ErrorDetail[];
  /** Request ID, for support requests. */
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
 * Returns the first GraphQL error of a failed request. Null if the server did not respond, for example if the device
 * is offline or a proxy returned an error page.
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
