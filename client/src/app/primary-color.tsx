import { useEffect } from 'react';
import { useCurrentUser } from '../session/session-context';
import { useSiteSettings } from '../site/site';
import { applyPrimaryColor } from '../theme/primary-color';

/** Paints the page in the user's own colour, else in the domain's. */
export function PrimaryColor() {
  const user = useCurrentUser();
  const settings = useSiteSettings();
  const color = user?.primaryColor ?? settings?.domainLayout.primaryColor;

  useEffect(() => {
    if (color !== undefined) {
      void applyPrimaryColor(color);
    }
  }, [color]);

  return null;
}
