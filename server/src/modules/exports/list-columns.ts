import type { RawBuilder } from 'kysely';
import type { HouseConfig } from '../../kernel/use-cases/services.ts';
import type { Viewer } from '../accounts/index.ts';
import type { ExportColumn } from '../stock/cells/index.ts';
import { isReadableBy, type StockField } from '../stock/fields/index.ts';
import { cellsOf } from '../stock/files/index.ts';
import type { StockType } from '../stock/index.ts';

/** What a list of the shop tells of a field; pictures are not for spreadsheets. */
const isShown = ({ output, amount }: StockField): boolean => output !== null || amount !== null;

/** A cell as people read it. Empty for nothing. */
function wordsOf({ value }: StockField, raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  const { choices } = value;
  if (!choices) return value.exported(raw);
  const known = new Map(choices.map((choice) => [choice.value, choice.label]));
  return [raw]
    .flat()
    .map((each) => known.get(String(each)) ?? value.exported(each))
    .join('; ');
}

interface ListColumns {
  readonly columns: readonly ExportColumn[];
  /** Their values in a type as it is listed. */
  values(listed: StockType): readonly RawBuilder<unknown>[];
}

/** The columns of a list as people read them: those that a viewer may. */
export function listColumns(type: StockType, viewer: Viewer, { currency }: Pick<HouseConfig, 'currency'>): ListColumns {
  const fields = type.fields.filter((field) => isShown(field) && isReadableBy(field, viewer));
  return {
    columns: fields.map((field) => {
      const { label, unit } = field;
      return {
        ...cellsOf(field, type.read(field, viewer)),
        header: unit === null ? label : `${label} (${unit.replace('$', currency)})`,
        written: (raw) => wordsOf(field, raw),
      };
    }),
    values: (listed) => fields.map((field) => listed.read(field, viewer)),
  };
}
