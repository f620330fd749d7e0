import { createSendOnce } from './idempotency';

/**
 * Creates a sender that records the idempotency keys. Attempts fail with a network error if `fails` returns true for
 * them.
 */
function sender(fails: (attempt: number) => boolean) {
  const keys: string[] = [];
  const sendOnce = createSendOnce();
  return {
    keys,
    send: (input: object) =>
      sendOnce(input, async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (fails(keys.length)) {
          throw new TypeError('Failed to fetch');
        }
        return keys.length;
      }),
  };
}

const always = () => true;
const neverRetry = () => false;

describe('createSendOnce', () => {
  it('reuses the key for unchanged input until a request succeeds', async () => {
    const { keys, send } = sender((attempt) => attempt < 3);
    await expect(send({ ids: ['1'] })).rejects.toThrow('Failed to fetch');
    await expect(send({ ids: ['1'] })).rejects.toThrow('Failed to fetch');
    await expect(send({ ids: ['1'] })).resolves.toBe(3);
    await expect(send({ ids: ['1'] })).resolves.toBe(4);
    const [first, second, third, fourth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('uses one key if the same input is sent twice concurrently', async () => {
    const { keys, send } = sender(neverRetry);
    await Promise.all([send({ total: 5 }), send({ total: 5 })]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('uses a new key for different input, and also when the input changes back', async () => {
    const { keys, send } = sender(always);
    for (const input of [{ total: 5 }, { total: 6 }, { total: 5 }]) {
      await expect(send(input)).rejects.toThrow('Failed to fetch');
    }
    expect(new Set(keys).size).toBe(3);
  });

  it('distinguishes files by name, size and modification time', async () => {
    const { keys, send } = sender(always);
    const file = (text: string, name = 'stock.csv', lastModified = 1) => new File([text], name, { lastModified });
    for (const each of [file('a'), file('a'), file('ab'), file('ab', 'other.csv'), file('ab', 'other.csv', 2)]) {
      await expect(send({ file: each, mode: 'REPLACE' })).rejects.toThrow('Failed to fetch');
    }
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
  });

  it('creates keys in a format that the server accepts', async () => {
    const { keys, send } = sender(neverRetry);
    await send({});
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});
