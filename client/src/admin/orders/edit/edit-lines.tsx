import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { Conflict } from '../../kit/conflict/conflict';
import { useUnsaved } from '../../kit/unsaved-changes';
import { DraftError } from '../draft/draft-error';
import { NewLines } from '../draft/new-lines';
import { ChangeSummary } from './change-summary';
import { EditedLineRow } from './edited-line-row';
import { linesWith, type OrderLine, setOf, typedLine } from './edited-lines';
import { useEditLines } from './use-edit-lines';

interface EditLinesProps {
  readonly order: AdminOrderRecordFragment;
  readonly onDone: () => void;
}

/** The lines of an order while they are changed: nothing happens until they are saved together. */
export function EditLines({ order, onDone }: EditLinesProps) {
  const edit = useEditLines(order, () => {
    letLeave();
    onDone();
  });
  const { base, edits, drafted, refusals, count, isStale } = edit;
  const letLeave = useUnsaved(count > 0);
  const draftOf = new Map(drafted.draft?.changedLines.map((line) => [line.lineId, line]));

  function toggle(line: OrderLine): void {
    const together = linesWith(base.lines, line);
    const removed = new Set(edits.removed);
    for (const id of together) {
      if (edits.removed.has(line.id)) {
        removed.delete(id);
      } else {
        removed.add(id);
      }
    }
    edit.setEdits({ ...edits, removed });
  }

  return (
    <Stack gap="3">
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Lines of the order">
        {base.lines.map((line) => (
          <EditedLineRow
            key={line.id}
            line={line}
            typed={edits.edited.get(line.id) ?? typedLine(line)}
            set={setOf(base.lines, line, edits)}
            isRemoved={edits.removed.has(line.id)}
            drafted={draftOf.get(line.id) ?? null}
            refusal={refusals.atLines.get(line.id) ?? null}
            isBusy={drafted.isBusy}
            onType={(typed) => edit.setEdits({ ...edits, edited: new Map(edits.edited).set(line.id, typed) })}
            onToggle={() => toggle(line)}
          />
        ))}
      </Stack>
      <NewLines
        lines={edit.lines}
        onChange={edit.setLines}
        lineOf={drafted.lineOf}
        refusals={refusals.atLines}
        isBusy={drafted.isBusy || edit.isAdding}
      />
      <DraftError error={drafted.error} onRetry={drafted.retry} />
      <ChangeSummary order={base} draft={drafted.draft} removed={edits.removed} isBusy={drafted.isBusy} />
      {isStale && <LinesConflict onTakeTheirs={edit.takeTheirs} />}
      <div role="alert">
        {refusals.whole !== null && !isStale && (
          <Alert.Root status="error">
            <Alert.Title>{refusals.whole}</Alert.Title>
          </Alert.Root>
        )}
      </div>
      <HStack gap="2" justify="flex-end" wrap="wrap">
        <Text me="auto" color="fg.muted" aria-live="polite">
          {count === 0 ? 'Nothing is changed' : 'Changed, not saved'}
        </Text>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onDone}>
          {count === 0 ? 'Close' : 'Discard'}
        </Button>
        <Button
          size="sm"
          disabled={count === 0 || !edit.isComplete || isStale}
          loading={edit.isSaving}
          onClick={() => void edit.save()}
        >
          Save lines
        </Button>
      </HStack>
    </Stack>
  );
}

/** Says that somebody else has changed the order meanwhile, and asks how to go on. */
function LinesConflict({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) {
  return (
    <Conflict
      title="Somebody else changed this order meanwhile"
      actions={
        <Button autoFocus variant="outline" onClick={onTakeTheirs}>
          Show it as it is now
        </Button>
      }
    >
      <Alert.Description>
        Nothing of yours is saved yet, and nothing of it is lost. Look at the order as it is now, with your changes on
        it, and save once more.
      </Alert.Description>
    </Conflict>
  );
}
