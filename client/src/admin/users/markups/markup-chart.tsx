import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { MarkupRegionFragment, UserMarkupFragment } from '../../../graphql/generated/graphql';
import { formatCount, inConfiguredCurrency } from '../../../ui/numbers';
import { percentText, rangeText } from './region-text';

/** Logarithmic axis. Values outside its range are placed at the nearest end. */
interface Axis {
  readonly from: number;
  readonly to: number;
  /** Values of the tick marks, in ascending order. */
  readonly ticks: readonly number[];
}

type Bounds = Pick<MarkupRegionFragment, 'caratMin' | 'caratMax' | 'priceMin' | 'priceMax'>;

/** Possible start, end and tick values of an axis: 1, 2, 5, 10 and so on. */
const steps = Array.from({ length: 15 }, (_, power) => [1, 2, 5].map((step) => Number(`${step}e${power - 2}`))).flat();

const MAX_TICKS = 10;

/** Returns an axis that contains `from`, `to` and all values, with a margin at both ends. */
function axisOver(values: readonly number[], from: number, to: number): Axis {
  const positive = values.filter((value) => value > 0);
  const low = Math.min(from, ...positive.map((value) => value / 1.3));
  const high = Math.max(to, ...positive.map((value) => value * 1.3));
  const start = steps.findLast((step) => step <= low) ?? low;
  const end = steps.find((step) => step >= high) ?? high;
  const marks = steps.filter((step) => step >= start && step <= end);
  const powersOfTen = marks.filter((mark) => Number.isInteger(Math.round(Math.log10(mark) * 1e6) / 1e6));
  return { from: start, to: end, ticks: marks.length > MAX_TICKS ? powersOfTen : marks };
}

