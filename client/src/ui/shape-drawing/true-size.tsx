import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { facetPlan } from './facet-plan';

const BAR = 10;

interface TrueSizeProps {
  readonly shapeId: string;
  /** Longer side in millimeters. */
  readonly length: number;
  /** Shorter side in millimeters. */
  readonly width: number;
}

/** Outline of a stone at actual size, with its length horizontal, next to a scale bar of 10 mm. */
export function TrueSize({ shapeId, length, width }: TrueSizeProps) {
  const plan = facetPlan(shapeId, { ratio: length / width });
  return (
    <HStack as="figure" gap="6" align="flex-end">
      <chakra.svg
        role="img"
        aria-label={`Outline, ${length} by ${width} millimetres, at actual size`}
        width={`${length}mm`}
        height={`${width}mm`}
        viewBox={`${-plan.length / 2} ${-plan.width / 2} ${plan.length} ${plan.width}`}
        preserveAspectRatio="none"
        overflow="visible"
        flexShrink="0"
        color="accent"
      >
        <path
          d={plan.outline}
          transform="rotate(90)"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.25}
          vectorEffect="non-scaling-stroke"
        />
      </chakra.svg>
      <Stack as="figcaption" gap="1" align="flex-start">
        <chakra.svg aria-hidden width={`${BAR}mm`} height="6px" viewBox="0 0 10 6" preserveAspectRatio="none">
          <path
            d="M0 0V6M0 3H10M10 0V6"
            fill="none"
            stroke="currentColor"
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
        <Text textStyle="xs" color="fg.muted">
          10 mm
        </Text>
      </Stack>
    </HStack>
  );
}
