import { Box, Field, NativeSelect } from '@chakra-ui/react';
import { Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { PageSpinner } from '../../ui/page-spinner';
import { ScreenHeading } from '../kit/screen-heading';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { ImportDesk } from './import-desk';

/** What the files of each type hold, read once. */
const read = new Map<string, Promise<StockFiles>>();

function filesOf({ path, files }: (typeof stockIndex)[number]): Promise<StockFiles> {
  const known = read.get(path) ?? files();
  read.set(path, known);
  return known;
}

interface DeskProps {
  readonly files: Promise<StockFiles>;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
}

function Desk({ files, ...chosen }: DeskProps) {
  return <ImportDesk files={use(files)} {...chosen} />;
}

/** Takes a stock file of any type over, after a look at what that would change. */
export default function ImportScreen() {
  const [search, setSearch] = useSearchParams();
  // Kept when another type is chosen: it was the wrong one that stood there.
  const [file, setFile] = useState<File | null>(null);
  const type = stockIndex.find(({ path }) => path === search.get('stock')) ?? stockIndex[0];
  return (
    <UnsavedChanges>
      <Box maxWidth="5xl">
        <ScreenHeading title="Import" />
        <Field.Root maxWidth="20rem" mb="6">
          <Field.Label>What the file holds</Field.Label>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field value={type?.path} onChange={(event) => setSearch({ stock: event.target.value })}>
              {stockIndex.map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        {type !== undefined && (
          <Suspense fallback={<PageSpinner />}>
            <Desk key={type.path} files={filesOf(type)} file={file} onFile={setFile} />
          </Suspense>
        )}
      </Box>
    </UnsavedChanges>
  );
}
