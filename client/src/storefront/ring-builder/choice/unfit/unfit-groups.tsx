import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { errorText } from '../../../../graphql/error-text';
import { ErrorState } from '../../../../ui/error-state';
import { formatCount } from '../../../../ui/numbers';
import { CardList } from '../../parts/card-list';
import { reasonTitles, type WhyNot } from './misfit-text';

interface UnfitGroupsProps<Part> {
  /** Undefined until they are read. */
  readonly groups:
    | readonly {
        readonly reason: WhyNot;
        readonly page: { readonly total: number; readonly items: readonly Part[] };
      }[]
    | null
    | undefined;
  readonly error: Error | undefined;
  readonly onRetry: () => void;
  readonly card: (part: Part, reason: WhyNot) => ReactNode;
}

/** Parts that are not offered, under their reasons. */
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
