import { useMemo } from 'react';
import { facetPlan } from '../shape-drawing/facet-plan';
import { FACET_LINE, type TintedColor, tintOf } from '../shape-drawing/tint';
import type { RingMeasures } from './ring-plan';

/** A bezel around a stone, against the stone. */
const RIM_SCALE = 1.13;

interface StoneAboveProps {
  readonly stone: NonNullable<RingMeasures['stone']>;
  readonly color: TintedColor | null;
  /** Where a stone will be. */
  readonly isPlace: boolean;
  /** Colour of a rim around it; null: it has none. */
  readonly rim: string | null;
}

/** A stone from above, its millimetres the units of the drawing, its length upright. */
export function StoneAbove({ stone: { shapeId, length, width, tablePercent }, color, isPlace, rim }: StoneAboveProps) {
  const plan = useMemo(
    () => facetPlan(shapeId, { ratio: length / width, tablePercent }),
    [shapeId, length, width, tablePercent],
  );
  const tint = tintOf(color);
  const dashes = isPlace ? '2 3' : undefined;
  return (
    <g
      transform={`scale(${width / plan.width} ${length / plan.length})`}
      data-part="stone"
      {...(tint !== null && { stroke: FACET_LINE })}
    >
      {tint !== null && <path d={plan.outline} fill={tint} stroke="none" />}
      {!isPlace && (
        <>
          <path d={plan.minor} strokeWidth={0.75} strokeOpacity={0.4} />
          <path d={plan.main} strokeWidth={1} strokeOpacity={0.7} />
        </>
      )}
      <path d={plan.outline} strokeWidth={1.25} strokeDasharray={dashes} />
      {rim !== null && <path d={plan.outline} transform={`scale(${RIM_SCALE})`} stroke={rim} strokeWidth={1.25} />}
    </g>
  );
}
