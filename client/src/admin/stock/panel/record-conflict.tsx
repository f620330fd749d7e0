import { useStockReferenceListsQuery } from '../../../graphql/generated/hooks';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import { FieldsConflict } from '../../kit/conflict/fields-conflict';
import { recordDifferences } from '../form/record-differences';
import type { TypedRecord } from '../form/typed-record';

interface RecordConflictProps {
  readonly declaration: StockDeclaration;
  /** The record as it was opened, as it is now, and as it is in the form. */
  readonly before: TypedRecord;
  readonly now: TypedRecord;
  readonly mine: TypedRecord;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says what somebody else changed of a record while its form was open, and asks how to go on. */
export function RecordConflict({ declaration, onTakeTheirs, onKeepMine, ...versions }: RecordConflictProps) {
  const lists = useStockReferenceListsQuery().data?.referenceLists;
  const fields = recordDifferences(declaration, versions, lists);
  return (
    <FieldsConflict
      what={`this ${declaration.noun}`}
      fields={fields.map((field) => ({ ...field, mine: field.mine ?? '–' }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}
