import { sql } from 'kysely';
import type { ChangeBatch, LiveChanges } from '../../kernel/use-cases/live-changes.ts';
import { ChangeQueue } from './stock-changes.ts';

const batch = (subject: string, ...ids: number[]): ChangeBatch => ({
  changes: [{ subject, items: ids.map((id) => ({ id, kinds: 4 })) }],
  rowsBefore: () => sql`nothing`,
});

/** Creates a source of changes that the test triggers. */
function createChangeSource() {
  const listeners = new Set<(batch: ChangeBatch) => void>();
  const changes: LiveChanges = {
    async follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const publish = (changes: ChangeBatch): void => {
    for (const listener of listeners) listener(changes);
  };
  return { changes, listeners, publish };
}

async function openInbox() {
  const end = new AbortController();
  const inbox = new ChangeQueue(end.signal);
  const feed = createChangeSource();
  await inbox.open(feed.changes);
  return { ...feed, inbox, end };
}

test('delivers batches in order, and immediately if the reader is waiting', async () => {
  const { inbox, publish } = await openInbox();
  const pending = inbox.next();
  const [first, second] = [batch('diamond', 1), batch('melee', 2)];
  publish(first);
  publish(second);
  expect(await pending).toEqual([first, second]);
});

test('merges queued batches into one without item IDs if the reader is slow', async () => {
  const { inbox, publish } = await openInbox();
  for (let id = 1; id <= 10_000; id += 1) publish(batch(id % 2 ? 'diamond' : 'melee', id));
  const batches = (await inbox.next()) ?? [];
  expect(batches.length).toBeLessThanOrEqual(8);
  expect(batches[0]?.changes.map(({ subject, items }) => [subject, items])).toEqual([
    ['diamond', null],
    ['melee', null],
  ]);
  const last = batch('diamond', 5);
  publish(last);
  expect(await inbox.next()).toEqual([last]);
});

test('ends and unsubscribes when the stream ends', async () => {
  const { inbox, end, listeners } = await openInbox();
  const pending = inbox.next();
  end.abort();
  expect(await pending).toBeNull();
  expect(listeners.size).toBe(0);
});
