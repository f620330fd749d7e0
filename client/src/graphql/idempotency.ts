import { useState } from 'react';

/**
 * Sends a mutation with an `idempotencyKey`, so that the server applies it once even if it is sent again. Resolves
 * and rejects as `send` does.
 */
export type SendOnce = <Input extends object, Result>(
  input: Input,
  send: (input: Input & { idempotencyKey: string }) => Promise<Result>,
) => Promise<Result>;

function newKey(): string {
  // Not `randomUUID`, because browsers provide it only on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the same signature for equal inputs. Files are represented by name, size and modification time; the server
 * compares their bytes.
 */
function signatureOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * Creates a sender that manages idempotency keys. An equal input reuses the key while the request is pending and
 * after it failed (double click, lost response). A different input gets a new key, and so does an equal input after a
 * success.
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

/** Returns a `createSendOnce` sender that lives as long as the component. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}
