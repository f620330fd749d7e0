import { useEffect } from 'react';
import { partOnDemand } from '../ui/on-demand';
import { Toaster } from '../ui/toasts';
import { IdleReload } from './idle-reload';
import { watchForNewVersion } from './new-version';

/** Hears of changes while somebody looks. */
const Live = partOnDemand(
  () => import('./live/live'),
  () => null,
);

/** What accompanies every page. */
export default function Companions() {
  useEffect(watchForNewVersion, []);
  return (
    <>
      <Toaster />
      <IdleReload />
      <Live />
    </>
  );
}
