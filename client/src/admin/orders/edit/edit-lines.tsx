import { Alert, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type {
  AdminOrderRecordFragment,
  DraftedLineRecordFragment,
  DraftOrderChangeQuery,
} from '../../../graphql/generated/graphql';
import { formatPrice } from '../../../ui/numbers';
import { Conflict } from '../../kit/conflict/conflict';
import { useUnsaved } from '../../kit/unsaved-changes';
import { DraftError, outdated } from '../draft/draft-error';
import { LineFields } from '../draft/line-fields';
import { LineFrame } from '../draft/line-frame';
import { NewLines } from '../draft/new-line-row';
import { namesOf, stockNames } from '../order-status';
import {
  changeOf,
  type EditedLine,
  editableFieldsOf,
  invalidNumberField,
  linesWith,
  type OrderLine,
  problemOfLine,
  setOf,
  typedLine,
} from './edited-lines';
import { useEditLines } from './use-edit-lines';

interface EditedLineRowProps {
  readonly line: OrderLine;
  readonly typed: EditedLine;
  /** Set that contains the line. Null if there is none. */
  readonly set: ReturnType<typeof setOf>;
  readonly isRemoved: boolean;
  /** Line as calculated by the server. Null if not calculated. */
  readonly drafted: DraftedLineRecordFragment | null;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly onType: (typed: EditedLine) => void;
  readonly onToggle: () => void;
}

/** Describes how removing a line affects the stock. */
const removedNote = ({ stock }: OrderLine): string =>
  stock === 'RESERVED' ? 'Becomes available again' : 'Made to order, no effect on stock';

/** Row for an order line that can be edited or removed. */
function EditedLineRow({
  line,
  typed,
  set,
  isRemoved,
  drafted,
  refusal,
  isBusy,
  onType,
  onToggle,
}: EditedLineRowProps) {
  const isChanged = !isRemoved && (set?.isPriced === true || changeOf(line, typed) !== null);
  const calculated = isChanged ? drafted : null;
  return (
    <LineFrame
      name={line.stockNumber}
      title={line.description}
      note={isRemoved ? removedNote(line) : line.lineSet === null ? null : `Sold together: ${line.lineSet}`}
      total={calculated?.totalPrice ?? line.price.total}
      before={isChanged ? line.price.total : null}
      problem={refusal ?? problemOfLine(line, typed) ?? calculated?.problem?.explanation ?? null}
      isRemoved={isRemoved}
      isBusy={isChanged && isBusy}
      onRemove={onToggle}
    >
      <LineFields
        fields={editableFieldsOf(line, set)}
        values={typed}
        name={line.stockNumber}
        prices={{ price: calculated?.buyersPrice ?? line.price.total, setPrice: set?.total ?? null }}
        invalidField={invalidNumberField(typed)}
        onType={(field, text) => onType({ ...typed, [field]: text })}
      />
    </LineFrame>
  );
}

interface ChangeSummaryProps {
  readonly order: AdminOrderRecordFragment;
  readonly draft: Pick<NonNullable<DraftOrderChangeQuery['orderChangeDraft']>, 'totalPrice' | 'lines'> | null;
  readonly removed: ReadonlySet<string>;
  readonly isBusy: boolean;
}

/** Summary of a change: totals before and after, and the effect on the stock. */
function ChangeSummary({ order, draft, removed, isBusy }: ChangeSummaryProps) {
  const releasedItems = stockNames(order.lines.filter(({ id }) => removed.has(id)));
  const reservedItems =
    draft?.lines.flatMap(({ problem, items }) =>
      problem === null ? items.filter(({ isMadeToOrder }) => !isMadeToOrder).map(({ stockNumber }) => stockNumber) : [],
    ) ?? [];
  return (
    <Stack gap="1" pt="3" borderTopWidth="1px" aria-live="polite">
      <Flex justify="space-between" gap="4" wrap="wrap" fontWeight="semibold" {...(isBusy && outdated)}>
        <Text>Total</Text>
        <Text ms="auto">
          {draft === null || draft.totalPrice === order.totalPrice ? (
            formatPrice(order.totalPrice)
          ) : (
            <>
              <Text as="span" fontWeight="normal" color="fg.muted">
                {formatPrice(order.totalPrice)} →
              </Text>{' '}
              {formatPrice(draft.totalPrice)}
            </>
          )}
        </Text>
      </Flex>
      {releasedItems.length > 0 && <Text color="fg.muted">Becomes available again: {namesOf(releasedItems)}.</Text>}
      {reservedItems.length > 0 && <Text color="fg.muted">Will be held for the buyer: {namesOf(reservedItems)}.</Text>}
      {draft !== null && <Text color="fg.muted">The buyer gets an email.</Text>}
    </Stack>
  );
}

interface EditLinesProps {
  readonly order: AdminOrderRecordFragment;
  readonly onDone: () => void;
}

/** Form that edits an order's lines. All changes are saved together. */
export function EditLines({ order, onDone }: EditLinesProps) {
  const edit = useEditLines(order, () => {
    allowNavigation();
    onDone();
  });
  const { base, edits, drafted, refusals, count, isStale } = edit;
  const allowNavigation = useUnsaved(count > 0);
  const draftOf = new Map(drafted.draft?.changedLines.map((line) => [line.lineId, line]));

  function toggle(line: OrderLine): void {
    const linesOfSet = linesWith(base.lines, line);
    const removed = new Set(edits.removed);
    for (const id of linesOfSet) {
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
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Order lines">
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
        {refusals.atOrder !== null && !isStale && (
          <Alert.Root status="error">
            <Alert.Title>{refusals.atOrder}</Alert.Title>
          </Alert.Root>
        )}
      </div>
      <HStack gap="2" justify="flex-end" wrap="wrap">
        <Text me="auto" color="fg.muted" aria-live="polite">
          {count === 0 ? 'No changes' : 'Unsaved changes'}
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

/** Notice that another administrator has changed the order while it was open. */
function LinesConflict({ onTakeTheirs }: { readonly onTakeTheirs: () => void }) {
  return (
    <Conflict
      title="This order was changed while you were editing it"
      actions={
        <Button autoFocus variant="outline" onClick={onTakeTheirs}>
          Reload order
        </Button>
      }
    >
      <Alert.Description>
        Your changes are not saved yet. Reload the order to apply them to its current version, then save again.
      </Alert.Description>
    </Conflict>
  );
}
