import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { MarkupRegionFragment, UserMarkupFragment } from '../../../graphql/generated/graphql';
import { formatCount, inHouseCurrency } from '../../../ui/numbers';
import { axesOf, placeOn, spanOn } from './plane';
import { percentText, rangeText } from './region-text';

const Area = chakra('rect');
const Words = chakra('text');

/** So much room a percentage takes. */
const label = { width: 50, height: 18 };

/** Where a region lies in the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlaneRegionProps {
  readonly region: MarkupRegionFragment;
  readonly place: Place;
  /** What the ids of the drawing's patterns begin with. */
  readonly patterns: string;
  /** Of each markup, in words. */
  readonly percents: ReadonlyMap<string, string>;
  readonly pointedAt: string | null;
}

/** Says what counts in a region, along the side that has room for it. */
function Percent({ place, text }: { readonly place: Place; readonly text: string | undefined }) {
  const isWide = place.width > label.width && place.height > label.height;
  const isHigh = place.width > label.height && place.height > label.width;
  const center = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
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

/** A part of the plane: hatched where no markup holds, crossed where several do; the one that counts is written in it. */
function PlaneRegion({ region, place, patterns, percents, pointedAt }: PlaneRegionProps) {
  const { markupId, otherIds } = region;
  const isPointedAt = pointedAt !== null && [markupId, ...otherIds].includes(pointedAt);
  const percent = markupId === null ? undefined : percents.get(markupId);
  return (
    <g data-markup={markupId ?? ''}>
      <title>{`${rangeText(region)}: ${percent ?? 'no markup'}`}</title>
      {markupId === null ? <rect {...place} fill={`url(#${patterns}gap)`} /> : <Area {...place} fill="accent.subtle" />}
      {otherIds.length > 0 && <rect {...place} fill={`url(#${patterns}overlap)`} />}
      <Area
        {...place}
        fill="none"
        stroke={isPointedAt ? 'accent.solid' : 'border'}
        strokeWidth={isPointedAt ? '2.5' : '1'}
        strokeDasharray={isPointedAt && markupId !== pointedAt ? '5 4' : undefined}
      />
      {markupId !== null && <Percent place={place} text={percent} />}
    </g>
  );
}

const Drawing = chakra('svg');
const Line = chakra('line');

/** The drawing in its own units: the plane, and the room for what stands beside and under it. */
const WIDTH = 520;
const HEIGHT = 300;
const LEFT = 80;
const BOTTOM = 42;
const TOP = 6;
const plane = { width: WIDTH - LEFT - 6, height: HEIGHT - BOTTOM - TOP };

interface MarkupPlaneProps {
  readonly regions: readonly MarkupRegionFragment[];
  readonly markups: readonly UserMarkupFragment[];
  /** The markup that somebody points at, in the list or here. */
  readonly pointedAt: string | null;
  readonly onPoint: (markupId: string | null) => void;
}

/** The markup that counts where the pointer is. */
function markupUnder(target: EventTarget): string | null {
  const region = target instanceof Element ? target.closest('[data-markup]') : null;
  return region?.getAttribute('data-markup') || null;
}

/** What markups do to each weight and price. It says nothing that the list under it does not say in words. */
export function MarkupPlane({ regions, markups, pointedAt, onPoint }: MarkupPlaneProps) {
  const id = useId();
  const { carats, prices } = axesOf(regions);
  const percents = new Map(markups.map((markup) => [markup.id, percentText(markup.percent)]));
  const x = (place: number) => LEFT + place * plane.width;
  const y = (place: number) => TOP + (1 - place) * plane.height;
  const placeOf = (region: MarkupRegionFragment): Place => {
    const across = spanOn(carats, region.caratMin, region.caratMax);
    const up = spanOn(prices, region.priceMin, region.priceMax);
    return {
      x: x(across.start),
      y: y(up.start + up.size),
      width: across.size * plane.width,
      height: up.size * plane.height,
    };
  };

  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height="auto"
      role="img"
      aria-label="Markups by carats and total price. The list below says the same in words."
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
          place={placeOf(region)}
          patterns={id}
          percents={percents}
          pointedAt={pointedAt}
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
        {inHouseCurrency('Total price, $')}
      </text>
    </Drawing>
  );
}
