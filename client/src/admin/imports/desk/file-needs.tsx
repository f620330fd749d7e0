import { Text } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { headingLabel } from '../report/import-fields';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What a file has to say of a new record, before one is chosen. */
export function FileNeeds({ files }: { readonly files: StockFiles }) {
  const { noun, required, key, keyParts } = files;
  const words = (names: readonly string[]) =>
    list.format(names.map((name) => headingLabel(files, name).replace(/,.*/, '').toLowerCase()));
  const needed = required.filter((name) => name !== key);
  return (
    <Text color="fg.muted" maxWidth="3xl">
      A new {noun} needs {words(needed)}; whatever else the file does not name stays empty.{' '}
      {keyParts.length === 0
        ? 'Rows are told apart by the stock number.'
        : `Rows are told apart by the stock number, which is made of ${words(keyParts)} where the file has none.`}
    </Text>
  );
}
