import { Toaster } from '../ui/toasts';
import { IdleReload } from './idle-reload';

/** What accompanies every page. */
export default function Companions() {
  return (
    <>
      <Toaster />
      <IdleReload />
    </>
  );
}
