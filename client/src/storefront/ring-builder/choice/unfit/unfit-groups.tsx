import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../../graphql/error-text';
import { ErrorState } from '../../../../ui/error-state';
import { formatCount } from '../../../../ui/numbers';
import { CardList } from '../../parts/part-card';
import {
  type MisfitCount,
  type MisfitReason,
  type MisfitWording,
  misfitSentence,
  reasonTitles,
  unavailableSentence,
} from './misfit-text';

interface UnfitNoticeProps {
  readonly counts: readonly MisfitCount[];
  /** Number of parts that fit but are unavailable. */
  readonly unavailableCount?: number;
  readonly wording: MisfitWording;
  /** List of the parts. Mounted when the buyer expands it. */
  readonly children: ReactNode;
}

/** Summary of the parts that are not offered, with reasons. Expands to a grayed-out list of the parts. */
export function UnfitNotice({ counts, unavailableCount = 0, wording, children }: UnfitNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const sentences = [misfitSentence(counts, wording), unavailableSentence(unavailableCount, wording)].filter(
    (sentence) => sentence !== null,
  );
  if (sentences.length === 0) {
    return null;
  }
  return (
    <Box as="section" aria-label={`${wording.plural} that are not offered`} borderTopWidth="1px" pt="4" mt="8">
      {sentences.map((sentence) => (
        <Text key={sentence} color="fg.muted">
          {sentence}
        </Text>
      ))}
      <Button
        mt="2"
        size="sm"
        variant="outline"
        colorPalette="neutral"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'}
      </Button>
      {isOpen && children}
    </Box>
  );
}

interface UnfitGroupsProps<Part> {
  /** Null or undefined while loading. */
  readonly groups:
    | readonly {
        readonly reason: MisfitReason;
        readonly page: { readonly total: number; readonly items: readonly Part[] };
      }[]
    | null
    | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly card: (part: Part, reason: MisfitReason) => ReactNode;
}

/** List of the parts that are not offered, grouped by reason. */
export function UnfitGroups<Part>({ groups, error, onRetry, card }: UnfitGroupsProps<Part>) {
  if (groups == null) {
    return error === undefined ? (
      <Text mt="4" role="status">
        Loading…
      </Text>
    ) : (
      <ErrorState description={errorText(error)} onRetry={onRetry} />
    );
  }
  return (
    <Stack gap="6" mt="6">
      {groups
        .filter(({ page }) => page.total > 0)
        .map(({ reason, page: { total, items } }) => (
          <Box key={reason}>
            <Text as="h2" fontWeight="semibold" mb="3">
              {reasonTitles[reason]}: {formatCount(total)}
            </Text>
            <CardList aria-label={reasonTitles[reason]}>{items.map((part) => card(part, reason))}</CardList>
            {total > items.length && (
              <Text mt="3" textStyle="sm" color="fg.subtle">
                and {formatCount(total - items.length)} more
              </Text>
            )}
          </Box>
        ))}
    </Stack>
  );
}
