import { Box, Container, DataList, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { StockKind } from '../../graphql/generated/graphql';
import { usePageTitle } from '../../site/page-title';
import type { Mark } from '../../table/columns/list-column';
import { PageHeading } from '../../ui/page-heading';
import { ShareMenu } from '../../ui/share-menu';
import { StatusMark } from '../../ui/status-mark';
import { AskButton } from '../contact/ask-dialog';
import { StockNote } from '../stock-notes/stock-note';
import type { PieceFact } from './piece-facts';

interface PieceSheetProps {
  readonly title: string;
  /** Item with its stock number and the viewer's note. */
  readonly item: { readonly id: string; readonly stockNumber: string; readonly note: string | null };
  readonly kind: StockKind;
  readonly mark: Mark;
  /** Null if there is no price. */
  readonly price: string | null;
  /** Explanation of the price, if it does not cover the whole piece. */
  readonly priceNote?: string;
  readonly gallery: ReactNode;
  /** Content below the pictures. On phones, it is shown at the end of the page. */
  readonly details?: ReactNode;
  /** Choices to make before buying, such as metal and size. */
  readonly choices?: ReactNode;
  /** Cart and wishlist buttons, or a notice in place of them. */
  readonly buttons: ReactNode;
  readonly description: string | null;
  readonly facts: readonly PieceFact[];
  /** URL of the item. */
  readonly href: string;
  /** Content below the facts. */
  readonly children?: ReactNode;
}

/** Page of a piece, with pictures next to the facts, or above them on phones. */
export function PieceSheet({
  title,
  item,
  kind,
  mark,
  price,
  priceNote,
  gallery,
  details,
  choices,
  buttons,
  description,
  facts,
  href,
  children,
}: PieceSheetProps) {
  usePageTitle(title);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
      templateAreas={{ base: '"gallery" "sheet" "details"', lg: '"gallery sheet" "details sheet"' }}
      templateRows={{ lg: 'auto 1fr' }}
      columnGap={{ lg: '18' }}
      rowGap={{ base: '8', lg: '12' }}
      alignItems="start"
    >
      <Box gridArea="gallery">{gallery}</Box>
      <Stack gap="6" gridArea="sheet">
        <Box>
          <HStack gap="4" mb="2" textStyle="md" color="fg.muted" flexWrap="wrap">
            <Text as="span">Stock number {item.stockNumber}</Text>
            {mark.tone === undefined ? mark.text : <StatusMark tone={mark.tone}>{mark.text}</StatusMark>}
          </HStack>
          <PageHeading>{title}</PageHeading>
        </Box>
        <Box>
          <Text textStyle={{ base: '3xl', md: '4xl' }} aria-live="polite">
            {price ?? ''}
          </Text>
          {priceNote !== undefined && <Text color="fg.muted">{priceNote}</Text>}
        </Box>
        {choices}
        {buttons}
        <HStack gap="2" flexWrap="wrap">
          <AskButton about={{ stockNumber: item.stockNumber }} subject={`Ask about ${item.stockNumber}`} size="sm">
            Ask about this piece
          </AskButton>
          <ShareMenu title={title} url={href} />
        </HStack>
        <StockNote key={item.id} item={item} kind={kind} />
        {description !== null && <Text maxWidth="prose">{description}</Text>}
        {facts.length > 0 && (
          <DataList.Root>
            {facts.map(({ label, value }) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        )}
        {children}
      </Stack>
      {details !== undefined && <Box gridArea="details">{details}</Box>}
    </Grid>
  );
}

/** Container for a piece's page. */
export function PieceFrame({ children }: { readonly children: ReactNode }) {
  return <Container py={{ base: '6', md: '12' }}>{children}</Container>;
}
