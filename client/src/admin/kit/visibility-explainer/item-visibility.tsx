import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockKind } from '../../../graphql/generated/graphql';
import { type PickedUser, UserPicker } from '../user-picker/user-picker';
import { VisibilityResult } from './visibility-result';

export interface ItemVisibilityProps {
  readonly kind: StockKind;
  readonly stockNumber: string;
}

/** Form that explains an item's visibility and price for a selected user. */
export default function ItemVisibility({ kind, stockNumber }: ItemVisibilityProps) {
  const [user, setUser] = useState<PickedUser | null>(null);
  return (
    <Stack gap="4">
      <UserPicker
        label="View as"
        value={user}
        onChange={setUser}
        hint="Leave blank for visitors who are not signed in."
      />
      <VisibilityResult
        key={`${user?.id} ${stockNumber}`}
        kind={kind}
        stockNumber={stockNumber}
        userId={user?.id ?? null}
      />
    </Stack>
  );
}
