import { useEffect } from 'react';
import { useSiteSettingsQuery } from '../graphql/generated/hooks';
import { useCurrentUser } from '../session/session-context';
import { applyPrimaryColor } from '../theme/primary-color';

/** Paints the page in the user's own colour, else in the domain's. */
export function PrimaryColor() {
  const user = useCurrentUser();
  const settings = useSiteSettingsQuery().data?.siteSettings;
  const color = user?.primaryColor ?? settings?.domainLayout.primaryColor;

  useEffect(() => {
    if (color !== undefined) {
      applyPrimaryColor(color);
    }
  }, [color]);

  return null;
}
