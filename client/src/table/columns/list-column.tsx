import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { inConfiguredCurrency } from '../../ui/numbers';
import { StatusMark, type StatusTone } from '../../ui/status-mark';
import type { ListColumn } from '../list/list-declaration';
import { type Plain, textAt, type ValueKind, valueAt, valueKinds } from './value-kinds';

/** Status label with its tone. */
export interface Mark {
  readonly text: string;
  readonly tone?: StatusTone;
}

/** Properties of a column. Omitted properties are derived from its path and value type. */
export interface ColumnFacts<Row, Sort extends string> {
  /** Name in page settings: a field name of the row, or a path such as `buyer.name`. */
  readonly path: string;
  /** Header without the unit. */
  readonly header: string;
  /** Full label, for parts of the page that have more space than a table header. */
  readonly label?: string;
  /** Name in the URL. Defaults to the path. */
  readonly id?: string;
  /** Value type. Defaults to `text`. */
  readonly value?: ValueKind;
  /** Unit shown in the header: `$`, `%`. */
  readonly unit?: string | null;
  readonly sort?: Sort | null;
  /** Labels of enum values. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Text shown in place of the value. It is rendered as a status mark if it has a tone. */
  readonly mark?: (row: Row) => Mark;
  /** Text shown if there is no value. */
  readonly missing?: string;
  /** Overrides how the value is rendered. */
  readonly cell?: (row: Row) => ReactNode;
  /** Cell editor for columns with inline editing. */
  readonly edit?: ListColumn<Row>['edit'];
  /** Overrides how the value is exported. */
  readonly plain?: (row: Row) => Plain;
}

/**
 * Renders the trade abbreviation of a grade, to leave space for prices. Tooltips and exports contain the full label.
 */
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

/** Creates a column that shows the value at a path within the row. */
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
    const plainText = kind.plain(valueAt(row, path));
    return typeof plainText === 'string' ? (labels[plainText] ?? plainText) : plainText;
  };
  const toPlain = plain ?? read;
  return {
    id,
    path,
    header: inConfiguredCurrency(unit === null ? header : `${header}, ${unit}`),
    label: inConfiguredCurrency(label),
    sort,
    isSortable: sort !== null,
    isNumeric: kind.isNumeric,
    edit,
    plain: toPlain,
    cell:
      cell ??
      ((row) => {
        const plainText = toPlain(row);
        if (plainText === null) {
          return missing;
        }
        if (mark !== undefined) {
          const { tone } = mark(row);
          return tone === undefined ? plainText : <StatusMark tone={tone}>{plainText}</StatusMark>;
        }
        return name === 'grade' ? abbreviated(valueAt(row, path), String(plainText)) : kind.show(plainText);
      }),
  };
}
