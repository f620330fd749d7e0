import { chakra, Text } from '@chakra-ui/react';
import { formatMeasure } from '../numbers';

/** Cut proportions from a report. Values that are not reported are null. */
export interface ReportedCut {
  /** Percentage of the stone's width, like all values except the angle. */
  readonly tablePercent: number | null;
  readonly depthPercent: number | null;
  /** Crown angle in degrees. */
  readonly crownAngle: number | null;
  readonly crownHeight: number | null;
  /** Description of the girdle, such as `Medium to Slightly Thick`. */
  readonly girdle: string | null;
}

/** Side profile of a stone, in units of 1% of its width. y increases downwards from the table. */
interface SideProfile {
  /** Position at which the table starts, from 0 to 100 across the girdle. */
  readonly tableStart: number;
  readonly tableEnd: number;
  readonly crownHeight: number;
  readonly girdleHeight: number;
  readonly depth: number;
  /** Angle in degrees. Calculated from the crown height if it is not reported. */
  readonly crownAngle: number;
}

/** Girdle thickness as a percentage of the width. Longer names come first, because they contain the shorter ones. */
const girdles: readonly (readonly [RegExp, number])[] = [
  [/extremely thick|xtk|etk/i, 7],
  [/very thick|vtk/i, 5.5],
  [/slightly thick|stk/i, 3.5],
  [/extremely thin|xtn|etn/i, 0.8],
  [/very thin|vtn/i, 1.2],
  [/thick|tk/i, 4.5],
  [/thin|tn/i, 1.8],
];
const DEFAULT_GIRDLE = 2.5;

function girdleHeightOf(text: string | null): number {
  return girdles.find(([name]) => text !== null && name.test(text))?.[1] ?? DEFAULT_GIRDLE;
}

const DEGREE = Math.PI / 180;

/** Returns the profile to scale. Null if values are missing or impossible. */
export function sideProfile(cut: ReportedCut): SideProfile | null {
  const { tablePercent: table, depthPercent: depth } = cut;
  if (table === null || depth === null || table <= 0 || table >= 100 || depth <= 0) {
    return null;
  }
  const slope = (100 - table) / 2;
  const crownHeight = cut.crownAngle === null ? cut.crownHeight : slope * Math.tan(cut.crownAngle * DEGREE);
  if (crownHeight === null || crownHeight <= 0) {
    return null;
  }
  const girdleHeight = girdleHeightOf(cut.girdle);
  if (crownHeight + girdleHeight >= depth) {
    return null;
  }
  return {
    tableStart: slope,
    tableEnd: 100 - slope,
    crownHeight,
    girdleHeight,
    depth,
    crownAngle: cut.crownAngle ?? Math.atan(crownHeight / slope) / DEGREE,
  };
}

interface SideViewProps {
  readonly cut: ReportedCut;
}

/** Font size in drawing units. It is set as a style, because page styles also set font sizes. */
const LABEL_SIZE = '4.4px';

/** Space for the labels around the stone, in drawing units. */
const [LEFT, TOP, RIGHT, BOTTOM] = [8, 14, 34, 6];

function Label({
  x,
  y,
  children,
  anchor = 'middle',
}: {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle';
  readonly children: string;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} fill="currentColor" stroke="none" style={{ fontSize: LABEL_SIZE }}>
      {children}
    </text>
  );
}

/** Side view of a stone to scale, with its measurements. */
export function SideView({ cut }: SideViewProps) {
  const profile = sideProfile(cut);
  if (profile === null) {
    return (
      <Text textStyle="md" color="fg.subtle">
        The report does not give enough proportions to draw the stone from the side.
      </Text>
    );
  }
  const { tableStart, tableEnd, crownHeight, girdleHeight, depth } = profile;
  const girdleEnd = crownHeight + girdleHeight;
  const outline = `M${tableStart} 0H${tableEnd}L100 ${crownHeight}V${girdleEnd}L50 ${depth}L0 ${girdleEnd}V${crownHeight}Z`;
  const facets = [
    `M0 ${crownHeight}H100M0 ${girdleEnd}H100`,
    `M${tableStart} 0L25 ${crownHeight}L50 0L75 ${crownHeight}L${tableEnd} 0`,
    `M25 ${girdleEnd}L50 ${depth}L75 ${girdleEnd}`,
  ].join('');
  const measures = [
    `M${tableStart} -4H${tableEnd}M${tableStart} -6V-2M${tableEnd} -6V-2`,
    `M108 0V${depth}M106 0H110M106 ${depth}H110`,
  ].join('');

  return (
    <chakra.svg
      role="img"
      aria-label="Side view of the stone, to scale"
      viewBox={`${-LEFT} ${-TOP} ${100 + LEFT + RIGHT} ${depth + TOP + BOTTOM}`}
      width="full"
      maxWidth="md"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      overflow="visible"
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
    >
      <path d={facets} strokeWidth={0.75} strokeOpacity={0.4} />
      <path d={outline} strokeWidth={1.25} />
      <chakra.g color="fg.subtle">
        <path d={measures} strokeWidth={1} stroke="currentColor" />
      </chakra.g>
      <chakra.g color="fg.muted" fontFamily="body">
        <Label x={50} y={-8}>{`Table ${formatMeasure(cut.tablePercent ?? 0)}%`}</Label>
        <Label x={112} y={depth / 2 + 1.5} anchor="start">{`Depth ${formatMeasure(depth)}%`}</Label>
        <Label x={112} y={crownHeight / 2 + 1.5} anchor="start">
          {cut.crownAngle === null ? `Crown ${formatMeasure(crownHeight)}%` : `Crown ${formatMeasure(cut.crownAngle)}°`}
        </Label>
      </chakra.g>
    </chakra.svg>
  );
}
