import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { roundBrilliantLines } from './round-brilliant-lines';

const Drawing = chakra('svg');

interface RoundBrilliantProps extends HTMLChakraProps<'svg'> {
  /** Width of the table in per cent of the diameter, as the report gives it. */
  readonly tablePercent?: number;
  /** Draws the lines one after the other, once. */
  readonly isDrawn?: boolean;
}

/** A round brilliant's crown from above, in hairlines of the current colour. Decoration only. */
export function RoundBrilliant({ tablePercent = 57, isDrawn = false, ...props }: RoundBrilliantProps) {
  return (
    <Drawing
      viewBox="-102 -102 204 204"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      {roundBrilliantLines(tablePercent).map(({ path, width, opacity }) => (
        <chakra.path
          key={path}
          d={path}
          strokeWidth={width}
          strokeOpacity={opacity}
          vectorEffect="non-scaling-stroke"
          pathLength={1}
          strokeDasharray={isDrawn ? '1' : undefined}
          animation={isDrawn ? 'draw 900ms ease-out' : undefined}
        />
      ))}
    </Drawing>
  );
}
