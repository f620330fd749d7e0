import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '../../../ui/numbers';
import { outdated } from './draft-error';

interface LineFrameProps {
  readonly name: string;
  readonly title: string;
  readonly note?: string | null;
  readonly state?: ReactNode;
  readonly total: number | null;
  /** Previous total. Omitted or null if unchanged. */
  readonly before?: number | null;
  readonly problem: string | null;
  /** Hint about missing input. Null if there is none. */
  readonly hint?: string | null;
  /** Whether the line is marked for removal. The mark can be removed until the order is saved. */
  readonly isRemoved?: boolean;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** Row for a line in an order draft, with its item, total and problem. */
export function LineFrame({
  name,
  title,
  note = null,
  state = null,
  total,
  before = null,
  problem,
  hint = null,
  isRemoved = false,
  isBusy,
  onRemove,
  children,
}: LineFrameProps) {
  return (
    <Box
      as="li"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      data-problem={problem === null ? undefined : ''}
    >
      <Flex gap="2" align="flex-start">
        <Flex flex="1" minWidth="0" wrap="wrap" columnGap="4" rowGap="1" justify="space-between">
          <Box flex="1 1 min(12rem, 100%)" minWidth="0" color={isRemoved ? 'fg.muted' : undefined}>
            <Text fontWeight="semibold" overflowWrap="anywhere" textDecoration={isRemoved ? 'line-through' : undefined}>
              {title}
            </Text>
            {note !== null && (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {note}
              </Text>
            )}
            {state !== null && <Box textStyle="sm">{state}</Box>}
          </Box>
          <Stack gap="0" align="flex-end" {...(isBusy && outdated)} ms="auto">
            {before !== null && before !== total && (
              <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                <s>{formatPrice(before)}</s>
              </Text>
            )}
            {total !== null && !isRemoved && (
              <Text fontWeight="semibold" whiteSpace="nowrap">
                {formatPrice(total)}
              </Text>
            )}
          </Stack>
        </Flex>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          flexShrink="0"
          aria-label={isRemoved ? `Restore ${name}` : `Remove ${name}`}
          onClick={onRemove}
        >
          {isRemoved ? <Undo2 aria-hidden /> : <X aria-hidden />}
        </IconButton>
      </Flex>
      {!isRemoved && children !== undefined && <Box mt="2">{children}</Box>}
      <Box aria-live="polite">
        {problem !== null && (
          <Text mt="1" color="danger.fg">
            {problem}
          </Text>
        )}
        {hint !== null && problem === null && (
          <Text mt="1" color="fg.muted">
            {hint}
          </Text>
        )}
      </Box>
    </Box>
  );
}
