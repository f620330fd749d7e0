import { chakra } from '@chakra-ui/react';
import type { MarkupRegionFragment } from '../../../graphql/generated/graphql';
import { rangeText } from './region-text';

const Area = chakra('rect');
const Words = chakra('text');

/** So much room a percentage takes. */
const label = { width: 50, height: 18 };

/** Where a region lies in the drawing. */
export interface Place {
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
export function PlaneRegion({ region, place, patterns, percents, pointedAt }: PlaneRegionProps) {
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
