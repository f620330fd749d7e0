import { Text } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { headingLabel } from '../import-fields';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a file has to say of a new record, before one is chosen. */
export function FileNeeds({ files }: { readonly files: StockFiles }) {
  const { noun, required, key, keyParts } = files;
  const words = (names: readonly string[]) =>
    list.format(names.map((name) => headingLabel(files, name).replace(/,.*/, '').toLowerCase()));
  const needed = required.filter((name) => name !== key);
  return (
    <Text color="fg.muted" maxWidth="3xl">
      A new {noun} needs {words(needed)}. Fields without a column stay empty.{' '}
      {keyParts.length === 0
        ? 'Rows are identified by stock number.'
        : `Rows are identified by stock number, or by ${words(keyParts)} if the file has no stock numbers.`}
    </Text>
  );
}
