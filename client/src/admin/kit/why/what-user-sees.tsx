import { Skeleton } from '@chakra-ui/react';
import { partOnDemand } from '../../../ui/on-demand';
import { PanelSection } from '../panel/panel-section';
import type { UserViewProps } from './user-view';

const UserView = partOnDemand<UserViewProps>(
  () => import('./user-view'),
  () => <Skeleton height="12" />,
);

/** A part of a user's panel: what they see of an item and why, and what they pay. */
export function WhatUserSees({ userId }: UserViewProps) {
  return (
    <PanelSection title="What they see and pay">
      <UserView userId={userId} />
    </PanelSection>
  );
}
