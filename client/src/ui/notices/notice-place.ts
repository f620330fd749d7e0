/** A part of the screen, in pixels of the viewport. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What notices had better not lie over, the worse the heavier. */
export interface Obstacle {
  readonly area: Area;
  readonly weight: number;
}

/** How far the notices are moved from where they stand by themselves. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

const MARGIN = 16;

/** Square pixels that two areas share. */
function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const moved = ({ left, top, right, bottom }: Area, { x, y }: Shift): Area => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/**
 * Where notices go so that they lie over none of the obstacles, or over as little of them as can be: they stay where they
 * are, go beside each obstacle, or up to the top of the screen; the first of the best wins.
 */
export function noticeShift(
  notices: Area,
  obstacles: readonly Obstacle[],
  screen: { readonly width: number; readonly height: number },
): Shift {
  const up = MARGIN - notices.top;
  const across = [
    0,
    ...obstacles.map(({ area }) => area.left - MARGIN - notices.right),
    ...obstacles.map(({ area }) => area.right + MARGIN - notices.left),
  ].filter((x) => notices.left + x >= 0 && notices.right + x <= screen.width);
  const places = [0, up].flatMap((y) => across.map((x) => ({ x, y })));
  const costs = places.map((shift) =>
    obstacles.reduce((sum, { area, weight }) => sum + weight * overlap(moved(notices, shift), area), 0),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 };
}
