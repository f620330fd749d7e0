import { Box, CloseButton, chakra, Dialog, Heading, SimpleGrid, Table } from '@chakra-ui/react';
import { DialogFrame } from '../../../forms/dialog/dialog-form';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { shortcutHelp, useSingleKeys } from './shortcuts';

export interface ShortcutHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Shortcut help dialog, loaded on demand by `ShortcutHelp`. A switch turns single-key shortcuts on or off. */
export default function OpenShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const [isOn, setOn] = useSingleKeys();
  return (
    <DialogFrame size="lg" placement="center" isOpen={isOpen} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>Keyboard shortcuts</Dialog.Title>
        <Dialog.CloseTrigger asChild>
          <CloseButton aria-label="Close" />
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {shortcutHelp.map(({ title, isSingle = false, keys }) => (
            <section key={title} aria-label={title}>
              <Heading as="h3" size="sm" mb="2">
                {title}
              </Heading>
              <Table.Root size="sm" color={isSingle && !isOn ? 'fg.muted' : undefined}>
                <Table.Body>
                  {keys.map((each) => (
                    <Table.Row key={each.keys}>
                      <Table.Cell px="0" whiteSpace="nowrap">
                        <chakra.kbd fontFamily="inherit">{each.keys}</chakra.kbd>
                      </Table.Cell>
                      <Table.Cell pe="0">{each.does}</Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
              {isSingle && (
                <Box mt="3">
                  <Checkbox isChecked={isOn} onChange={setOn}>
                    Enable single-key shortcuts
                  </Checkbox>
                </Box>
              )}
            </section>
          ))}
        </SimpleGrid>
      </Dialog.Body>
    </DialogFrame>
  );
}
