import { Box, chakra, Heading, Skeleton } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardQuery } from '../../graphql/generated/graphql';
import { formatCount } from '../../ui/numbers';
import type { DashboardCount } from './dashboard-counts';

const CountLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    py: '2',
    px: '2',
    mx: '-2',
    borderBottomWidth: '1px',
    color: 'fg.muted',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'bg.subtle', color: 'fg' },
  },
  variants: {
    size: { md: { textStyle: 'md' }, lg: { textStyle: 'lg' } },
  },
});

interface CountListProps {
  readonly title: string;
  readonly counts: readonly DashboardCount[];
  readonly data: DashboardQuery | undefined;
  readonly size: 'md' | 'lg';
}

/** Counts under one another, each a link to the list that it counts. */
export function CountList({ title, counts, data, size }: CountListProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId}>
      <Heading id={headingId} as="h2" size="sm" mb="2">
        {title}
      </Heading>
      <chakra.ul listStyleType="none">
        {counts.map(({ key, label, href }) => {
          const total = data?.[key]?.total;
          return (
            <li key={key}>
              <CountLink to={href} size={size}>
                {label}
                {data === undefined ? (
                  <Skeleton width="8" height="5" />
                ) : (
                  <Box as="span" color={total === 0 ? 'fg.subtle' : 'fg'} textStyle={size === 'lg' ? '2xl' : 'xl'}>
                    {total === undefined ? '–' : formatCount(total)}
                  </Box>
                )}
              </CountLink>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.section>
  );
}
