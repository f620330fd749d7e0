import { Box, SimpleGrid, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import type { ListProps } from '../rows/list-props';
import { RowCheckbox } from '../rows/row-checkbox';
import { useRowChecks } from '../rows/use-row-checks';
import { type RowFocus, useRowNavigation } from '../rows/use-row-navigation';
import { useCardsAtOnce } from './cards-at-once';

/** What a card's link needs so that keyboard and way back work. */
export interface CardLinkProps extends Omit<RowFocus, 'tabIndex'> {
  readonly to: string;
  /** Before the link is followed. */
  readonly onClick: () => void;
}

interface CardGridProps<Row> extends ListProps<Row> {
  /** What is in a card beside its check. */
  readonly card: (row: Row, link: CardLinkProps) => ReactNode;
}

/** Two side by side on a phone; elsewhere as much as price and price per carat need in one line. */
export const cardWidth = { base: '10rem', md: '13rem' };

/** The rows of a list as cards: the same checks and keys as in the table, the links in the tab order. */
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
      <VisuallyHidden id={hint}>Arrow keys move between the cards, space checks one.</VisuallyHidden>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        minChildWidth={cardWidth}
        columnGap={{ base: '4', md: '6' }}
        rowGap="6"
        aria-label={list.label}
        aria-describedby={hint}
        aria-busy={isStale}
        // What lies there is no longer what was asked for: a click on it would mean something else.
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
              // The tint reaches beyond the text without moving it.
              boxShadow={isChecked ? '0 0 0 {spacing.2} {colors.selected}' : undefined}
              data-selected={isChecked || undefined}
            >
              <Box position="absolute" top="0" insetStart="0" boxSize="11" zIndex="1">
                <RowCheckbox
                  label={`Check ${rowName(row)}`}
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
