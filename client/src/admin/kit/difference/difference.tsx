import { Box, chakra, Stack, Table, VisuallyHidden } from '@chakra-ui/react';

/** Line of two compared texts. It is in both texts, only in the old one, or only in the new one. */
interface DifferentLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/**
 * Maximum number of lines to compare. Longer texts are shown in full without a comparison, because it takes quadratic
 * time.
 */
const MAX_LINES = 300;

const linesOf = (text: string | null): readonly string[] => (text === null || text === '' ? [] : text.split('\n'));
const allAs = (kind: DifferentLine['kind'], lines: readonly string[]): readonly DifferentLine[] =>
  lines.map((text) => ({ kind, text }));

/** Returns a function that computes the length of the longest common subsequence of the lines from `i` and from `j`. */
function commonAfter(before: readonly string[], after: readonly string[]): (i: number, j: number) => number {
  const counts = new Map<string, number>();
  const countAt = (i: number, j: number) => counts.get(`${i} ${j}`) ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isSame = before[i] === after[j];
      counts.set(`${i} ${j}`, isSame ? countAt(i + 1, j + 1) + 1 : Math.max(countAt(i + 1, j), countAt(i, j + 1)));
    }
  }
  return countAt;
}

/** Compares two texts line by line. Removed lines come before the lines that replace them. */
export function lineDifference(before: string | null, after: string | null): readonly DifferentLine[] {
  const [beforeLines, afterLines] = [linesOf(before), linesOf(after)];
  if (beforeLines.length > MAX_LINES || afterLines.length > MAX_LINES) {
    return [...allAs('gone', beforeLines), ...allAs('new', afterLines)];
  }
  const commonCount = commonAfter(beforeLines, afterLines);
  const lines: DifferentLine[] = [];
  let [i, j] = [0, 0];
  while (i < beforeLines.length || j < afterLines.length) {
    const [removed, added] = [beforeLines[i], afterLines[j]];
    if (removed !== undefined && removed === added) {
      lines.push({ kind: 'same', text: removed });
      i += 1;
      j += 1;
    } else if (removed !== undefined && commonCount(i + 1, j) >= commonCount(i, j + 1)) {
      lines.push({ kind: 'gone', text: removed });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: added ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** Field with its old and new value as text. A value is null if the field is empty. */
export interface FieldDifference {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Whether the values are long texts, which are compared line by line. */
  readonly isLong?: boolean;
}

interface DifferenceProps {
  readonly changes: readonly FieldDifference[];
  readonly label: string;
}

/** List of changed fields with their old and new values. */
export function Difference({ changes, label }: DifferenceProps) {
  const short = changes.filter(({ isLong }) => isLong !== true);
  const longChanges = changes.filter(({ isLong }) => isLong === true);
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
      {longChanges.map(({ label: field, before, after }) => (
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
        {lines.map(({ kind, text }, index) => {
          const { sign, words, color, as } = marks[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are never reordered
            <chakra.div key={index} display="grid" gridTemplateColumns="1rem 1fr" color={color}>
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
