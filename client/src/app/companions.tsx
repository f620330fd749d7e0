import { useEffect } from 'react';
import { Toaster } from '../ui/toasts';
import { IdleReload } from './idle-reload';
import { watchForNewVersion } from './new-version';

/** What accompanies every page. */
export default function Companions() {
  useEffect(watchForNewVersion, []);
  return (
    <>
      <Toaster />
      <IdleReload />
    </>
  );
}
