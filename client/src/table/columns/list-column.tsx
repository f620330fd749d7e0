import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inHouseCurrency } from '../../ui/numbers';
import { StatusMark, type StatusTone } from '../../ui/status-mark';
import type { ListColumn } from '../list/list-declaration';
import { type Plain, textAt, type ValueKind, valueAt, valueKinds } from './value-kinds';

/** A status label and its tone. */
export interface Mark {
  readonly text: string;
  readonly tone?: StatusTone;
}

/** Settings of a column; the rest derives from its path and value kind. */
export interface ColumnFacts<Row, Sort extends string> {
  /** Name in page settings: a field of the row, or a path such as `buyer.name`. */
  readonly path: string;
  /** Without the unit. */
  readonly header: string;
  /** In full, where there is more room than in a header. */
  readonly label?: string;
  /** Name in the URL, if it is not the path. */
  readonly id?: string;
  /** By default `text`. */
  readonly value?: ValueKind;
  /** Shown in the header: `$`, `%`. */
  readonly unit?: string | null;
  readonly sort?: Sort | null;
  /** Labels of enum values. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Text shown instead of the value, with a mark if it has a tone. */
  readonly mark?: (row: Row) => Mark;
  /** In place of a value where there is none. */
  readonly missing?: string;
  /** Shown in another way than its kind is. */
  readonly cell?: (row: Row) => ReactNode;
  /** Set for columns with inline editing. */
  readonly edit?: ListColumn<Row>['edit'];
  /** Exported in another way than its kind is. */
  readonly plain?: (row: Row) => Plain;
}

/** A grade by the trade's abbreviation, so that the prices have room too; in full for pointers and exports. */
function abbreviated(value: unknown, label: string): ReactNode {
  const code = textAt(value, 'code');
  return code === null || code === label ? (
    label
  ) : (
    <chakra.abbr title={label} textDecoration="none">
      {code}
    </chakra.abbr>
  );
}

/** A column that shows the value at a path of the row as values of its kind are shown. */
export function listColumn<Row, Sort extends string = never>({
  path,
  header,
  label = header,
  id = path.replaceAll('.', '-'),
  value: name = 'text',
  unit = null,
  sort = null,
  labels = {},
  mark,
  missing = '–',
  cell,
  edit,
  plain,
}: ColumnFacts<Row, Sort>): ListColumn<Row, Sort> {
  const kind = valueKinds[name];
  const read = (row: Row): Plain => {
    if (mark !== undefined) {
      return mark(row).text;
    }
    const bare = kind.plain(valueAt(row, path));
    return typeof bare === 'string' ? (labels[bare] ?? bare) : bare;
  };
  const toPlain = plain ?? read;
  return {
    id,
    path,
    header: inHouseCurrency(unit === null ? header : `${header}, ${unit}`),
    label: inHouseCurrency(label),
    sort,
    isSortable: sort !== null,
    isNumeric: kind.isNumeric,
    edit,
    plain: toPlain,
    cell:
      cell ??
      ((row) => {
        const bare = toPlain(row);
        if (bare === null) {
          return missing;
        }
        if (mark !== undefined) {
          const { tone } = mark(row);
          return tone === undefined ? bare : <StatusMark tone={tone}>{bare}</StatusMark>;
        }
        return name === 'grade' ? abbreviated(valueAt(row, path), String(bare)) : kind.show(bare);
      }),
  };
}
