import { changeEach, outcomeText, type Undo, withRetry } from './change-each';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');
const undo: Undo = () => Promise.resolve();

async function change(id: string): Promise<Undo | null> {
  if (id.startsWith('held')) {
    throw new Error(`${id} is on hold`);
  }
  return id.startsWith('same') ? null : undo;
}

test('separates changed, unchanged and rejected records, and keeps the order of the IDs', async () => {
  const outcome = await changeEach(['a', 'held-1', 'same-1', 'b', 'held-2'], { change, reasonOf });
  expect(outcome).toEqual({
    changed: [
      { id: 'a', undo },
      { id: 'b', undo },
    ],
    unchanged: ['same-1'],
    rejected: [
      { id: 'held-1', reason: 'held-1 is on hold' },
      { id: 'held-2', reason: 'held-2 is on hold' },
    ],
  });
  expect(outcomeText(outcome)).toBe('2 changed, 1 unchanged, 2 refused');
});

test('adds the records that a retry has changed, and keeps only the remaining rejections', async () => {
  const first = await changeEach(['a', 'held-1', 'held-2'], { change, reasonOf });
  const second = await changeEach(['held-1', 'held-2'], {
    change: (id) => (id === 'held-1' ? Promise.resolve(undo) : change(id)),
    reasonOf,
  });
  const both = withRetry(first, second);
  expect(both.changed.map(({ id }) => id)).toEqual(['a', 'held-1']);
  expect(outcomeText(both)).toBe('2 changed, 1 refused');
});

test('changes every record exactly once, for any number of records', async () => {
  const changedIds: string[] = [];
  const progress: number[] = [];
  const ids = Array.from({ length: 23 }, (_, index) => `stone-${index}`);
  await changeEach(ids, {
    change: async (id) => {
      changedIds.push(id);
      return undo;
    },
    reasonOf,
    onProgress: (doneCount) => progress.push(doneCount),
  });
  expect(changedIds.toSorted()).toEqual(ids.toSorted());
  expect(progress).toEqual(ids.map((_, index) => index + 1));
});

test('sends at most four requests in parallel', async () => {
  let inFlight = 0;
  let maxInFlight = 0;
  await changeEach(
    Array.from({ length: 12 }, (_, index) => String(index)),
    {
      change: async () => {
        inFlight += 1;
        maxInFlight = Math.max(maxInFlight, inFlight);
        await new Promise((resolve) => setImmediate(resolve));
        inFlight -= 1;
        return undo;
      },
      reasonOf,
    },
  );
  expect(maxInFlight).toBe(4);
});

test('does not treat an unchanged record as a failure', async () => {
  expect(outcomeText(await changeEach([], { change, reasonOf }))).toBe('0 changed');
});
