import type { ApolloClient } from '@apollo/client';
import type { Choice } from '../../../forms/choice';
import type { StockFieldDeclaration, StockValueKind } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { ColumnFacts } from '../../../table/columns/list-column';
import { inlineEditCell } from '../../kit/inline-edit/inline-edit-cell';
import { formFields, isNeeded } from '../form/form-fields';
import { enteredOptionsOf } from '../form/reference-lists';
import { typedValue } from '../form/typed-record';
import type { StockType } from '../stock-type';
import { saveField } from './save-field';

type Column = Partial<ColumnFacts<StockRecord, string>> & { readonly path: string };

/** What changes from day to day. The rest is what an item is: that is changed in its panel. */
const dailySections: ReadonlySet<string> = new Set(['Price', 'Availability']);

/** What is entered with one small control. */
const smallKinds: ReadonlySet<StockValueKind> = new Set(['money', 'carats', 'integer', 'number', 'flag', 'choice']);

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function choicesOf(field: StockFieldDeclaration): readonly Choice[] | undefined {
  if (field.value === 'flag') {
    return yesOrNo;
  }
  const none = isNeeded(field, { isNew: false }) || field.presence === 'made' ? [] : [{ value: '', label: '–' }];
  return field.value === 'choice' ? [...none, ...enteredOptionsOf(field, undefined)] : undefined;
}

/** Columns of a list, those with fields that are changed where they stand told how. */
export function withInlineEdit(type: StockType, client: ApolloClient, columns: readonly Column[]): readonly Column[] {
  const { declaration, inlineEdit = [] } = type;
  const changed = formFields(declaration)
    .filter(({ value }) => smallKinds.has(value))
    .filter(({ group, name }) => dailySections.has(group) || inlineEdit.includes(name))
    .map((field): Column => {
      const { output, label } = field;
      const path = output ?? '';
      return {
        ...columns.find((column) => column.path === path),
        path,
        edit: inlineEditCell<StockRecord>({
          label,
          choices: choicesOf(field),
          textOf: (record) => String(typedValue(field, record)),
          save: (record, text) => saveField({ client, type, field }, record, text),
        }),
      };
    });
  const paths = new Set(changed.map(({ path }) => path));
  return [...changed, ...columns.filter(({ path }) => !paths.has(path))];
}
