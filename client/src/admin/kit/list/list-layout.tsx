import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { OpenRecord } from '../panel/open-record';
import { PANEL_WIDTH } from '../panel/record-panel';

interface ListLayoutProps {
  readonly record: OpenRecord;
  readonly children: ReactNode;
}

/** A list that makes room for the panel beside it and marks the row that the panel shows. */
export function ListLayout({ record: { id, hrefOf }, children }: ListLayoutProps) {
  const openRow = id === null ? null : `& tr:has(a[href="${CSS.escape(hrefOf(id))}"]) > td`;
  return (
    <Box
      marginInlineEnd={{ xl: id === null ? '0' : PANEL_WIDTH }}
      css={{
        '--above-table': '11rem',
        ...(openRow === null ? {} : { [openRow]: { bg: 'selected' } }),
      }}
    >
      {children}
    </Box>
  );
}
