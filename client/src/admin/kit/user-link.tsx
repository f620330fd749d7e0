import type { ReactNode } from 'react';
import { TextLink } from '../../ui/links';
import { userRecordHref } from './record-href';

interface UserLinkProps {
  /** `null`: nobody of ours, or nobody any more. */
  readonly user: { readonly id: string } | null;
  readonly children: ReactNode;
}

/** What somebody is called, as the way to their account where they have one. */
export function UserLink({ user, children }: UserLinkProps) {
  return user === null ? children : <TextLink to={userRecordHref(user.id)}>{children}</TextLink>;
}
