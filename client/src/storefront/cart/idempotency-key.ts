/** A new key under which an order is placed once however often it is sent. */
export function newIdempotencyKey(): string {
  // Not randomUUID: browsers offer that on https and localhost only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
