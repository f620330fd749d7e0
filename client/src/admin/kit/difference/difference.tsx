import { Box, chakra, Stack, Table, VisuallyHidden } from '@chakra-ui/react';
import { type DifferentLine, lineDifference } from './line-difference';

/** A field with its old and new value as text; null if empty. */
export interface FieldDifference {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Long texts are compared line by line. */
  readonly isLong?: boolean;
}

interface DifferenceProps {
  readonly changes: readonly FieldDifference[];
  /** Label for screen readers. */
  readonly label: string;
}

/** Fields with their old and new values. */
export function Difference({ changes, label }: DifferenceProps) {
  const short = changes.filter(({ isLong }) => isLong !== true);
  const long = changes.filter(({ isLong }) => isLong === true);
  return (
    <Stack gap="6">
      {short.length > 0 && (
        <Table.Root size="sm" aria-label={label} tableLayout="fixed">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader width="34%">Field</Table.ColumnHeader>
              <Table.ColumnHeader>Before</Table.ColumnHeader>
              <Table.ColumnHeader>After</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {short.map(({ label: field, before, after }) => (
              <Table.Row key={field}>
                <Table.Cell as="th" scope="row" textAlign="start" color="fg.muted" whiteSpace="normal">
                  {field}
                </Table.Cell>
                <Table.Cell overflowWrap="anywhere" whiteSpace="normal" color="fg.muted">
                  {before ?? '–'}
                </Table.Cell>
                <Table.Cell overflowWrap="anywhere" whiteSpace="normal">
                  {after ?? '–'}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
      {long.map(({ label: field, before, after }) => (
        <LongDifference key={field} label={field} lines={lineDifference(before, after)} />
      ))}
    </Stack>
  );
}

const marks = {
  same: { sign: ' ', words: '', color: 'fg.muted', as: 'span' },
  gone: { sign: '−', words: 'Gone: ', color: 'danger.fg', as: 'del' },
  new: { sign: '+', words: 'New: ', color: 'ok.fg', as: 'ins' },
} as const;

function LongDifference({ label, lines }: { readonly label: string; readonly lines: readonly DifferentLine[] }) {
  return (
    <Box as="section" aria-label={label}>
      <Box color="fg.muted" mb="1">
        {label}
      </Box>
      <Box borderInlineStartWidth="1px" ps="3" textStyle="sm">
        {lines.map(({ kind, text }, place) => {
          const { sign, words, color, as } = marks[kind];
          return (
            // Lines have nothing of their own but their place, and never change it.
            // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once and stays as it is
            <chakra.div key={place} display="grid" gridTemplateColumns="1rem 1fr" color={color}>
              <span aria-hidden>{sign}</span>
              <chakra.span as={as} textDecoration="none" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {words !== '' && <VisuallyHidden>{words}</VisuallyHidden>}
                {text === '' ? '\u00a0' : text}
              </chakra.span>
            </chakra.div>
          );
        })}
      </Box>
    </Box>
  );
}
