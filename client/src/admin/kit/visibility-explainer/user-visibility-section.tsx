import { Skeleton } from '@chakra-ui/react';
import { partOnDemand } from '../../../ui/on-demand';
import { PanelSection } from '../panel/panel-parts';
import type { UserVisibilityProps } from './user-visibility';

const UserVisibility = partOnDemand<UserVisibilityProps>(
  () => import('./user-visibility'),
  () => <Skeleton height="12" />,
);

/** A part of a user's panel: what they see of an item and why, and what they pay. */
export function UserVisibilitySection({ userId }: UserVisibilityProps) {
  return (
    <PanelSection title="What they see and pay">
      <UserVisibility userId={userId} />
    </PanelSection>
  );
}
