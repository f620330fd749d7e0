import { Box, Field } from '@chakra-ui/react';
import { type ComponentProps, Suspense, use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stockIndex } from '../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { ButtonLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { ChoiceSelect } from '../kit/parts/choice-select';
import { ScreenHeading } from '../kit/screen-heading';
import { UnsavedChanges } from '../kit/unsaved-changes';
import { ImportFlow } from './import-flow/import-flow';
import { filesOf } from './stock-files';

interface ImportScreenProps extends Omit<ComponentProps<typeof ImportFlow>, 'files'> {
  readonly files: Promise<StockFiles>;
}

function LoadedImportFlow({ files, ...chosen }: ImportScreenProps) {
  return <ImportFlow files={use(files)} {...chosen} />;
}

const pathChoices = stockIndex.map(({ path, title }) => ({ value: path, label: title }));

/** Screen that checks and imports a stock file. */
export default function ImportScreen() {
  const [search, setSearch] = useSearchParams();
  // Preserved when the user selects another stock type, because the first type may have been selected by mistake.
  const [file, setFile] = useState<File | null>(null);
  const type = stockIndex.find(({ path }) => path === search.get('stock')) ?? stockIndex[0];
  const runId = search.get('run');

  function show(path: string, run: string | null): void {
    setSearch({ stock: path, ...(run !== null && { run }) }, { replace: true, preventScrollReset: true });
  }
  return (
    <UnsavedChanges>
      <Box maxWidth="5xl">
        <ScreenHeading title="Import">
          <ButtonLink to="/admin/imports/runs" size="sm" variant="outline">
            History
          </ButtonLink>
          <ButtonLink to="/admin/imports/profiles" size="sm" variant="outline">
            Profiles
          </ButtonLink>
        </ScreenHeading>
        <Field.Root maxWidth="24rem" mb="6">
          <Field.Label>Stock type</Field.Label>
          <ChoiceSelect value={type?.path ?? ''} choices={pathChoices} onChange={(path) => show(path, null)} />
        </Field.Root>
        {type !== undefined && (
          <Suspense fallback={<PageSpinner />}>
            <LoadedImportFlow
              key={type.path}
              files={filesOf(type)}
              file={file}
              runId={runId}
              onFile={(next) => {
                setFile(next);
                show(type.path, null);
              }}
              onRun={(id) => show(type.path, id)}
            />
          </Suspense>
        )}
      </Box>
    </UnsavedChanges>
  );
}
