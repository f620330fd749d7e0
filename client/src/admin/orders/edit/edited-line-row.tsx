import type { DraftedLineRecordFragment } from '../../../graphql/generated/graphql';
import { LineFields } from '../draft/line-fields';
import { LineFrame } from '../draft/line-frame';
import {
  changeOf,
  type EditedLine,
  editableFieldsOf,
  type OrderLine,
  type setOf,
  wrongIn,
  wrongNumberOf,
} from './edited-lines';

interface EditedLineRowProps {
  readonly line: OrderLine;
  readonly typed: EditedLine;
  /** The set that it is of. */
  readonly set: ReturnType<typeof setOf>;
  readonly isRemoved: boolean;
  /** What the server says of its change. */
  readonly drafted: DraftedLineRecordFragment | null;
  readonly refusal: string | null;
  readonly isBusy: boolean;
  readonly onType: (typed: EditedLine) => void;
  readonly onToggle: () => void;
}

/** What becomes of the stock of a line that is taken off. */
const removedNote = ({ stock }: OrderLine): string =>
  stock === 'RESERVED' ? 'Becomes available again' : 'Made to order: nothing of the stock changes';

/** A line of an order whose amount or price may be changed, or that may be taken off. */
export function EditedLineRow({
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
  const known = isChanged ? drafted : null;
  return (
    <LineFrame
      name={line.stockNumber}
      title={line.description}
      note={isRemoved ? removedNote(line) : line.lineSet === null ? null : `Sold together: ${line.lineSet}`}
      total={known?.totalPrice ?? line.price.total}
      before={isChanged ? line.price.total : null}
      problem={refusal ?? wrongIn(line, typed) ?? known?.problem?.explanation ?? null}
      isRemoved={isRemoved}
      isBusy={isChanged && isBusy}
      onRemove={onToggle}
    >
      <LineFields
        fields={editableFieldsOf(line, set)}
        values={typed}
        name={line.stockNumber}
        prices={{ price: known?.buyersPrice ?? line.price.total, setPrice: set?.total ?? null }}
        wrongField={wrongNumberOf(typed)}
        onType={(field, text) => onType({ ...typed, [field]: text })}
      />
    </LineFrame>
  );
}
