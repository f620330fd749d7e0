import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type FacetPlanOptions, facetPlan, PLAN_SIZE } from './facet-plan';
import { FACET_LINE, type TintedColor, tintOf } from './tint';

/** Margin in plan units that leaves space for half the stroke width on each side. */
const MARGIN = 1;

interface ShapeDrawingProps extends FacetPlanOptions, HTMLChakraProps<'svg'> {
  readonly shapeId: string;
  /** Color of the stone. If omitted, only the shape is drawn. */
  readonly stoneColor?: TintedColor | null;
  /** Accessible name. If omitted, the drawing is decorative, because the name of the shape is shown next to it. */
  readonly label?: string;
  /** True for icons, which omit fine lines. */
  readonly isIcon?: boolean;
}

/** Line drawing of a stone in top view, in the text color. */
export function ShapeDrawing({
  shapeId,
  tablePercent,
  ratio,
  mains,
  stoneColor = null,
  label,
  isIcon = false,
  ...rest
}: ShapeDrawingProps) {
  const plan = useMemo(() => facetPlan(shapeId, { tablePercent, ratio, mains }), [shapeId, tablePercent, ratio, mains]);
  const tint = tintOf(stoneColor);
  const size = PLAN_SIZE + 2 * MARGIN;
  return (
    <chakra.svg
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      fill="none"
      stroke={tint === null ? 'currentColor' : FACET_LINE}
      strokeLinejoin="round"
      overflow="visible"
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
      {...rest}
    >
      {tint !== null && <path d={plan.outline} fill={tint} stroke="none" />}
      {!isIcon && <path d={plan.minor} strokeWidth={0.75} strokeOpacity={0.4} />}
      <path d={plan.main} strokeWidth={1} strokeOpacity={0.7} />
      <path d={plan.outline} strokeWidth={1.25} />
    </chakra.svg>
  );
}
