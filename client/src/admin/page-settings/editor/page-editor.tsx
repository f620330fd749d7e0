import { Box, Button, Flex, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Fieldset } from '../../../forms/fieldset';
import type { PageToEditQuery } from '../../../graphql/generated/graphql';
import type { ListedFields } from '../../../table/list/preview-messages';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ButtonLink } from '../../../ui/links';
import { ChangeList, ChangesConflict } from '../../kit/conflict/conflict';
import { ScreenHeading } from '../../kit/screen-heading';
import { SortableList } from '../../kit/sortable/sortable-list';
import { useUnsaved } from '../../kit/unsaved-changes';
import { differences } from '../draft/differences';
import { fieldText } from '../draft/field-text';
import { pageAddress } from '../draft/page-address';
import { type DraftFilter, draftOf, draftOfDefaults, settingsOf } from '../draft/page-draft';
import { AddChoice } from './add-choice';
import { EditorContext, type KnownOption, type PageChoices, useEditor } from './editor';
import { FilterEditor } from './filter-editor';
import { LiveView } from './live-view';
import { PageColumns, PlaceError } from './page-columns';
import { PageTexts } from './page-texts';
import { usePageEditor } from './use-page-editor';

function PageFilters() {
  const { draft, change, errorAt, choices, filterName, isDrawn } = useEditor();
  const { filters } = draft;

  function add(field: string): void {
    const facts = choices.filterFields.find(({ name }) => name === field);
    if (facts !== undefined) {
      const filter: DraftFilter = { field, label: filterName(field), kind: facts.kind, isActive: true, options: [] };
      change({ filters: [...filters, filter] });
    }
  }

  return (
    <Fieldset.Root>
      <Fieldset.Legend>Filters</Fieldset.Legend>
      <SortableList
        items={filters}
        idOf={({ field }) => field}
        nameOf={({ label }) => `filter ${label}`}
        onSort={(sorted) => change({ filters: sorted })}
        label="Filters"
      >
        {(filter, index) => (
          <FilterEditor
            filter={filter}
            index={index}
            onChange={(next, path) => change({ filters: filters.with(index, next) }, path)}
            onRemove={() => change({ filters: filters.filter((other) => other !== filter) })}
          />
        )}
      </SortableList>
      <PlaceError message={errorAt('filters')} />
      <AddChoice
        label="Add filter"
        choices={choices.filterFields
          .filter(({ name }) => filters.every(({ field }) => field !== name))
          .map(({ name }) => ({ value: name, label: filterName(name), isDrawn: isDrawn('filters', name) }))}
        onAdd={add}
      />
    </Fieldset.Root>
  );
}

interface RestoreDefaultsProps {
  /** Descriptions of the differences from the defaults. Empty if there are none. */
  readonly changes: readonly string[];
  readonly isPending: boolean;
  readonly onRestore: () => Promise<void>;
}

/** Button that restores the defaults. The confirmation dialog lists the changes. */
function RestoreDefaults({ changes, isPending, onRestore }: RestoreDefaultsProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setConfirming(true)}>
        Restore defaults
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={changes.length === 0 ? 'This page already uses the defaults' : 'Restore the defaults of this page?'}
        confirmLabel={changes.length === 0 ? 'Close' : 'Restore defaults'}
        isDestructive={changes.length > 0}
        isPending={isPending}
        onConfirm={() => {
          if (changes.length === 0) {
            setConfirming(false);
          } else {
            void onRestore().then(() => setConfirming(false));
          }
        }}
        onCancel={() => setConfirming(false)}
      >
        {changes.length === 0 ? (
          <Text>There is nothing to restore.</Text>
        ) : (
          <>
            <Text mb="2">The changes apply immediately for all users:</Text>
            <ChangeList changes={changes} />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

interface PageEditorProps {
  readonly page: NonNullable<PageToEditQuery['pageSettings']>;
  readonly choices: PageChoices;
  readonly allPages: NonNullable<PageToEditQuery['allPageSettings']>;
}

/** Returns the values that filters of this field offer on any page, and all values of the field's enum. */
function optionsOf({ page, choices, allPages }: PageEditorProps, field: string): readonly KnownOption[] {
  const others = allPages.filter(({ list }) => list === page.list).flatMap(({ filters }) => filters);
  const all: readonly { readonly field: string; readonly options: readonly KnownOption[] }[] = [
    ...(page.defaults?.filters ?? []),
    ...others,
  ];
  const offered = all.filter((filter) => filter.field === field).flatMap(({ options }) => options);
  const values = choices.filterFields.find(({ name }) => name === field)?.values ?? [];
  const candidates = [...offered, ...values.map((value) => ({ value, label: fieldText(value) }))];
  return [
    ...new Map(candidates.toReversed().map(({ value, label }) => [value, { value, label }])).values(),
  ].toReversed();
}

/** Editor for a page's settings, next to a live preview. */
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
              {isDirty ? 'Unsaved changes' : ''}
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
