import { Stack, Text } from '@chakra-ui/react';
import type { DraftedLineRecordFragment } from '../../../graphql/generated/graphql';
import { AddItems } from './add-items';
import type { NewLine } from './new-line';
import { NewLineRow } from './new-line-row';

interface NewLinesProps {
  readonly lines: readonly NewLine[];
  readonly onChange: (lines: readonly NewLine[]) => void;
  readonly lineOf: ReadonlyMap<string, DraftedLineRecordFragment>;
  /** What the server said of lines when they were sent, by their keys. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
}

/** The lines that are to be put on an order, and the search for more. */
export function NewLines({ lines, onChange, lineOf, refusals, isBusy }: NewLinesProps) {
  return (
    <Stack gap="3">
      <AddItems lines={lines} onChange={onChange} />
      {lines.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="New lines">
          {lines.map((line) => (
            <NewLineRow
              key={line.key}
              line={line}
              drafted={lineOf.get(line.key) ?? null}
              refusal={refusals.get(line.key) ?? null}
              isBusy={isBusy}
              onChange={(changed) => onChange(lines.map((each) => (each.key === line.key ? changed : each)))}
              onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          ))}
        </Stack>
      )}
      <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
        {notCountedText(lines.filter(({ key }) => (lineOf.get(key)?.problem ?? null) !== null).length)}
      </Text>
    </Stack>
  );
}

function notCountedText(count: number): string {
  if (count === 0) {
    return '';
  }
  return count === 1
    ? '1 line cannot be ordered as it is, and is not in the total.'
    : `${count} lines cannot be ordered as they are, and are not in the total.`;
}
