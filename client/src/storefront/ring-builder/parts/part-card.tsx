import { Box, SimpleGrid, type SimpleGridProps, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CoveringLink } from '../../../table/cards/covering-link';
import { formatPrice } from '../../../ui/numbers';

/** Card width for two cards per row on phones, and three if the filters and the drawing are next to the list. */
const cardWidth = { base: '9rem', md: '11rem' };

/** Grid of part cards. */
export function CardList(props: SimpleGridProps) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      minChildWidth={cardWidth}
      columnGap={{ base: '4', md: '6' }}
      rowGap="6"
      {...props}
    />
  );
}

export interface PartCardProps {
  /** URL of the ring with this part. */
  readonly to: string;
  readonly picture: ReactNode;
  readonly title: string;
  readonly facts: readonly (string | null)[];
  readonly price: number | null | undefined;
  /** Reason why the part does not fit. If set, the card links only to the part's details. */
  readonly reason?: string | undefined;
  readonly isChosen?: boolean;
  /** Availability, shown next to the price. */
  readonly status?: ReactNode;
}

/** Card of a setting or stone in a list of choices. */
export function PartCard({ to, picture, title, facts, price, reason, isChosen = false, status }: PartCardProps) {
  return (
    <Box
      as="li"
      position="relative"
      borderTopWidth="1px"
      borderColor={isChosen ? 'accent' : undefined}
      bg={isChosen ? 'selected' : undefined}
      boxShadow={isChosen ? '0 0 0 {spacing.2} {colors.selected}' : undefined}
    >
      <Stack gap="2" py="4" height="full">
        <Box aspectRatio={1} display="grid" placeItems="center" opacity={reason === undefined ? undefined : 0.45}>
          {picture}
        </Box>
        <Text as="span" textStyle="lg" fontFamily="heading" color={reason === undefined ? undefined : 'fg.muted'}>
          <CoveringLink to={to} aria-current={isChosen || undefined}>
            {title}
          </CoveringLink>
        </Text>
        <Stack gap="0" flex="1" textStyle="sm" color="fg.subtle">
          {facts
            .filter((fact) => fact !== null)
            .map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          {reason !== undefined && <Text color="fg.warning">{reason}</Text>}
        </Stack>
        <Text textStyle="lg" fontWeight="semibold" color={reason === undefined ? undefined : 'fg.muted'}>
          {formatPrice(price)}
        </Text>
        {status}
      </Stack>
    </Box>
  );
}
