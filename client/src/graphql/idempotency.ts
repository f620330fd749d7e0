import { useState } from 'react';

/**
 * Sends a mutation with an `idempotencyKey`, so that the server applies it only once even if it is resent. Resolves
 * and rejects like `send`.
 */
export type SendOnce = <Input extends object, Result>(
  input: Input,
  send: (input: Input & { idempotencyKey: string }) => Promise<Result>,
) => Promise<Result>;

function newKey(): string {
  // Does not use `randomUUID`, because browsers provide it only on HTTPS and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the same signature for equal inputs. Files are represented by name, size and modification time. The server
 * compares their contents.
 */
function signatureOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * Creates a sender that manages idempotency keys. Equal input reuses the key while the request is pending and after
 * it failed (double click, lost response). Different input gets a new key, and so does equal input after a success.
 */
export function createSendOnce(): SendOnce {
  let last: { readonly signature: string; readonly key: string } | null = null;
  return async (input, send) => {
    const signature = signatureOf(input);
    const attempt = last?.signature === signature ? last : { signature, key: newKey() };
    last = attempt;
    const result = await send({ ...input, idempotencyKey: attempt.key });
    if (last === attempt) {
      last = null;
    }
    return result;
  };
}

/** Returns a sender created by `createSendOnce` that persists for the lifetime of the component. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}
