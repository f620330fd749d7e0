/** Changed item that is shown on the screen. */
interface ChangedThing {
  /** Type and ID. */
  readonly key: string;
  /** Stock number; null if it has none. */
  readonly name: string | null;
  /** True if the item no longer exists. */
  readonly isGone: boolean;
}

/** Time in milliseconds for which rendering is observed, because lists are rendered in steps. */
const DRAWN_WITHIN = 600;
const MARKED_FOR = 2_000;
const MARK = 'changed';
/**
 * Time in milliseconds in which changes are collected for one announcement, because several queries can show the same
 * item.
 */
const GATHERED_FOR = 1_000;
/** Maximum number of names in an announcement. If there are more, only the number of items is announced. */
const MOST_NAMES = 3;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Observes the page during a refetch. The returned function highlights what changed, announces it to screen readers,
 * and restores the focus if rendering lost it.
 */
export function highlightChanges(): (things: readonly ChangedThing[]) => Promise<void> {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  const drawn: MutationRecord[] = [];
  const observer = new MutationObserver((records) => drawn.push(...records));
  if (main !== null) {
    observer.observe(main, { subtree: true, childList: true, characterData: true });
  }
  return async (things) => {
    await pause(DRAWN_WITHIN);
    drawn.push(...observer.takeRecords());
    observer.disconnect();
    if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected) {
      focused.focus({ preventScroll: true });
    }
    for (const element of changedElements(drawn)) {
      mark(element);
    }
    announce(things);
  };
}

/** Returns the new rows, and the elements with changed text in a row or on an item page. */
function changedElements(records: readonly MutationRecord[]): ReadonlySet<Element> {
  const removed = new Set(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const found = new Set<Element>();
  for (const { type, target, addedNodes } of records) {
    if (type === 'characterData' && target.parentElement !== null) {
      found.add(target.parentElement.closest('td') ?? target.parentElement);
    }
    for (const node of addedNodes) {
      // Nodes that were removed and inserted again were only moved.
      if (node instanceof Element && !removed.has(node) && node.matches('tr, li')) {
        // Rows are highlighted per cell, because cells have their own backgrounds.
        for (const part of node.matches('tr') ? node.children : [node]) {
          found.add(part);
        }
      }
    }
  }
  return found;
}

/** Adds a temporary background color. It fades, unless the user prefers reduced motion. */
function mark(element: Element): void {
  // Each refetch observes the whole page, so concurrent refetches report the same element.
  if (element.getAnimations().some(({ id }) => id === MARK)) {
    return;
  }
  const tint = { backgroundColor: 'var(--facet-colors-selected)' };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate(isStill ? [tint, tint] : [tint, {}], { id: MARK, duration: MARKED_FOR, easing: 'ease-in' });
}

function textOf(things: readonly ChangedThing[]): string {
  const [first] = things;
  const names = things.flatMap(({ name }) => name ?? []);
  if (names.length < things.length || things.length > MOST_NAMES) {
    return things.length === 1
      ? 'An item on this page has changed.'
      : `${things.length} items on this page have changed.`;
  }
  if (things.length === 1 && first?.isGone === true) {
    return `${names[0]} is no longer here.`;
  }
  return `${names.join(', ')} ${things.length === 1 ? 'has' : 'have'} changed.`;
}

/** Changes to be announced, by key. */
const gathered = new Map<string, ChangedThing>();

/**
 * Announces several changes in one text. Of the queries that show an item, some contain its number and others, such
 * as the cart, only its ID.
 */
function announce(things: readonly ChangedThing[]): void {
  if (gathered.size === 0 && things.length > 0) {
    setTimeout(() => {
      say(textOf([...gathered.values()]));
      gathered.clear();
    }, GATHERED_FOR);
  }
  for (const { key, name, isGone } of things) {
    const other = gathered.get(key);
    gathered.set(key, { key, name: name ?? other?.name ?? null, isGone: isGone && other?.isGone !== false });
  }
}

let region: HTMLElement | null = null;

/** Announces a text to screen readers with low priority (`polite`). */
function say(text: string): void {
  if (region === null) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    region.style.cssText =
      'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    document.body.append(region);
  }
  region.textContent = text;
}
