import { Box, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import type { ListProps } from '../rows/checked-rows';
import { RowCheckbox } from '../rows/row-checkbox';
import { useRowChecks } from '../rows/use-row-checks';
import { type RowFocus, useRowNavigation } from '../rows/use-row-navigation';

interface CardGridSkeletonProps {
  readonly cardCount: number;
}

/** Placeholder cards that fill the viewport. They reserve their space immediately and become visible after 200 ms. */
export function CardGridSkeleton({ cardCount }: CardGridSkeletonProps) {
  return (
    <Box role="status" aria-label="Loading" aria-busy>
      <SimpleGrid
        aria-hidden
        minChildWidth={cardWidth}
        columnGap={{ base: '4', md: '6' }}
        rowGap="6"
        opacity="0"
        animation="fade-in 120ms 200ms forwards"
      >
        {Array.from({ length: Math.min(cardCount, cardsInWindow()) }, (_, card) => card).map((card) => (
          <Stack key={card} gap="2" borderTopWidth="1px" pt="{sizes.11}" pb="4">
            <Skeleton aspectRatio={1} mx="auto" width="65%" />
            <Skeleton height="6" mt="2" />
            <Skeleton height="5" />
            <Skeleton height="5" width="60%" />
            <Skeleton height="6" />
            <Skeleton height="8" />
          </Stack>
        ))}
      </SimpleGrid>
    </Box>
  );
}

/** Minimum card size in pixels. */
const size = { width: 160, height: 280 };

/** Returns the number of cards that fill the viewport, plus one row. */
const cardsInWindow = (): number =>
  Math.ceil(window.innerWidth / size.width) * (Math.ceil(window.innerHeight / size.height) + 1);

/**
 * Returns the number of cards to render: first enough to fill the viewport, then, in a transition, all cards. This
 * keeps the page responsive.
 */
function useCardsAtOnce(): number {
  const [count, setCount] = useState(cardsInWindow);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}

/** Props for a card's link that enable keyboard navigation and returning to the card. */
export interface CardLinkProps extends Omit<RowFocus, 'tabIndex'> {
  readonly to: string;
  /** Called before the link is followed. */
  readonly onClick: () => void;
}

interface CardGridProps<Row> extends ListProps<Row> {
  /** Renders the content of a card. */
  readonly card: (row: Row, link: CardLinkProps) => ReactNode;
}

/**
 * Minimum width of a card. Phones have space for two columns. On larger screens, price and price per carat must fit
 * on one line.
 */
const cardWidth = { base: '10rem', md: '13rem' };

/**
 * Grid that shows list rows as cards, with the same selection and keyboard commands as the table. The links are in
 * the tab order.
 */
export function CardGrid<Row>({ card, ...list }: CardGridProps<Row>) {
  const { rows, rowId, rowName, hrefOf, isStale } = list;
  const hint = useId();
  const shownCount = useCardsAtOnce();
  const scroller = useRef<HTMLElement>(null);
  const checks = useRowChecks(list);
  const navigation = useRowNavigation({
    rows,
    rowId,
    hrefOf,
    scroller,
    onToggle: checks.toggle,
    onCheckPage: () => checks.setAll(true),
  });

  return (
    <>
      <VisuallyHidden id={hint}>Use the arrow keys to move between cards, and Space to select one.</VisuallyHidden>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        minChildWidth={cardWidth}
        columnGap={{ base: '4', md: '6' }}
        rowGap="6"
        aria-label={list.label}
        aria-describedby={hint}
        aria-busy={isStale}
        // Disables clicks on outdated rows.
        inert={isStale}
        opacity={isStale ? 0.5 : undefined}
      >
        {rows.slice(0, shownCount).map((row) => {
          const { tabIndex: _roving, ...focus } = navigation.rowProps(row);
          const isChecked = checks.isChecked(row);
          return (
            <Box
              key={rowId(row)}
              as="li"
              position="relative"
              borderTopWidth="1px"
              borderColor={isChecked ? 'accent' : undefined}
              bg={isChecked ? 'selected' : undefined}
              // Extends the background of a selected card beyond its text without shifting the text.
              boxShadow={isChecked ? '0 0 0 {spacing.2} {colors.selected}' : undefined}
              data-selected={isChecked || undefined}
            >
              <Box position="absolute" top="0" insetStart="0" boxSize="11" zIndex="1">
                <RowCheckbox
                  label={`Select ${rowName(row)}`}
                  isChecked={isChecked}
                  onToggle={({ shiftKey }) => checks.toggle(row, shiftKey)}
                />
              </Box>
              {card(row, {
                ...focus,
                to: hrefOf(row),
                onClick: () => navigation.notePlace(row),
              })}
            </Box>
          );
        })}
      </SimpleGrid>
    </>
  );
}