function withoutNulls(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

/** Returns the weight axis and the total price axis for the regions. */
export function axesOf(regions: readonly Bounds[]): { readonly carats: Axis; readonly prices: Axis } {
  return {
    carats: axisOver(withoutNulls(regions.flatMap(({ caratMin, caratMax }) => [caratMin, caratMax])), 0.5, 2),
    prices: axisOver(withoutNulls(regions.flatMap(({ priceMin, priceMax }) => [priceMin, priceMax])), 1_000, 20_000),
  };
}

/** Returns the position of a value on an axis, from 0 to 1. */
export function placeOn({ from, to }: Axis, value: number): number {
  const share = value <= 0 ? 0 : Math.log10(value / from) / Math.log10(to / from);
  return Math.min(1, Math.max(0, share));
}

/** Returns the start and length of a range on an axis, from 0 to 1. An open range extends to the end of the axis. */
export function spanOn(
  axis: Axis,
  min: number | null,
  max: number | null,
): { readonly start: number; readonly size: number } {
  const start = min === null ? 0 : placeOn(axis, min);
  const end = max === null ? 1 : placeOn(axis, max);
  return { start, size: Math.max(0, end - start) };
}

const Area = chakra('rect');
const Words = chakra('text');

const label = { width: 50, height: 18 };

interface ChartPosition {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlaneRegionProps {
  readonly region: MarkupRegionFragment;
  readonly position: ChartPosition;
  /** Prefix of SVG pattern IDs. */
  readonly patterns: string;
  readonly percents: ReadonlyMap<string, string>;
  readonly highlightedId: string | null;
}

/**
 * Label with the percentage that applies in a region. It is rotated by 90° in narrow regions, and omitted if there is
 * no space.
 */
function Percent({ position, text }: { readonly position: ChartPosition; readonly text: string | undefined }) {
  const isWide = position.width > label.width && position.height > label.height;
  const isHigh = position.width > label.height && position.height > label.width;
  const center = { x: position.x + position.width / 2, y: position.y + position.height / 2 };
  return (
    (isWide || isHigh) && (
      <Words
        {...center}
        transform={isWide ? undefined : `rotate(-90 ${center.x} ${center.y})`}
        fill="fg"
        fontWeight="semibold"
        textAnchor="middle"
        dominantBaseline="central"
        paintOrder="stroke"
        stroke="accent.subtle"
        strokeWidth="4"
        pointerEvents="none"
      >
        {text}
      </Words>
    )
  );
}

/**
 * Region of the chart, labeled with the applicable markup. Hatched if no markup applies, and cross-hatched if more
 * than one markup covers the region.
 */
function PlaneRegion({ region, position, patterns, percents, highlightedId }: PlaneRegionProps) {
  const { markupId, otherIds } = region;
  const isPointedAt = highlightedId !== null && [markupId, ...otherIds].includes(highlightedId);
  const percent = markupId === null ? undefined : percents.get(markupId);
  return (
    <g data-markup={markupId ?? ''}>
      <title>{`${rangeText(region)}: ${percent ?? 'no markup'}`}</title>
      {markupId === null ? (
        <rect {...position} fill={`url(#${patterns}gap)`} />
      ) : (
        <Area {...position} fill="accent.subtle" />
      )}
      {otherIds.length > 0 && <rect {...position} fill={`url(#${patterns}overlap)`} />}
      <Area
        {...position}
        fill="none"
        stroke={isPointedAt ? 'accent.solid' : 'border'}
        strokeWidth={isPointedAt ? '2.5' : '1'}
        strokeDasharray={isPointedAt && markupId !== highlightedId ? '5 4' : undefined}
      />
      {markupId !== null && <Percent position={position} text={percent} />}
    </g>
  );
}

const Drawing = chakra('svg');
const Line = chakra('line');

/** Dimensions in SVG units. The axis labels are to the left of and below the chart area. */
const WIDTH = 520;
const HEIGHT = 300;
const LEFT = 80;
const BOTTOM = 42;
const TOP = 6;
const plane = { width: WIDTH - LEFT - 6, height: HEIGHT - BOTTOM - TOP };

interface MarkupPlaneProps {
  readonly regions: readonly MarkupRegionFragment[];
  readonly markups: readonly UserMarkupFragment[];
  /** ID of the markup under the pointer, in the list or in the chart. Null if there is none. */
  readonly highlightedId: string | null;
  readonly onPoint: (markupId: string | null) => void;
}

/** Returns the ID of the markup that applies at the pointer position, or null if there is none. */
function markupUnder(target: EventTarget): string | null {
  const region = target instanceof Element ? target.closest('[data-markup]') : null;
  return region?.getAttribute('data-markup') || null;
}

/** Chart of a user's markups by weight and price. The list below it contains the same information. */
export function MarkupChart({ regions, markups, highlightedId, onPoint }: MarkupPlaneProps) {
  const id = useId();
  const { carats, prices } = axesOf(regions);
  const percents = new Map(markups.map((markup) => [markup.id, percentText(markup.percent)]));
  const x = (share: number) => LEFT + share * plane.width;
  const y = (share: number) => TOP + (1 - share) * plane.height;
  const placeOf = (region: MarkupRegionFragment): ChartPosition => {
    const across = spanOn(carats, region.caratMin, region.caratMax);
    const priceSpan = spanOn(prices, region.priceMin, region.priceMax);
    return {
      x: x(across.start),
      y: y(priceSpan.start + priceSpan.size),
      width: across.size * plane.width,
      height: priceSpan.size * plane.height,
    };
  };

  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="auto"
      role="img"
      aria-label="Markups by carats and total price. The list below contains the same data."
      fontSize={{ base: '17px', sm: '13px' }}
      fill="fg.muted"
      onMouseMove={({ target }) => onPoint(markupUnder(target))}
      onMouseLeave={() => onPoint(null)}
    >
      <defs>
        <pattern id={`${id}gap`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Line x1="0" y1="0" x2="0" y2="8" stroke="border.emphasized" strokeWidth="2" />
        </pattern>
        <pattern id={`${id}overlap`} width="8" height="8" patternUnits="userSpaceOnUse">
          <Line x1="0" y1="0" x2="8" y2="0" stroke="accent.solid" strokeWidth="1" opacity="0.5" />
          <Line x1="0" y1="0" x2="0" y2="8" stroke="accent.solid" strokeWidth="1" opacity="0.5" />
        </pattern>
      </defs>
      {regions.map((region) => (
        <PlaneRegion
          key={JSON.stringify([region.caratMin, region.priceMin])}
          region={region}
          position={placeOf(region)}
          patterns={id}
          percents={percents}
          highlightedId={highlightedId}
        />
      ))}
      {carats.ticks.map((tick) => (
        <text key={tick} x={x(placeOn(carats, tick))} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
          {tick}
        </text>
      ))}
      {prices.ticks.map((tick) => (
        <text key={tick} x={LEFT - 6} y={y(placeOn(prices, tick))} textAnchor="end" dominantBaseline="central">
          {formatCount(tick)}
        </text>
      ))}
      <text x={x(0.5)} y={HEIGHT - 4} textAnchor="middle">
        Carats
      </text>
      <text x={-(TOP + plane.height / 2)} y="14" textAnchor="middle" transform="rotate(-90)">
        {inConfiguredCurrency('Total price, $')}
      </text>
    </Drawing>
  );
}
