import { createSendOnce } from './idempotency';

/** Sends inputs and tells the keys that they went under; those for which `fails` says so are lost on the way. */
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
const never = () => false;

describe('doingOnce', () => {
  it('sends the same again under the same key until it has succeeded', async () => {
    const { keys, send } = sender((attempt) => attempt < 3);
    await expect(send({ ids: ['1'] })).rejects.toThrow('Failed to fetch');
    await expect(send({ ids: ['1'] })).rejects.toThrow('Failed to fetch');
    await expect(send({ ids: ['1'] })).resolves.toBe(3);
    await expect(send({ ids: ['1'] })).resolves.toBe(4);
    const [first, second, third, fourth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('gives one key to what is sent twice at the same time', async () => {
    const { keys, send } = sender(never);
    await Promise.all([send({ total: 5 }), send({ total: 5 })]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('gives another key to whatever differs, and to what comes again after something else', async () => {
    const { keys, send } = sender(always);
    for (const input of [{ total: 5 }, { total: 6 }, { total: 5 }]) {
      await expect(send(input)).rejects.toThrow('Failed to fetch');
    }
    expect(new Set(keys).size).toBe(3);
  });

  it('tells files apart by name, size and time', async () => {
    const { keys, send } = sender(always);
    const file = (text: string, name = 'stock.csv', lastModified = 1) => new File([text], name, { lastModified });
    for (const each of [file('a'), file('a'), file('ab'), file('ab', 'other.csv'), file('ab', 'other.csv', 2)]) {
      await expect(send({ file: each, mode: 'REPLACE' })).rejects.toThrow('Failed to fetch');
    }
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(4);
  });

  it('makes keys that the server takes', async () => {
    const { keys, send } = sender(never);
    await send({});
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });
});
