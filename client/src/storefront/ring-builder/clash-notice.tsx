import { partOnDemand } from '../../ui/on-demand';
import type { ClashNoticeProps } from './open-clash-notice';

/** Setting and stone that do not fit. */
export const ClashNotice = partOnDemand<ClashNoticeProps>(
  () => import('./open-clash-notice'),
  () => null,
);
