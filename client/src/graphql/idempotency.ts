import { useState } from 'react';

/**
 * Does something on the server once, however often it is sent: `send` gets the input with the `idempotencyKey` by which
 * the server knows it again. Resolves and rejects as `send` does.
 */
export type SendOnce = <Input extends object, Result>(
  input: Input,
  send: (input: Input & { idempotencyKey: string }) => Promise<Result>,
) => Promise<Result>;

function newKey(): string {
  // Not randomUUID: browsers offer that on https and localhost only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same for the same input. A file goes by its name, size and time here: its bytes are compared by the server. */
function signatureOf(input: object): string {
  return JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * The rule of keys, in one place: the same input, sent again while or after it failed (a double click, a lost answer), has
 * the key of before; another one, or the same after it succeeded or after something else, is meant anew and has a new key.
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

/** `createSendOnce` for as long as a part of the screen is there. */
export function useSendOnce(): SendOnce {
  const [sendOnce] = useState(createSendOnce);
  return sendOnce;
}
