import { Skeleton } from '@chakra-ui/react';
import { partOnDemand } from '../../../ui/on-demand';

/** Email editor, loaded on demand. */
export const MailEditor = partOnDemand(
  () => import('./open-mail-editor'),
  () => <Skeleton height="22rem" />,
);
