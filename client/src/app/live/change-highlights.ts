/** Changed item that is visible on the screen. */
interface ChangedThing {
  /** Unique key built from type and ID. */
  readonly key: string;
  /** Stock number, or null if the item has none. */
  readonly name: string | null;
  /** True if the item no longer exists. */
  readonly isDeleted: boolean;
}

/** Time in milliseconds during which rendering is observed, because lists are rendered in steps. */
const RENDER_WAIT_MS = 600;
const HIGHLIGHT_MS = 2_000;
const MARK = 'changed';
/**
 * Time in milliseconds during which changes are collected for one announcement, because several queries can show the
 * same item.
 */
const ANNOUNCE_DELAY_MS = 1_000;
/** Maximum number of names in an announcement. If there are more, only the number of items is announced. */
const MAX_NAMES = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Observes the page during a refetch. Returns a function that highlights the changes, announces them to screen
 * readers, and restores focus if rendering lost it.
 */
export function highlightChanges(): (changes: readonly ChangedThing[]) => Promise<void> {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  if (main !== null) {
    observer.observe(main, { subtree: true, childList: true, characterData: true });
  }
  return async (changes) => {
    await pause(RENDER_WAIT_MS);
    mutations.push(...observer.takeRecords());
    observer.disconnect();
    if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected) {
      focused.focus({ preventScroll: true });
    }
    for (const element of changedElements(mutations)) {
      mark(element);
    }
    announce(changes);
  };
}

/** Returns the new rows, and the elements whose text changed in a row or on an item page. */
function changedElements(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const removed = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const elements = new Set<Element>();
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData' && target.parentElement !== null) {
      elements.add(target.parentElement.closest('td') ?? target.parentElement);
    }
    for (const node of addedNodes) {
      // Ignores nodes that were removed and reinserted, because they were only moved.
      if (node instanceof Element && !removed.has(node) && node.matches('tr, li')) {
        // Highlights rows cell by cell, because cells have their own backgrounds.
        for (const part of node.matches('tr') ? node.children : [node]) {
          elements.add(part);
        }
      }
    }
  }
  return elements;
}

/** Adds a temporary background color, which fades out unless the user prefers reduced motion. */
function mark(element: Element): void {
  // Skips elements that are already highlighted. Each refetch observes the whole page, so concurrent refetches report
  // the same element.
  if (element.getAnimations().some(({ id }) => id === MARK)) {
    return;
  }
  const tint = { backgroundColor: 'var(--facet-colors-selected)' };
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate(prefersReducedMotion ? [tint, tint] : [tint, {}], {
    id: MARK,
    duration: HIGHLIGHT_MS,
    easing: 'ease-in',
  });
}

function textOf(changes: readonly ChangedThing[]): string {
  const [first] = changes;
  const names = changes.flatMap(({ name }) => name ?? []);
  if (names.length < changes.length || changes.length > MAX_NAMES) {
    return changes.length === 1
      ? 'An item on this page has changed.'
      : `${changes.length} items on this page have changed.`;
  }
  if (changes.length === 1 && first?.isDeleted === true) {
    return `${names[0]} is no longer here.`;
  }
  return `${names.join(', ')} ${changes.length === 1 ? 'has' : 'have'} changed.`;
}

/** Changes waiting to be announced, by key. */
const pendingChanges = new Map<string, ChangedThing>();

/**
 * Announces several changes in one message. Some of the queries that show an item contain its number. Others, such as
 * the cart, contain only its ID.
 */
function announce(changes: readonly ChangedThing[]): void {
  if (pendingChanges.size === 0 && changes.length > 0) {
    setTimeout(() => {
      announceText(textOf([...pendingChanges.values()]));
      pendingChanges.clear();
    }, ANNOUNCE_DELAY_MS);
  }
  for (const { key, name, isDeleted } of changes) {
    const other = pendingChanges.get(key);
    pendingChanges.set(key, {
      key,
      name: name ?? other?.name ?? null,
      isDeleted: isDeleted && other?.isDeleted !== false,
    });
  }
}

let region: HTMLElement | null = null;

/** Announces a message to screen readers with low priority (`polite`). */
function announceText(text: string): void {
  if (region === null) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = text;
}
