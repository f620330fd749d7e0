import { chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { LotDrawing } from './lot-drawing';
import { lotMark, titleOfLot } from './lot-text';

/** Covers the whole card but its check. */
const CoveringLink = chakra(Link, {
  base: {
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _before: { content: '""', position: 'absolute', inset: '0', insetBlockStart: '11' },
  },
});

interface LotCardProps {
  readonly lot: MeleeLotRowFragment;
  readonly link: CardLinkProps;
}

/** A lot as a card: its stones at true size, what it is, what a carat costs, how much of it there is. */
export function LotCard({ lot, link: { to, ref, ...handlers } }: LotCardProps) {
  const { text, tone } = lotMark(lot);
  return (
    <Stack gap="2" pt="11" pb="4" height="full">
      <Flex height="8rem" align="center" justify="center">
        <LotDrawing lot={lot} />
      </Flex>
      <Stack gap="0" flex="1">
        <Text as="span" textStyle="xl">
          <CoveringLink to={to} ref={ref} {...handlers}>
            {titleOfLot(lot)}
          </CoveringLink>
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {lot.shape.label} · {lot.stockNumber}
        </Text>
      </Stack>
      <HStack justify="space-between" align="baseline" flexWrap="wrap" columnGap="2" rowGap="0">
        <Text textStyle="lg" fontWeight="semibold">
          {lot.price?.perCarat == null ? 'On request' : `${formatPrice(lot.price.perCarat)}/ct`}
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {formatCarats(lot.carats)} ct
        </Text>
      </HStack>
      <Text as="span" textStyle="sm">
        {tone === undefined ? text : <StatusMark tone={tone}>{text}</StatusMark>}
      </Text>
    </Stack>
  );
}
