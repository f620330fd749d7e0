import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { HighlightedDiamondFragment } from '../../graphql/generated/graphql';
import { TextLink } from '../../ui/links';
import { formatDimensions, formatExactCarats, formatMeasure, formatPrice } from '../../ui/numbers';

export type HighlightedDiamond = HighlightedDiamondFragment;

/** Labeled value of the report. */
interface Figure {
  readonly label: string;
  readonly value: string;
  /** True if the value is too long for one column. */
  readonly isWide?: boolean;
}

function figure(label: string, value: string | null | undefined): Figure[] {
  return value == null || value === '' ? [] : [{ label, value }];
}

function percent(value: number | null): string | null {
  return value === null ? null : `${formatMeasure(value)}%`;
}

/** Returns the reported facts of the stone, followed by the viewer's price. */
function reportFigures(diamond: HighlightedDiamond): Figure[] {
  const { length, width, height, tablePercent, depthPercent } = diamond.proportions;
  const dimensions = formatDimensions(length, width, height);
  return [
    ...figure('Carat weight', `${formatExactCarats(diamond.carats)} ct`),
    ...figure('Colour grade', diamond.color?.label),
    ...figure('Clarity grade', diamond.clarity?.label),
    ...figure('Cut grade', diamond.cut?.label),
    ...figure('Table', percent(tablePercent)),
    ...figure('Depth', percent(depthPercent)),
    ...(dimensions === '' ? [] : [{ label: 'Measurements', value: `${dimensions} mm`, isWide: true }]),
    ...figure('Price', formatPrice(diamond.price?.total)),
  ];
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' },
    columnGap: '8',
    borderTopWidth: '1px',
  },
});

const Entry = chakra('div', { base: { py: '2', borderBottomWidth: '1px' } });

interface HighlightedReportProps {
  readonly diamond: HighlightedDiamond;
}

/** Report of the highlighted stone, with labels next to the values. */
export function HighlightedReport({ diamond }: HighlightedReportProps) {
  const { report } = diamond;
  const source = report.number === null ? '' : [report.laboratory?.label, report.number].filter(Boolean).join(' ');
  return (
    <Stack gap="4" maxW={{ lg: '7/12' }} pb={{ base: '12', lg: '28' }}>
      <Text textStyle="md" color="fg.muted">
        {source === '' ? 'Stone of the day: ' : `Stone of the day, report ${source}: `}
        <TextLink to={`/diamond/${encodeURIComponent(diamond.stockNumber)}`}>
          {diamond.shape.label} {diamond.stockNumber}
        </TextLink>
      </Text>
      <List>
        {reportFigures(diamond).map(({ label, value, isWide }) => (
          <Entry key={label} gridColumn={isWide ? 'span 2' : undefined}>
            <Text as="dt" textStyle="xs" color="fg.subtle">
              {label}
            </Text>
            <Text as="dd" textStyle="xl">
              {value}
            </Text>
          </Entry>
        ))}
      </List>
    </Stack>
  );
}

/** Placeholder shown while the report loads, with space for eight values, one of them wide. */
export function HighlightedReportSkeleton() {
  return (
    <Stack gap="4" maxW={{ lg: '7/12' }} pb={{ base: '12', lg: '28' }} aria-hidden>
      <Skeleton height="5" width="18rem" maxW="full" />
      <List>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
          <Entry key={index} gridColumn={index === 6 ? 'span 2' : undefined}>
            <Skeleton height="11" width="8rem" variant="none" />
          </Entry>
        ))}
      </List>
    </Stack>
  );
}
