import { useQuery } from '@apollo/client/react';
import { Menu, Portal, Text } from '@chakra-ui/react';
import { Braces } from 'lucide-react';
import { useRef } from 'react';
import { EmailPlaceholdersDocument } from '../../../graphql/generated/graphql';
import { failureReason } from '../../kit/failure';
import { ToolbarButton } from './toolbar-button';

interface PlaceholderMenuProps {
  /** Button label. If omitted, the default label is used. */
  readonly label?: string;
  readonly onChoose: (name: string) => void;
  /** Called when the menu has closed after a placeholder was selected. */
  readonly onClosed: () => void;
}

export function PlaceholderMenu({ label = 'Insert a placeholder', onChoose, onClosed }: PlaceholderMenuProps) {
  const { data, error } = useQuery(EmailPlaceholdersDocument);
  const hasChosen = useRef(false);
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={() => {
        hasChosen.current = true;
      }}
      onExitComplete={() => {
        if (hasChosen.current) {
          hasChosen.current = false;
          onClosed();
        }
      }}
    >
      <Menu.Trigger asChild>
        <ToolbarButton label={label} px="2">
          <Braces aria-hidden />
          Placeholder
        </ToolbarButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxWidth="22rem" maxHeight="24rem" overflowY="auto">
            {error !== undefined && (
              <Text p="2" color="fg.error">
                {failureReason(error)}
              </Text>
            )}
            {data?.emailPlaceholders?.map(({ name, description }) => (
              <Menu.Item key={name} value={name} onClick={() => onChoose(name)} height="auto" py="1">
                <Text whiteSpace="normal">
                  {name}
                  <Text as="span" display="block" color="fg.muted" textStyle="sm">
                    {description}
                  </Text>
                </Text>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
