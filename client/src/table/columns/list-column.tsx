import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inHouseCurrency } from '../../ui/numbers';
import { StatusMark, type StatusTone } from '../../ui/status-mark';
import type { ListColumn } from '../list/list-declaration';
import { type Plain, textAt, type ValueKind, valueAt, valueKinds } from './value-kinds';

/** A status in words, and how it is meant. */
export interface Mark {
  readonly text: string;
  readonly tone?: StatusTone;
}

/** What is to be said of a column; the rest follows from its path and the kind of its values. */
export interface ColumnFacts<Row, Sort extends string> {
  /** Its name in page settings: a field of the row, or the path of one below it, such as `buyer.name`. */
  readonly path: string;
  /** Without the unit. */
  readonly header: string;
  /** In full, where there is more room than in a header. */
  readonly label?: string;
  /** Its name in the URL where that is not the path. */
  readonly id?: string;
  /** `text` unless told otherwise. */
  readonly value?: ValueKind;
  /** Stands in the header: `$`, `%`. */
  readonly unit?: string | null;
  readonly sort?: Sort | null;
  /** Labels of what is one of several values. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What is said of a row in place of the value, with a mark where that has a tone. */
  readonly mark?: (row: Row) => Mark;
  /** In place of a value where there is none. */
  readonly missing?: string;
  /** Shown in another way than its kind is. */
  readonly cell?: (row: Row) => ReactNode;
  /** Where it can be changed in place. */
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
