import { chakra } from '@chakra-ui/react';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';

const DOTS = 9;
const PER_LINE = 3;
const GAP = 0.6;
/** Diameter in millimeters, used for lots of unknown size. */
const USUAL = 1.5;

interface LotDrawingProps {
  readonly lot: Pick<MeleeLotRowFragment, 'color' | 'sizeFrom' | 'sizeTo'>;
}

/** The colors are the same in light and dark mode: black stones are black and white stones are white. */
const fills = { BLACK: '#1b1d21', TTLB: '#f3e7c4', WHITE: { base: 'none', _dark: '#f4f7fa' } } as const;

/** Drawing of a lot's stones as dots at actual size, from the smallest to the largest. */
export function LotDrawing({ lot: { color, sizeFrom, sizeTo } }: LotDrawingProps) {
  const smallest = sizeFrom ?? sizeTo ?? USUAL;
  const largest = sizeTo ?? sizeFrom ?? USUAL;
  const step = largest + GAP;
  const side = step * PER_LINE;
  const dots = Array.from({ length: DOTS }, (_, index) => ({
    index,
    x: (index % PER_LINE) * step + step / 2,
    y: Math.floor(index / PER_LINE) * step + step / 2,
    r: (smallest + ((largest - smallest) * index) / (DOTS - 1)) / 2,
  }));
  return (
    <chakra.svg
      viewBox={`0 0 ${side} ${side}`}
      width={`${side}mm`}
      height={`${side}mm`}
      maxWidth="full"
      color="accent"
      stroke="currentColor"
      fill={fills[color]}
      aria-hidden
    >
      {dots.map(({ index, x, y, r }) => (
        <circle key={index} cx={x} cy={y} r={r} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      ))}
    </chakra.svg>
  );
}
