import { Button, chakra, Table } from '@chakra-ui/react';
import { useState } from 'react';

/** What was and what is, of one thing. Null: nothing. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface DifferenceTableProps {
  /** What was changed, for screen readers. */
  readonly label: string;
  readonly differences: readonly Difference[];
}

/** More are folded away. */
const MOST_AT_ONCE = 8;

const none = (
  <chakra.span color="fg.subtle" aria-label="nothing">
    –
  </chakra.span>
);

/** What a change made of what: a line for each thing, before and after. What was not there before has one column only. */
export function DifferenceTable({ label, differences }: DifferenceTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? differences : differences.slice(0, MOST_AT_ONCE);
  const hasBefore = differences.some(({ before }) => before !== null);
  const hasAfter = differences.some(({ after }) => after !== null);
  return (
    <>
      <Table.Root size="sm" aria-label={label} css={{ tableLayout: 'fixed' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader width="34%">Field</Table.ColumnHeader>
            {hasBefore && <Table.ColumnHeader>Before</Table.ColumnHeader>}
            {hasAfter && <Table.ColumnHeader>After</Table.ColumnHeader>}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {shown.map(({ key, label: name, before, after }) => (
            <Table.Row key={key}>
              <Table.Cell asChild verticalAlign="top" fontWeight="normal" textAlign="start">
                <th scope="row">{name}</th>
              </Table.Cell>
              {hasBefore && (
                <Table.Cell color="fg.muted" overflowWrap="anywhere" verticalAlign="top">
                  {before ?? none}
                </Table.Cell>
              )}
              {hasAfter && (
                <Table.Cell overflowWrap="anywhere" verticalAlign="top">
                  {after ?? none}
                </Table.Cell>
              )}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      {shown.length < differences.length && (
        <Button size="xs" variant="ghost" alignSelf="flex-start" onClick={() => setWhole(true)}>
          Show {differences.length - shown.length} more
        </Button>
      )}
    </>
  );
}
