import { Table } from '@chakra-ui/react';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import type { EditableCellProps } from '../../../table/state/table-column';
import { CellInput } from './cell-input';
import { cellBeside, cellMove } from './cell-moves';
import type { InlineEdit } from './inline-edit';
import { useCellEdit } from './use-cell-edit';

/**
 * Draws the cells of a column that can be changed where they stand. Arrows lead to a cell from its row and on from there;
 * Enter, F2 or a double click begins, Enter saves, Tab saves and goes on, Escape leaves it as it was. What stands in the
 * way is said at the cell, and what was typed stays.
 */
export function inlineEditCell<Row>(facts: InlineEdit<Row>): ComponentType<EditableCellProps<Row>> {
  return function InlineEditCell({ row, name, isNumeric, children }) {
    const cell = useRef<HTMLTableCellElement>(null);
    const { draft, start, type, leave, commit } = useCellEdit(facts, row, cell);

    function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const target = event.target === event.currentTarget ? cellMove(event.currentTarget, event.key) : null;
      if (event.target !== event.currentTarget) {
        return;
      }
      if (event.key === 'Enter' || event.key === 'F2') {
        event.preventDefault();
        start();
      } else if (target !== null) {
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
    }

    return (
      <Table.Cell
        ref={cell}
        role="gridcell"
        tabIndex={-1}
        aria-readonly={false}
        data-editable
        data-editing={draft === null ? undefined : true}
        position="relative"
        whiteSpace="nowrap"
        textAlign={isNumeric ? 'end' : undefined}
        focusVisibleRing="inside"
        title={draft === null ? 'Enter or a double click changes it' : undefined}
        css={{ '&:hover:not([data-editing])': { boxShadow: 'inset 0 -1px {colors.fg.subtle}' } }}
        // Clicks would mark the text.
        onMouseDown={(event) => event.detail > 1 && draft === null && event.preventDefault()}
        onDoubleClick={() => draft === null && start()}
        onKeyDown={onKeyDown}
      >
        {draft === null ? (
          children
        ) : (
          <CellInput
            label={`${facts.label} of ${name}`}
            choices={facts.choices}
            isNumeric={isNumeric}
            text={draft.text}
            problem={draft.problem}
            isSaving={draft.isSaving}
            onType={type}
            onSave={() => commit((own) => own)}
            onGoOn={(step) => commit((own) => cellBeside(own, step) ?? own)}
            onLeave={leave}
            onBlur={() => commit(null)}
          />
        )}
      </Table.Cell>
    );
  };
}
