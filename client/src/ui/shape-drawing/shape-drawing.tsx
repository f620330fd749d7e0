import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type FacetPlanOptions, facetPlan, PLAN_SIZE } from './facet-plan';
import { FACET_LINE, type TintedColor, tintOf } from './tint';

/** Half a stroke on either side. */
const MARGIN = 1;

interface ShapeDrawingProps extends FacetPlanOptions, HTMLChakraProps<'svg'> {
  readonly shapeId: string;
  /** Color of the stone; omitted for the plain shape. */
  readonly stoneColor?: TintedColor | null;
  /** Read out instead of the drawing; left out where the shape is named beside it. */
  readonly label?: string;
  /** Icons omit fine lines. */
  readonly isIcon?: boolean;
}

/** A stone seen from above, in hairlines of the text's colour. */
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
