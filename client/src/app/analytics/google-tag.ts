declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const TAG = 'https://www.googletagmanager.com/gtag/js';

let loadedTagId: string | null = null;

/** The tag requires an `arguments` object, because it treats arrays differently. */
function gtag(..._words: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag takes nothing else
  window.dataLayer.push(arguments);
}

/**
 * Reports a page view to the configured Google tag. The first call loads the tag. Sends only the page name, not the
 * URL. All consents are denied, so the tag sets no cookies and collects no advertising data.
 */
export function countWithGoogle(id: string, page: string): void {
  if (loadedTagId !== id) {
    loadedTagId = id;
    gtag('consent', 'default', {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false, allow_google_signals: false });
    const script = document.createElement('script');
    script.async = true;
    script.src = `${TAG}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  const location = `${window.location.origin}${page}`;
  gtag('event', 'page_view', { page_location: location, page_title: page, page_referrer: '' });
}
