import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Browser features that no page uses. Scripts and frames may not request them. */
const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets headers that prevent browsers from executing or framing content of other origins. */
export const securityHeaders = (env: {
  PUBLIC_URL?: string | undefined;
  RECAPTCHA_SITE_KEY?: string | undefined;
  ANALYTICS_ID?: string | undefined;
}): RequestHandler => {
  const captchaHosts = env.RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  const tagHosts = env.ANALYTICS_ID ? ['https://www.googletagmanager.com'] : [];
  const countingHosts = env.ANALYTICS_ID ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];
  const isHttps = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captchaHosts, ...tagHosts],
        frameSrc: ["'self'", ...captchaHosts],
        // Chakra's style engine creates style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Stock pictures are served by the suppliers.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // Videos are previewed before they are uploaded.
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...tagHosts, ...countingHosts],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  return (req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy);
    secure(req, res, next);
  };
};
