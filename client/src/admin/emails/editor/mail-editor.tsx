import { Skeleton } from '@chakra-ui/react';
import { partOnDemand } from '../../../ui/on-demand';

/** The editor of mails, whose code is loaded when one is written. */
export const MailEditor = partOnDemand(
  () => import('./open-mail-editor'),
  () => <Skeleton height="22rem" />,
);
