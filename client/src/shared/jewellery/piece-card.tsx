import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { CoveringLink, OverLink } from '../../table/cards/covering-link';
import type { Mark } from '../../table/columns/list-column';
import { StatusMark } from '../../ui/status-mark';
import { CardNote } from '../stock-notes/note-mark';

interface PieceCardProps {
  readonly link: CardLinkProps | { readonly to: string };
  readonly picture: ReactNode;
  readonly title: string;
  /** Facts below the title, one per line. Null entries are omitted. */
  readonly facts: readonly (string | null)[];
  readonly price: string;
  readonly mark: Mark;
  /** The viewer's note on the piece; null if there is none. */
  readonly note: string | null;
  /** Action shown in the corner above the picture. */
  readonly action?: ReactNode;
}

/** Card of a piece with picture, title, price and availability. */
export function PieceCard({ link, picture, title, facts, price, mark, note, action }: PieceCardProps) {
  return (
    <Stack gap="2" pb="4" height="full">
      <HStack justify="flex-end" minHeight="11">
        <OverLink>{action}</OverLink>
      </HStack>
      {picture}
      <Stack gap="0" mt="1" flex="1">
        <Text as="span" textStyle="lg" fontWeight="semibold" mb="1">
          <CoveringLink {...link}>{title}</CoveringLink>
        </Text>
        {facts
          .filter((fact) => fact !== null)
          .map((fact) => (
            <Text key={fact} as="span" textStyle="md" color="fg.muted">
              {fact}
            </Text>
          ))}
        <CardNote note={note} />
      </Stack>
      <HStack justify="space-between" align="baseline" flexWrap="wrap" columnGap="3" rowGap="0">
        <Text as="span" textStyle="lg" fontWeight="semibold">
          {price}
        </Text>
        <Box as="span" textStyle="sm">
          {mark.tone === undefined ? mark.text : <StatusMark tone={mark.tone}>{mark.text}</StatusMark>}
        </Box>
      </HStack>
    </Stack>
  );
}
