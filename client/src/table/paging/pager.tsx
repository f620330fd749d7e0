import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/numbers';
import { MAX_LISTED_ROWS, pageCount, pageWindow, totalText } from './page-window';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly onTurn: (page: number) => void;
}

/** Formats the range of visible rows. `37–72 of 1,240` */
function shownRows(page: number, pageSize: number, total: number): string {
  const first = total === 0 ? 0 : page * pageSize + 1;
  const last = Math.min((page + 1) * pageSize, total);
  return `${formatCount(first)}–${formatCount(last)} of ${totalText(total)}`;
}

/** Pagination of a list. Its links can also be opened in a new tab. */
export function Pager({ page, pageSize, total, hrefOf, onTurn }: PagerProps) {
  const count = pageCount(total, pageSize);

  function turnLink(target: number, label: string, children: ReactNode, isCurrent = false) {
    const isPossible = target >= 0 && target < count;
    return (
      <Button
        asChild={isPossible}
        key={label}
        size="sm"
        variant={isCurrent ? 'outline' : 'ghost'}
        colorPalette="neutral"
        disabled={!isPossible}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {isPossible ? (
          <Link
            to={hrefOf(target)}
            preventScrollReset
            onClick={(event: MouseEvent) => {
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
                event.preventDefault();
                onTurn(target);
              }
            }}
          >
            {children}
          </Link>
        ) : (
          children
        )}
      </Button>
    );
  }

  return (
    <HStack as="nav" aria-label="Pages" justify="space-between" flexWrap="wrap" gap="4" py="4">
      <Text textStyle="md" color="fg.muted">
        {shownRows(page, pageSize, total)}
        {total > MAX_LISTED_ROWS && (
          <chakra.span color="fg.subtle">
            {' '}
            (pages show the first {formatCount(MAX_LISTED_ROWS)}; filter to see the rest)
          </chakra.span>
        )}
      </Text>
      <HStack gap="1" flexWrap="wrap">
        {turnLink(page - 1, 'Previous page', <ChevronLeft aria-hidden />)}
        {pageWindow(page, count).map((each, index) =>
          each === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
            <Text key={`gap-${index}`} px="1" color="fg.subtle" aria-hidden>
              …
            </Text>
          ) : (
            turnLink(each, `Page ${each + 1}`, formatCount(each + 1), each === page)
          ),
        )}
        {turnLink(page + 1, 'Next page', <ChevronRight aria-hidden />)}
      </HStack>
    </HStack>
  );
}
