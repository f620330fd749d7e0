import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import { LotDrawing } from '../../shared/items/lot-drawing';
import { CardNote } from '../../shared/stock-notes/note-mark';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { CoveringLink } from '../../table/cards/covering-link';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { lotMark, titleOfLot } from './lot-text';

interface LotCardProps {
  readonly lot: MeleeLotRowFragment;
  readonly link: CardLinkProps;
  /** How much of it is wanted; only of what can be had. */
  readonly amount: ReactNode;
}

/** A lot as a card: its stones at true size, what it is, what a carat costs, how much of it there is. */
export function LotCard({ lot, link: { to, ref, ...handlers }, amount }: LotCardProps) {
  const { text, tone } = lotMark(lot);
  return (
    <Stack gap="2" pt="{sizes.11}" pb="4" height="full">
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
        <CardNote note={lot.note} />
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
      {tone === 'ok' && amount}
    </Stack>
  );
}
