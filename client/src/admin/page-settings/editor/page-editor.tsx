import { Box, Button, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { PageToEditQuery } from '../../../graphql/generated/graphql';
import type { ListedFields } from '../../../table/list/preview-messages';
import { ButtonLink } from '../../../ui/links';
import { ChangesConflict } from '../../kit/conflict/changes-conflict';
import { ScreenHeading } from '../../kit/screen-heading';
import { useUnsaved } from '../../kit/unsaved-changes';
import { differences } from '../draft/differences';
import { fieldText } from '../draft/field-text';
import { pageAddress } from '../draft/page-address';
import { draftOf, draftOfDefaults, settingsOf } from '../draft/page-draft';
import { EditorContext, type KnownOption, type PageChoices } from './editor';
import { LiveView } from './live-view';
import { PageColumns } from './page-columns';
import { PageFilters } from './page-filters';
import { PageTexts } from './page-texts';
import { RestoreDefaults } from './restore-defaults';
import { usePageEditor } from './use-page-editor';

interface PageEditorProps {
  readonly page: NonNullable<PageToEditQuery['pageSettings']>;
  readonly choices: PageChoices;
  readonly allPages: NonNullable<PageToEditQuery['allPageSettings']>;
}

/** Values that filters of this field offer on any page of the list, and those of its enum. */
function optionsOf({ page, choices, allPages }: PageEditorProps, field: string): readonly KnownOption[] {
  const others = allPages.filter(({ list }) => list === page.list).flatMap(({ filters }) => filters);
  const all: readonly { readonly field: string; readonly options: readonly KnownOption[] }[] = [
    ...(page.defaults?.filters ?? []),
    ...others,
  ];
  const offered = all.filter((filter) => filter.field === field).flatMap(({ options }) => options);
  const values = choices.filterFields.find(({ name }) => name === field)?.values ?? [];
  const known = [...offered, ...values.map((value) => ({ value, label: fieldText(value) }))];
  return [...new Map(known.toReversed().map(({ value, label }) => [value, { value, label }])).values()].toReversed();
}

/** Everything that the settings of a page say, beside the page that they make. */
export function PageEditor(props: PageEditorProps) {
  const { page, choices } = props;
  const { pageName, defaults } = page;
  const editor = usePageEditor(page);
  const { base, draft, isDirty, isSaving, theirs } = editor;
  const [listed, setListed] = useState<ListedFields | null>(null);
  useUnsaved(isDirty);
  const href = pageAddress(pageName);
  const columnName = (path: string) => listed?.columns.find((column) => column.path === path)?.label ?? fieldText(path);
  const names = { column: columnName, sort: fieldText };
  const restored = defaults === null ? null : draftOfDefaults(defaults, draftOf(base));

  return (
    <EditorContext
      value={{
        draft,
        change: editor.change,
        errorAt: editor.errorAt,
        choices,
        columnName,
        filterName: (field) => listed?.filters.find((filter) => filter.field === field)?.label ?? fieldText(field),
        isDrawn: (part, name) =>
          listed === null
            ? null
            : part === 'columns'
              ? listed.columns.some(({ path }) => path === name)
              : listed.filters.some(({ field }) => field === name),
        knownOptions: (field) => optionsOf(props, field),
      }}
    >
      <ScreenHeading title={base.title} note={pageName}>
        <ButtonLink to="/admin/page-settings" size="sm" variant="ghost" colorPalette="neutral">
          All pages
        </ButtonLink>
        {restored !== null && (
          <RestoreDefaults
            changes={differences(draftOf(base), restored, names)}
            isPending={isSaving}
            onRestore={async () => void (await editor.save(restored))}
          />
        )}
      </ScreenHeading>
      {theirs !== null && (
        <ChangesConflict
          noun="page"
          changes={differences(draftOf(base), draftOf(theirs), names)}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '26rem minmax(0, 1fr)' }} gap="8" alignItems="start">
        <Stack gap="6" minWidth="0">
          <PageTexts />
          <PageColumns />
          <PageFilters />
          <Flex position="sticky" bottom="0" bg="bg" py="3" borderTopWidth="1px" align="center" gap="3" zIndex="docked">
            <HStack gap="2">
              <Button
                size="sm"
                loading={isSaving}
                aria-disabled={!isDirty}
                onClick={() => (isDirty ? void editor.save(draft) : undefined)}
              >
                Save
              </Button>
              {isDirty && (
                <Button size="sm" variant="ghost" colorPalette="neutral" onClick={editor.discard}>
                  Discard
                </Button>
              )}
            </HStack>
            <Text color="fg.muted" role="status">
              {isDirty ? 'Changed, not saved' : ''}
            </Text>
          </Flex>
        </Stack>
        <Box position={{ xl: 'sticky' }} top="4" minWidth="0">
          {href === null ? (
            <Text color="fg.muted">No page uses these settings, so there is no preview.</Text>
          ) : (
            <LiveView
              pageName={pageName}
              title={draft.title}
              href={href}
              settings={settingsOf(draft)}
              isChanged={isDirty}
              onListed={setListed}
            />
          )}
        </Box>
      </Grid>
    </EditorContext>
  );
}
