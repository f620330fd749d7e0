import { Alert, Button, Flex, Table, Text } from '@chakra-ui/react';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { PanelSection } from '../../kit/panel/panel-section';
import { accessPageLabels, accessPages } from '../user-text';
import { AccessAsFor } from './access-as-for';
import { accessPageContents, accessPresets, accessText, samePages } from './pages';
import { usePageAccess } from './use-page-access';

interface AccessSectionProps {
  readonly user: UserRecordFragment;
}

/** The pages of the shop that the user is restricted to, as a grid; none checked means all. */
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
            <Table.ColumnHeader>What is on it</Table.ColumnHeader>
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
            <Alert.Title>Another administrator changed the pages meanwhile</Alert.Title>
            <Alert.Description>
              As it is now: {accessText(granted)} Save to put your choice in its place, or drop it.
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
            Drop changes
          </Button>
        )}
      </Flex>
    </PanelSection>
  );
}
