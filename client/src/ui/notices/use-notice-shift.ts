import { useEffect, useRef, useState } from 'react';
import { noticeShift, type Obstacle, type Shift } from './notice-place';

/** What somebody types into, with its label and what is said of it. */
const FIELD = '[data-scope="field"][data-part="root"], [role="gridcell"], td';
const TYPED = 'input, textarea, select, [contenteditable="true"]';
const OPEN_PANEL = '[role="dialog"][data-state="open"]';

function obstacle(element: Element | null, weight: number): readonly Obstacle[] {
  return element === null ? [] : [{ area: element.getBoundingClientRect(), weight }];
}

/** Where somebody is at work: the field that they type into, then the buttons of the panel, then the rest of it. */
function edited(): readonly Obstacle[] {
  const active = document.activeElement;
  const field = active?.matches(TYPED) === true ? (active.closest(FIELD) ?? active) : null;
  return [
    ...obstacle(field, 1_000),
    ...[...document.querySelectorAll(`${OPEN_PANEL} [data-part="footer"]`)].flatMap((foot) => obstacle(foot, 30)),
    ...[...document.querySelectorAll(OPEN_PANEL)].flatMap((panel) => obstacle(panel, 1)),
  ];
}

const nowhere: Shift = { x: 0, y: 0 };

/**
 * Keeps the notices in a box off what somebody edits: reckons anew with each notice and wherever the focus goes. Answers
 * the box's `ref` and how far the notices in it are moved.
 */
export function useNoticeShift() {
  const box = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState<Shift>(nowhere);

  useEffect(() => {
    let frame = 0;
    function place(): void {
      const notices = box.current?.querySelector('[data-part="group"]:has([data-part="root"])');
      if (notices == null) {
        setShift(nowhere);
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
        const next = noticeShift(area, edited(), { width: window.innerWidth, height: window.innerHeight });
        return next.x === before.x && next.y === before.y ? before : next;
      });
    }
    function placeSoon(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    }
    // A notice that comes, grows or goes changes what is in the box.
    const watcher = new MutationObserver(placeSoon);
    if (box.current !== null) {
      watcher.observe(box.current, { childList: true, subtree: true });
    }
    document.addEventListener('focusin', placeSoon);
    // A panel is where it will be only once it has come in.
    document.addEventListener('animationend', placeSoon);
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener('focusin', placeSoon);
      document.removeEventListener('animationend', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, []);

  return { box, shift };
}
