import type { ErrorLike } from '@apollo/client';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useDelayedCall } from '../../../table/filters/use-delayed-call';
import { formatCount } from '../../../ui/numbers';
import { failureReason } from '../failure';

const PAGE_SIZE = 20;

const TYPING_PAUSE = 250;

/** Returns the search text and the current page of a paged list. */
export function usePagedSearch() {
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const typing = useDelayedCall(TYPING_PAUSE, (typed: string) => {
    setText(typed.trim());
    setIndex(0);
  });
  return { text, type: typing.schedule, page: { index, size: PAGE_SIZE }, turnTo: setIndex };
}

interface PagedLinesProps<Line> {
  /** Lines of the current page. Null or undefined while loading. */
  readonly lines: { readonly items: readonly Line[]; readonly total: number } | null | undefined;
  readonly error: ErrorLike | undefined;
  readonly page: { readonly index: number; readonly size: number };
  readonly turnTo: (index: number) => void;
  readonly emptyText: string;
  /** Renders one line as an `li` with a key. */
  readonly children: (line: Line) => ReactNode;
}

/** Paged list in a panel. */
export function PagedLines<Line>({ lines, error, page, turnTo, emptyText, children }: PagedLinesProps<Line>) {
  const { index, size } = page;
  const pages = Math.ceil((lines?.total ?? 0) / size);
  return (
    <>
      {error !== undefined && <Text color="fg.error">{failureReason(error)}</Text>}
      {lines?.items.length === 0 && <Text color="fg.muted">{emptyText}</Text>}
      {lines != null && lines.items.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none">
          {lines.items.map(children)}
        </Stack>
      )}
      {pages > 1 && (
        <Flex gap="2" align="center">
          <Button size="sm" variant="outline" disabled={index === 0} onClick={() => turnTo(index - 1)}>
            Previous
          </Button>
          <Text color="fg.muted" aria-live="polite">
            Page {index + 1} of {formatCount(pages)}
          </Text>
          <Button size="sm" variant="outline" disabled={index >= pages - 1} onClick={() => turnTo(index + 1)}>
            Next
          </Button>
        </Flex>
      )}
    </>
  );
}
