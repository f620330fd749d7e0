import { Box, chakra, Stack, Table, VisuallyHidden } from '@chakra-ui/react';

/** Line of two compared texts: in both texts, only in the old one, or only in the new one. */
interface DifferentLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Maximum number of lines. Longer texts are shown as a whole, because comparing lines takes quadratic time. */
const MOST_LINES = 300;

const linesOf = (text: string | null): readonly string[] => (text === null || text === '' ? [] : text.split('\n'));
const allAs = (kind: DifferentLine['kind'], lines: readonly string[]): readonly DifferentLine[] =>
  lines.map((text) => ({ kind, text }));

/** Returns a function for the length of the longest common subsequence of the lines from i and from j. */
function commonAfter(left: readonly string[], right: readonly string[]): (i: number, j: number) => number {
  const counts = new Map<string, number>();
  const at = (i: number, j: number) => counts.get(`${i} ${j}`) ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const isSame = left[i] === right[j];
      counts.set(`${i} ${j}`, isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)));
    }
  }
  return at;
}

/** Compares two texts line by line. Removed lines come before the lines that replace them. */
export function lineDifference(before: string | null, after: string | null): readonly DifferentLine[] {
  const [left, right] = [linesOf(before), linesOf(after)];
  if (left.length > MOST_LINES || right.length > MOST_LINES) {
    return [...allAs('gone', left), ...allAs('new', right)];
  }
  const common = commonAfter(left, right);
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [gone, added] = [left[i], right[j]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (gone !== undefined && common(i + 1, j) >= common(i, j + 1)) {
      lines.push({ kind: 'gone', text: gone });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: added ?? '' });
      j += 1;
    }
  }
  return lines;
}

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
  gone: { sign: '−', words: 'Removed: ', color: 'danger.fg', as: 'del' },
  new: { sign: '+', words: 'Added: ', color: 'ok.fg', as: 'ins' },
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
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered
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
