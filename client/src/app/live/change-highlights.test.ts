import { jest } from '@jest/globals';
import { highlightChanges } from './change-highlights';

const announced: string[] = [];

/** Records the announcements. */
class Announcer {
  readonly style = {};
  readonly setAttribute = () => undefined;
  set textContent(text: string) {
    announced.push(text);
  }
}

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    document: {
      activeElement: null,
      body: { append: () => undefined },
      querySelector: () => null,
      createElement: () => new Announcer(),
    },
    MutationObserver: class {
      readonly disconnect = () => undefined;
      readonly takeRecords = () => [];
    },
  });
});
afterAll(() => {
  jest.useRealTimers();
  for (const name of ['document', 'MutationObserver']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

test('announces an item only once, by its number, even if several queries show it', async () => {
  const list = highlightChanges();
  const cart = highlightChanges();
  void list([{ key: 'Diamond 7', name: 'W-7', isDeleted: true }]);
  await jest.advanceTimersByTimeAsync(500);
  void cart([{ key: 'Diamond 7', name: null, isDeleted: false }]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(announced.splice(0)).toEqual(['W-7 has changed.']);

  void highlightChanges()([{ key: 'Diamond 7', name: 'W-7', isDeleted: true }]);
  void highlightChanges()([]);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(announced).toEqual(['W-7 is no longer here.']);
});
