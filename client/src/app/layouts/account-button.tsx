import { Button, type ButtonProps, Text } from '@chakra-ui/react';
import { User } from 'lucide-react';
import { useCurrentUser } from '../../session/session-context';

/** Button that opens the account menu, labeled with the user's name. */
export function AccountButton(props: ButtonProps) {
  const user = useCurrentUser();
  return (
    user !== null && (
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        aria-haspopup="menu"
        aria-label={`Account of ${user.displayName}`}
        {...props}
      >
        <User strokeWidth={1.5} aria-hidden />
        <Text as="span" hideBelow="lg" maxW="12rem" truncate>
          {user.displayName}
        </Text>
      </Button>
    )
  );
}
