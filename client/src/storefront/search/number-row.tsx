import { Box, Flex, Text } from '@chakra-ui/react';
import type { NumberStatus, StockByNumbersQuery } from '../../graphql/generated/graphql';
import { StatusMark, type StatusTone } from '../../ui/status-mark';
import { FoundLink } from './found-link';

const statuses: Readonly<Record<NumberStatus, { readonly text: string; readonly tone: StatusTone }>> = {
  FOUND: { text: 'Found', tone: 'ok' },
  HELD: { text: 'Held', tone: 'warn' },
  UNKNOWN: { text: 'Unknown', tone: 'neutral' },
};

interface NumberRowProps {
  readonly answer: StockByNumbersQuery['stockByNumbers'][number];
}

/** A number that was looked up: what became of it, and what has it. */
export function NumberRow({ answer: { number, status, items } }: NumberRowProps) {
  const { text, tone } = statuses[status];
  return (
    <Flex as="li" direction={{ base: 'column', md: 'row' }} columnGap="6" py="1" borderBottomWidth="1px">
      <Flex flex={{ md: '0 0 15rem' }} gap="3" align="center" justify="space-between" minHeight="8">
        <Text fontWeight="semibold" wordBreak="break-word">
          {number}
        </Text>
        <StatusMark tone={tone}>{text}</StatusMark>
      </Flex>
      <Box flex="1" minWidth="0">
        {items.map((item) => (
          <FoundLink key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </Box>
    </Flex>
  );
}
