import { useEffect, useRef, useState } from 'react';

/** Rectangle in viewport coordinates, in pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Area that notices should not cover. A higher weight takes priority. */
interface Obstacle {
  readonly area: Area;
  readonly weight: number;
}

/** Offset of the notices from their default position, in pixels. */
interface Shift {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 16;

/** Returns the size of the overlap of two areas in square pixels. */
function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

const shiftArea = ({ left, top, right, bottom }: Area, { x, y }: Shift): Area => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/**
 * Returns the offset at which notices overlap obstacles the least. Candidates are the default position, positions
 * next to an obstacle, and the top of the screen. If several positions are equally good, the first one is used.
 */
export function noticeShift(
  notices: Area,
  obstacles: readonly Obstacle[],
  screen: { readonly width: number; readonly height: number },
): Shift {
  const toTop = MARGIN - notices.top;
  const across = [
    0,
    ...obstacles.map(({ area }) => area.left - MARGIN - notices.right),
    ...obstacles.map(({ area }) => area.right + MARGIN - notices.left),
  ].filter((x) => notices.left + x >= 0 && notices.right + x <= screen.width);
  const shifts = [0, toTop].flatMap((y) => across.map((x) => ({ x, y })));
  const costs = shifts.map((shift) =>
    obstacles.reduce((sum, { area, weight }) => sum + weight * overlap(shiftArea(notices, shift), area), 0),
  );
  return shifts[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 };
}

/** Selects a form field with its label and messages. */
const FIELD = '[data-scope="field"][data-part="root"], [role="gridcell"], td';
const TYPED = 'input, textarea, select, [contenteditable="true"]';
const OPEN_PANEL = '[role="dialog"][data-state="open"]';

function obstaclesOf(element: Element | null, weight: number): readonly Obstacle[] {
  return element === null ? [] : [{ area: element.getBoundingClientRect(), weight }];
}

/** Returns the areas in use, by priority: the focused field, the buttons of its panel, and the rest of the panel. */
function occupiedAreas(): readonly Obstacle[] {
  const active = document.activeElement;
  const field = active?.matches(TYPED) === true ? (active.closest(FIELD) ?? active) : null;
  return [
    ...obstaclesOf(field, 1_000),
    ...[...document.querySelectorAll(`${OPEN_PANEL} [data-part="footer"]`)].flatMap((footer) =>
      obstaclesOf(footer, 30),
    ),
    ...[...document.querySelectorAll(OPEN_PANEL)].flatMap((panel) => obstaclesOf(panel, 1)),
  ];
}

const noShift: Shift = { x: 0, y: 0 };

/**
 * Moves notices away from the focused field. The position is recalculated for each notice and focus change, unless a
 * notice has focus. Returns a `ref` for the container of the notices, and its offset.
 */
export function useNoticeShift() {
  const box = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState<Shift>(noShift);

  useEffect(() => {
    let frame = 0;
    function updateShift(): void {
      const notices = box.current?.querySelector('[data-part="group"]:has([data-part="root"])');
      if (notices == null) {
        setShift(noShift);
        return;
      }
      // Pressing a button in a notice focuses the notice. Moving the notice during the press would lose the click.
      if (notices.contains(document.activeElement)) {
        return;
      }
      setShift((before) => {
        const rects = [...notices.querySelectorAll('[data-part="root"]')].map((each) => each.getBoundingClientRect());
        const area = {
          left: Math.min(...rects.map(({ left }) => left)) - before.x,
          right: Math.max(...rects.map(({ right }) => right)) - before.x,
          top: Math.min(...rects.map(({ top }) => top)) - before.y,
          bottom: Math.max(...rects.map(({ bottom }) => bottom)) - before.y,
        };
        const next = noticeShift(area, occupiedAreas(), { width: window.innerWidth, height: window.innerHeight });
        return next.x === before.x && next.y === before.y ? before : next;
      });
    }
    function scheduleUpdate(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateShift);
    }
    // The container changes size when notices appear, resize or disappear.
    const watcher = new MutationObserver(scheduleUpdate);
    if (box.current !== null) {
      watcher.observe(box.current, { childList: true, subtree: true });
    }
    document.addEventListener('focusin', scheduleUpdate);
    // A panel reaches its final position only when its animation ends.
    document.addEventListener('animationend', scheduleUpdate);
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener('focusin', scheduleUpdate);
      document.removeEventListener('animationend', scheduleUpdate);
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, []);

  return { box, shift };
}
