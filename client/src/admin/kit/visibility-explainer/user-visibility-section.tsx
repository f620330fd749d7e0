import { Skeleton } from '@chakra-ui/react';
import { partOnDemand } from '../../../ui/on-demand';
import { PanelSection } from '../panel/panel-parts';
import type { UserVisibilityProps } from './user-visibility';

const UserVisibility = partOnDemand<UserVisibilityProps>(
  () => import('./user-visibility'),
  () => <Skeleton height="12" />,
);

/** Section of a user's panel that explains which items the user can see, why, and at which price. */
export function UserVisibilitySection({ userId }: UserVisibilityProps) {
  return (
    <PanelSection title="Visibility and price">
      <UserVisibility userId={userId} />
    </PanelSection>
  );
}
