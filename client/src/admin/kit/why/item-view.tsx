import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockKind } from '../../../graphql/generated/graphql';
import { type PickedUser, UserPicker } from '../user-picker/user-picker';
import { StockView } from './stock-view';

export interface ItemViewProps {
  readonly kind: StockKind;
  readonly stockNumber: string;
}

/** An item as one user sees it. */
export default function ItemView({ kind, stockNumber }: ItemViewProps) {
  const [user, setUser] = useState<PickedUser | null>(null);
  return (
    <Stack gap="4">
      <UserPicker
        label="Seen by"
        value={user}
        onChange={setUser}
        hint="Leave blank for visitors who are not signed in."
      />
      <StockView key={`${user?.id} ${stockNumber}`} kind={kind} stockNumber={stockNumber} userId={user?.id ?? null} />
    </Stack>
  );
}
