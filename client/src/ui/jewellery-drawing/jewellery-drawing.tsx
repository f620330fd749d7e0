import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useMemo } from 'react';
import { facetPlan, PLAN_SIZE } from '../shape-drawing/facet-plan';
import { type MetalTone, metalStrokes } from './metal-tone';
import { type DrawnPiece, type PlacedStone, piecePlan } from './piece-plans';

const ROUND = '1';

/**
 * Minimum size of a stone that is drawn with facets, in plan units. Smaller stones are drawn with outline and table
 * only.
 */
const FACETED = 12;

/** Relative table size of stones that are too small for facets. */
const SMALL_TABLE = 0.55;

interface JewelleryDrawingProps extends HTMLChakraProps<'svg'> {
  readonly type: DrawnPiece;
  readonly metal: MetalTone;
  /** Shape ID of the stones. Defaults to round. */
  readonly shape?: string | undefined;
  /** Use `none` for small drawings, which show only the metal. */
  readonly stones?: 'drawn' | 'none';
  /** Accessible name. If omitted, the drawing is decorative, because the name of the piece is shown next to it. */
  readonly label?: string;
}

function Stone({
  stone: { x, y, size, rotation, shapeId },
  shape,
}: {
  readonly stone: PlacedStone;
  readonly shape: string;
}) {
  const plan = useMemo(() => facetPlan(shapeId ?? shape), [shapeId, shape]);
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotation}) scale(${size / PLAN_SIZE})`}>
      {size >= FACETED ? (
        <>
          <path d={plan.minor} strokeWidth={0.75} strokeOpacity={0.4} />
          <path d={plan.main} strokeWidth={1} strokeOpacity={0.7} />
        </>
      ) : (
        <path d={plan.outline} transform={`scale(${SMALL_TABLE})`} strokeWidth={0.75} strokeOpacity={0.5} />
      )}
      <path d={plan.outline} strokeWidth={size >= FACETED ? 1.25 : 1} />
    </g>
  );
}

/** Line drawing of a jewelry piece, with the metal in its color and the stones in the text color. */
export function JewelleryDrawing({
  type,
  metal,
  shape = ROUND,
  stones: stoneStyle = 'drawn',
  label,
  ...rest
}: JewelleryDrawingProps) {
  const { metal: lines, stones } = useMemo(() => {
    const { length, width } = facetPlan(shape);
    return piecePlan(type, length / width);
  }, [type, shape]);
  return (
    <chakra.svg
      viewBox="0 0 100 100"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      fill="none"
      stroke="currentColor"
      color="accent"
      strokeLinejoin="round"
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
      {...rest}
    >
      <path d={lines} stroke={metalStrokes[metal]} strokeWidth={1.25} />
      {(stoneStyle === 'none' ? [] : stones).map((stone) => (
        <Stone key={`${stone.x} ${stone.y}`} stone={stone} shape={shape} />
      ))}
    </chakra.svg>
  );
}
