import { changeEach, outcomeText } from './bulk';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown');

function refuseOdd(item: number): Promise<void> {
  return item % 2 === 1 ? Promise.reject(new Error(`${item} is odd`)) : Promise.resolve();
}

test('tells what changed from what was refused, with the reasons, in the order of the items', async () => {
  const outcome = await changeEach([1, 2, 3, 4, 6], { change: refuseOdd, reasonOf });
  expect(outcome).toEqual({
    changed: [2, 4, 6],
    refused: [
      { item: 1, reason: '1 is odd' },
      { item: 3, reason: '3 is odd' },
    ],
  });
  expect(outcomeText(outcome)).toBe('3 changed, 2 refused');
});

test('changes every item exactly once however many there are', async () => {
  const seen: number[] = [];
  const progress: number[] = [];
  const items = Array.from({ length: 23 }, (_, index) => index);
  await changeEach(items, {
    change: async (item) => {
      seen.push(item);
    },
    reasonOf,
    onProgress: (done) => progress.push(done),
  });
  expect(seen.toSorted((left, right) => left - right)).toEqual(items);
  expect(progress).toEqual(items.map((index) => index + 1));
});

test('never has more than four under way', async () => {
  let underWay = 0;
  let most = 0;
  await changeEach(
    Array.from({ length: 12 }, (_, index) => index),
    {
      change: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setImmediate(resolve));
        underWay -= 1;
      },
      reasonOf,
    },
  );
  expect(most).toBe(4);
});

test('nothing to change is no failure', async () => {
  const outcome = await changeEach([], { change: refuseOdd, reasonOf });
  expect(outcomeText(outcome)).toBe('0 changed');
});
