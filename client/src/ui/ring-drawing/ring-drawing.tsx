import { Box, chakra } from '@chakra-ui/react';
import { type CSSProperties, useId, useMemo } from 'react';
import { type MetalTone, metalStrokes } from '../jewellery-drawing/metal-tone';
import { formatMillimetres } from '../numbers';
import { facetPlan } from '../shape-drawing/facet-plan';
import { FACET_LINE, type TintedColor, tintOf } from '../shape-drawing/tint';
import { engravingArc, letterSize, type RingMeasures, ringPlan } from './ring-plan';

/** Size of a bezel relative to its stone. */
const RIM_SCALE = 1.13;

interface StoneAboveProps {
  readonly stone: NonNullable<RingMeasures['stone']>;
  readonly color: TintedColor | null;
  /** True if the stone is a placeholder. */
  readonly isPlaceholder: boolean;
  /** Color of the bezel; null if there is none. */
  readonly rim: string | null;
}

/** Top view of a stone, in millimeters, with its length along the vertical axis. */
function StoneAbove({ stone: { shapeId, length, width, tablePercent }, color, isPlaceholder, rim }: StoneAboveProps) {
  const plan = useMemo(
    () => facetPlan(shapeId, { ratio: length / width, tablePercent }),
    [shapeId, length, width, tablePercent],
  );
  const tint = tintOf(color);
  const dashes = isPlaceholder ? '2 3' : undefined;
  return (
    <g
      transform={`scale(${width / plan.width} ${length / plan.length})`}
      data-part="stone"
      {...(tint !== null && { stroke: FACET_LINE })}
    >
      {tint !== null && <path d={plan.outline} fill={tint} stroke="none" />}
      {!isPlaceholder && (
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

/** Length of the scale bar in millimeters. */
const BAR = 10;
const [GAP, MARGIN, LABEL] = [6, 1.5, 2];

/**
 * Returns a font size in drawing units. It is set as a style, because page styles reset fonts and override
 * attributes.
 */
const lettered = (size: number): CSSProperties => ({ fontSize: `${size}px` });

/** Scales the drawing so that the font size is the same for wide and narrow drawings. */
const measures = {
  '& [data-part=measure]': { fontSize: `${LABEL}px` },
  '@container (min-width: 24rem)': { '& [data-part=measure]': { fontSize: `${LABEL * 0.75}px` } },
  '@container (min-width: 36rem)': { '& [data-part=measure]': { fontSize: `${LABEL * 0.55}px` } },
};

interface RingDrawingProps extends RingMeasures {
  /** Null if no setting has been chosen yet. */
  readonly metal: MetalTone | null;
  readonly stoneColor?: TintedColor | null;
  /** True if the stone is a placeholder because none has been chosen yet. */
  readonly isPlaceholder?: boolean;
  readonly engraving: string;
  /** Description for screen readers. */
  readonly label: string;
}

/** Drawing of a ring to scale, seen along the finger and from above, with a 10 mm scale bar. */
export function RingDrawing({
  metal,
  stoneColor = null,
  isPlaceholder = false,
  engraving,
  label,
  ...ring
}: RingDrawingProps) {
  const id = useId();
  const { innerDiameter, style, sideStones, sideStonesCarats, stone } = ring;
  const { front, above } = useMemo(
    () => ringPlan({ innerDiameter, style, sideStones, sideStonesCarats, stone }),
    [innerDiameter, style, sideStones, sideStonesCarats, stone],
  );
  const { outerRadius, innerRadius } = front;
  const left = -outerRadius - MARGIN;
  const centre = 2 * outerRadius + GAP;
  const top = front.top - MARGIN;
  const bottom = outerRadius + LABEL * 2;
  const arc = engravingArc(front);
  const stroke = metal === null ? 'currentColor' : metalStrokes[metal];
  const hidden = metal === null ? { strokeDasharray: '2 3', strokeOpacity: 0.5 } : {};
  const labelTop = -(above.halfHeight + LABEL);
  return (
    <Box containerType="inline-size" width="full">
      <chakra.svg
        viewBox={`${left} ${top} ${centre + 2 * (outerRadius + MARGIN)} ${bottom - top}`}
        role="img"
        aria-label={label}
        data-millimetres={centre + 2 * (outerRadius + MARGIN)}
        width="full"
        fill="none"
        stroke="currentColor"
        color="accent"
        strokeLinejoin="round"
        css={{
          '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
          // Sets `color` instead of `fill`, because the accessibility checker axe reads the text color from `color`.
          '& text': { stroke: 'none', color: '{colors.fg.muted}', fill: 'currentColor' },
          ...measures,
          '& [data-part=engraving]': { fontFamily: '{fonts.heading}', color: '{colors.fg}' },
        }}
      >
        <g stroke={stroke} strokeWidth={1.25} {...hidden}>
          <circle r={innerRadius} data-part="inside" />
          <circle r={outerRadius} />
          <path d={front.head} />
        </g>
        <path d={front.stone} strokeWidth={1} strokeDasharray={isPlaceholder ? '2 3' : undefined} />
        <path id={id} d={arc.path} stroke="none" />
        <text
          data-part="engraving"
          style={lettered(letterSize([...engraving].length, arc.length))}
          textAnchor="middle"
          aria-hidden
        >
          <textPath href={`#${id}`} startOffset="50%">
            {engraving}
          </textPath>
        </text>
        <text y={LABEL / 3} data-part="measure" textAnchor="middle" aria-hidden>
          {metal === null ? '' : `${formatMillimetres(innerDiameter)} mm`}
        </text>
        <g transform={`translate(${centre} 0)`}>
          <g stroke={stroke} strokeWidth={1.25} {...hidden}>
            <path d={above.band} />
            <path d={above.claws} />
            {above.dots.map(({ x, y, r }) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r={r} strokeWidth={0.75} />
            ))}
          </g>
          {stone !== null && (
            <StoneAbove
              stone={stone}
              color={stoneColor}
              isPlaceholder={isPlaceholder}
              rim={style === 'bezel' ? stroke : null}
            />
          )}
          {stone !== null && !isPlaceholder && (
            <text y={labelTop} data-part="measure" textAnchor="middle" aria-hidden>
              {`${formatMillimetres(stone.length)} × ${formatMillimetres(stone.width)} mm`}
            </text>
          )}
        </g>
        <g transform={`translate(${-BAR / 2} ${outerRadius + LABEL})`} aria-hidden>
          <path d={`M0 -.6V.6M0 0H${BAR}M${BAR} -.6V.6`} strokeWidth={1} data-part="bar" />
          <text x={BAR + 1} y={LABEL / 3} data-part="measure">
            10 mm
          </text>
        </g>
      </chakra.svg>
    </Box>
  );
}
