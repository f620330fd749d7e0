import { useEffect, useState } from 'react';
import { fetchQuery } from '../../../graphql/fetch-query';
import { MaintenanceDocument, type MaintenanceQuery } from '../../../graphql/generated/graphql';

/** In milliseconds. */
const ASKED_EVERY = 15_000;

/** The house's word on being closed, asked again and again; `undefined` until there is one. */
export function useReopening(): MaintenanceQuery['maintenance'] | undefined {
  const [maintenance, setMaintenance] = useState<MaintenanceQuery['maintenance']>();

  useEffect(() => {
    let isCurrent = true;
    const ask = (): void => {
      fetchQuery(MaintenanceDocument, null).then(
        (answer) => isCurrent && setMaintenance(answer.maintenance),
        // It is not open yet, if it does not even answer.
        () => undefined,
      );
    };
    const askWhenSeen = (): void => {
      if (!document.hidden) {
        ask();
      }
    };
    ask();
    const timer = setInterval(askWhenSeen, ASKED_EVERY);
    document.addEventListener('visibilitychange', askWhenSeen);
    window.addEventListener('online', ask);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
      window.removeEventListener('online', ask);
    };
  }, []);

  return maintenance;
}
