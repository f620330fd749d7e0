import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button, Flex, Table, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  AccessOfUserDocument,
  type AccessPage,
  SetPageAccessDocument,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { attempt, RecordDeletedError } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { type PickedUser, UserPicker } from '../../kit/user-picker/user-picker';
import { useUserChange } from '../use-user-change';
import { accessPageLabels, accessPages } from '../user-text';

/** Descriptions of the stones on each shop page. */
const accessPageContents: Readonly<Record<AccessPage, string>> = {
  WHITE: 'White round stones',
  FANCY_COLOR: 'Stones neither white nor black',
  FANCY_SHAPE: 'Stones that are not round',
  LAB_GROWN: 'Laboratory-grown stones',
  SALT_AND_PEPPER: 'Visibly included stones',
  BLACK: 'Black stones',
  MATCHING_PAIRS: 'Matching pairs of stones',
  MELEE: 'Small stones sold by weight',
};

/** Common selections of pages. A user without selected pages is unrestricted. */
export const accessPresets: readonly { readonly label: string; readonly pages: readonly AccessPage[] }[] = [
  { label: 'Not restricted', pages: [] },
  { label: 'White only', pages: ['WHITE'] },
  { label: 'Fancies', pages: ['FANCY_COLOR', 'FANCY_SHAPE', 'SALT_AND_PEPPER', 'BLACK'] },
  { label: 'All except lab grown', pages: accessPages.filter((page) => page !== 'LAB_GROWN') },
];

/** Returns the pages without duplicates, in the order of the shop menu. */
export function inOrder(pages: Iterable<AccessPage>): readonly AccessPage[] {
  const grantedPages = new Set(pages);
  return accessPages.filter((page) => grantedPages.has(page));
}

/** Returns whether two selections are equal. Both must be in menu order. */
export function samePages(first: readonly AccessPage[], second: readonly AccessPage[]): boolean {
  return first.join() === second.join();
}

/** Returns a sentence that describes the pages a user can see. */
export function accessText(pages: readonly AccessPage[]): string {
  if (pages.length === 0) {
    return 'Not restricted: this user sees all pages, including pages added later.';
  }
  return `This user sees only these diamond pages: ${pages.map((page) => accessPageLabels[page]).join(', ')}.`;
}

/** Selected pages, with the pages that were granted when the user first changed the selection. */
interface Draft {
  readonly pages: readonly AccessPage[];
  readonly base: readonly AccessPage[];
}

/** Returns the granted and selected pages of a user. All changes to the selection are saved together. */
function usePageAccess(user: UserRecordFragment) {
  const grantedPages = inOrder(user.accesses.map(({ page }) => page));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [setAccess, { loading }] = useMutation(SetPageAccessDocument);
  const send = useUserChange(user.id);
  const pages = draft?.pages ?? grantedPages;
  const isChanged = draft !== null && !samePages(draft.pages, grantedPages);
  useUnsaved(isChanged);

  function choose(next: Iterable<AccessPage>): void {
    setDraft({ pages: inOrder(next), base: draft?.base ?? grantedPages });
  }

  async function replace(next: readonly AccessPage[], before: readonly AccessPage[]): Promise<void> {
    const isDone = await attempt('Error adding user access', () =>
      send((userVersion) => setAccess({ variables: { input: { ...userVersion, pages: [...next] } } })),
    );
    if (isDone) {
      setDraft(null);
      showSuccess('Page access saved', () => void replace(before, next));
    }
  }

  return {
    granted: grantedPages,
    pages,
    isChanged,
    isOvertaken: isChanged && !samePages(draft.base, grantedPages),
    isSaving: loading,
    choose,
    drop: () => setDraft(null),
    save: () => replace(pages, grantedPages),
  };
}

interface AccessAsForProps {
  readonly onPicked: (pages: readonly AccessPage[]) => void;
}

/** Control that copies another user's pages to the selection. */
function AccessAsFor({ onPicked }: AccessAsForProps) {
  const client = useApolloClient();
  const [picked, setPicked] = useState<PickedUser | null>(null);

  async function copyAccess(user: PickedUser | null): Promise<void> {
    setPicked(user);
    if (user === null) {
      return;
    }
    await attempt('Error fetching users', async () => {
      const { data } = await client.query({
        query: AccessOfUserDocument,
        variables: { id: user.id },
        fetchPolicy: 'network-only',
      });
      if (data?.user == null) {
        throw new RecordDeletedError('The account');
      }
      onPicked(data.user.accesses.map(({ page }) => page));
    });
  }

  return (
    <UserPicker
      label="Copy from user"
      value={picked}
      onChange={(user) => void copyAccess(user)}
      hint="Copies the page access of another user. Save to apply it."
    />
  );
}

interface AccessSectionProps {
  readonly user: UserRecordFragment;
}

/** Section that restricts the user to certain shop pages. If none is selected, the user can see all pages. */
export function AccessSection({ user }: AccessSectionProps) {
  const { granted, pages, isChanged, isOvertaken, isSaving, choose, drop, save } = usePageAccess(user);
  return (
    <PanelSection title="Page access">
      <Text aria-live="polite">{accessText(pages)}</Text>
      <Flex gap="2" wrap="wrap" role="group" aria-label="Presets">
        {accessPresets.map((preset) => (
          <Button
            key={preset.label}
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-pressed={samePages(preset.pages, pages)}
            bg={samePages(preset.pages, pages) ? 'selected' : undefined}
            onClick={() => choose(preset.pages)}
          >
            {preset.label}
          </Button>
        ))}
      </Flex>
      <Table.Root size="sm" aria-label="Page access">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Page</Table.ColumnHeader>
            <Table.ColumnHeader>Contents</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {accessPages.map((page) => (
            <Table.Row key={page}>
              <Table.Cell>
                <Checkbox
                  isChecked={pages.includes(page)}
                  onChange={(isChecked) => choose(isChecked ? [...pages, page] : pages.filter((each) => each !== page))}
                >
                  {accessPageLabels[page]}
                </Checkbox>
              </Table.Cell>
              <Table.Cell color="fg.muted">{accessPageContents[page]}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <AccessAsFor onPicked={choose} />
      {isOvertaken && (
        <Alert.Root status="warning" role="alert">
          <Alert.Content>
            <Alert.Title>Another administrator changed the page access</Alert.Title>
            <Alert.Description>
              Current access: {accessText(granted)} Save to replace it with your selection, or discard your changes.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Flex gap="3">
        <Button size="sm" disabled={!isChanged} loading={isSaving} onClick={() => void save()}>
          Save page access
        </Button>
        {isChanged && (
          <Button size="sm" variant="ghost" colorPalette="neutral" onClick={drop}>
            Discard changes
          </Button>
        )}
      </Flex>
    </PanelSection>
  );
}
