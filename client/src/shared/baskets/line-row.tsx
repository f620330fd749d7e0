import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatExactCarats } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText } from '../items/availability';
import { stonesOfLine } from './line-facts';
import type { BasketLine } from './line-kinds';
import { LinePrice } from './line-price';
import { LineName, LinePicture, SetStones } from './line-stones';

/** Whether the line can still be had. */
function LineStatus({ line }: { readonly line: BasketLine }) {
  const status = stonesOfLine(line).find(({ availability }) => availability === line.availability)?.status;
  const { tone, text } = availabilityText({ availability: line.availability, ...(status && { status }) });
  if (line.problem?.reason === 'TOO_MUCH') {
    return <StatusMark tone="warn">Less is left</StatusMark>;
  }
  return <StatusMark tone={tone}>{text}</StatusMark>;
}

/** The words of stones, parcels and lots say their weight themselves. */
const tellsWeight = ({ description }: BasketLine): boolean => / ct\b/.test(description);

interface LineRowProps {
  readonly line: BasketLine;
  /** Stands out from the others. */
  readonly isMarked?: boolean;
  /** Stands before the picture. */
  readonly check?: ReactNode;
  /** What can be done with the line. */
  readonly actions?: ReactNode;
  /** What is the matter with the line, and what can be done about it. */
  readonly notice?: ReactNode;
}

/** One line of a wishlist, cart or order to be: its picture, its words, whether it can be had, its price. */
export function LineRow({ line, isMarked = false, check, actions, notice }: LineRowProps) {
  return (
    <Flex as="li" gap={{ base: '3', md: '6' }} py="4" borderBottomWidth="1px" bg={isMarked ? 'selected' : undefined}>
      {check}
      <LinePicture line={line} />
      <Flex flex="1" minWidth="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '6' }}>
        <Box flex="1" minWidth="0">
          <LineName line={line} />
          <HStack gap="4" flexWrap="wrap" textStyle="md" color="fg.muted">
            {line.carats !== null && !tellsWeight(line) && <Text as="span">{formatExactCarats(line.carats)} ct</Text>}
            <LineStatus line={line} />
          </HStack>
          <SetStones line={line} />
          {notice}
        </Box>
        <LinePrice line={line} />
        {actions !== undefined && (
          <Stack direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="2" flexShrink="0" minWidth={{ md: '32' }}>
            {actions}
          </Stack>
        )}
      </Flex>
    </Flex>
  );
}
