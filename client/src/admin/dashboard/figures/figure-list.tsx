import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/numbers';
import { temporaryFilters } from '../../kit/list/list-entry';

/** Figure with a link to the records that it counts. */
export interface ListedFigure {
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: number;
  /** Null if no list shows the counted records. */
  readonly href: string | null;
  readonly text?: string;
  readonly note?: string;
  /** Whether the figure is included in the figure above. */
  readonly isPart?: boolean;
}

interface FigureListProps {
  readonly title: string;
  readonly figures: readonly ListedFigure[];
  readonly emptyText: string;
  readonly size?: 'md' | 'lg';
  /** Whether each figure has a bar proportional to its amount. */
  readonly hasBars?: boolean;
}

const line = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '4',
  alignItems: 'baseline',
  py: '2',
  px: '2',
  mx: '-2',
  borderBottomWidth: '1px',
  color: 'fg.muted',
} as const;

const FigureLink = chakra(Link, {
  base: {
    ...line,
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
});

/** List of figures, each with a link to the records that it counts. */
export function FigureList({ title, figures, emptyText, size = 'md', hasBars = false }: FigureListProps) {
  const headingId = useId();
  const maximum = Math.max(1, ...figures.map(({ amount }) => amount));
  return (
    <chakra.section aria-labelledby={headingId} minWidth="0">
      <Heading id={headingId} as="h2" size="sm" mb="2">
        {title}
      </Heading>
      {figures.length === 0 && <Text color="fg.subtle">{emptyText}</Text>}
      <chakra.ul listStyleType="none">
        {figures.map(({ key, label, amount, text, note, href, isPart = false }) => {
          const content = (
            <>
              <chakra.span overflowWrap="anywhere" textStyle={size} ps={isPart ? '4' : undefined}>
                {label}
              </chakra.span>
              <chakra.span textAlign="end">
                {note !== undefined && (
                  <chakra.span color="fg.subtle" me="3">
                    {note}
                  </chakra.span>
                )}
                <chakra.span color={amount === 0 ? 'fg.subtle' : 'fg'} textStyle={size === 'lg' ? 'xl' : 'md'}>
                  {text ?? formatCount(amount)}
                </chakra.span>
              </chakra.span>
              {hasBars && (
                <Box gridColumn="1 / -1" height="0.5" bg="accent" width={`${(100 * amount) / maximum}%`} aria-hidden />
              )}
            </>
          );
          return (
            <li key={key}>
              {href === null ? (
                <Box css={line}>{content}</Box>
              ) : (
                <FigureLink to={href} state={temporaryFilters}>
                  {content}
                </FigureLink>
              )}
            </li>
          );
        })}
      </chakra.ul>
    </chakra.section>
  );
}
