import { Box, Button } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { CheckedRows } from '../../table/rows/checked-rows';
import { RowCheckbox } from '../../table/rows/row-checkbox';
import { LineGroupList } from './line-group-list';
import { groupsOf } from './line-groups';
import type { BasketLine } from './line-kinds';
import { LineProblemNote } from './line-problem-note';
import { LineQuantity } from './line-quantity';
import { LineRow } from './line-row';
import { type BasketName, useLineMoves } from './use-line-moves';

interface LineListProps {
  readonly list: BasketName;
  readonly lines: readonly BasketLine[];
  /** What the list is, for screen readers. */
  readonly label: string;
  readonly checked: CheckedRows;
  /** Resolves to whether the line is gone. */
  readonly onRemove: (line: BasketLine) => Promise<boolean>;
  /** What else can be done with a line; resolves to whether the line is gone. */
  readonly action?: (line: BasketLine, whenGone: (isGone: boolean) => void) => ReactNode;
}

/** The lines of a wishlist or cart. When one leaves it, the focus goes to the next. */
export function LineList({ list, lines, label, checked, onRemove, action }: LineListProps) {
  const { setStones } = useLineMoves();
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());
  const inOrder = groupsOf(lines).flatMap((group) => group.lines);

  function goOnFrom({ id }: BasketLine): (isGone: boolean) => void {
    const index = inOrder.findIndex((line) => line.id === id);
    const next = inOrder[index + 1] ?? inOrder[index - 1];
    return (isGone) => {
      if (isGone) {
        const button = next === undefined ? undefined : removeButtons.current.get(next.id);
        (button ?? document.querySelector<HTMLElement>('h1'))?.focus();
      }
    };
  }

  return (
    <LineGroupList lines={lines} label={label}>
      {(line) => (
        <LineRow
          key={line.id}
          line={line}
          // Of a cart nearly all are: there it says nothing.
          isMarked={list === 'wishlist' && checked.has(line.id)}
          check={
            <Box width="8" flexShrink="0" alignSelf="flex-start" pt={{ md: '6' }}>
              <RowCheckbox
                label={`Check ${line.description}`}
                isChecked={checked.has(line.id)}
                onToggle={() => checked.toggle(line.id)}
              />
            </Box>
          }
          notice={
            <>
              {line.__typename === 'ParcelLine' && <LineQuantity line={line} list={list} setStones={setStones} />}
              {line.problem !== null && <LineProblemNote line={line} list={list} />}
            </>
          }
          actions={
            <>
              {action?.(line, goOnFrom(line))}
              <Button
                ref={(element: HTMLButtonElement | null) => {
                  if (element === null) {
                    removeButtons.current.delete(line.id);
                  } else {
                    removeButtons.current.set(line.id, element);
                  }
                }}
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove ${line.description}`}
                onClick={() => void onRemove(line).then(goOnFrom(line))}
              >
                <X aria-hidden />
                Remove
              </Button>
            </>
          }
        />
      )}
    </LineGroupList>
  );
}
