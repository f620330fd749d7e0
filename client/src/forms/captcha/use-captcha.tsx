import { Box, Text } from '@chakra-ui/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

const SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=explicit&onload=onRecaptchaLoaded';

/** Subset of Google's reCAPTCHA API that the client uses. */
interface Recaptcha {
  render(
    container: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    onRecaptchaLoaded?: () => void;
  }
}

let loading: Promise<Recaptcha> | null = null;

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT_URL;
    script.async = true;
    script.onerror = () => {
      script.remove();
      loading = null;
      reject(new Error('The CAPTCHA could not be loaded.'));
    };
    window.onRecaptchaLoaded = () => {
      if (window.grecaptcha !== undefined) {
        resolve(window.grecaptcha);
      }
    };
    document.head.append(script);
  });
}

/** Loads Google's reCAPTCHA script. Called only if a form requires a captcha. */
function loadRecaptcha(): Promise<Recaptcha> {
  loading ??= load();
  return loading;
}

interface CaptchaFieldProps {
  readonly siteKey: string;
  /** Called with the token when a captcha is solved, and with `null` when the token expires. */
  readonly onToken: (token: string | null) => void;
}

/** Google's captcha checkbox. A token can be used only once, so set a new `key` after each use. */
function CaptchaField({ siteKey, onToken }: CaptchaFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const container = box.current;
    let isUnmounted = false;
    loadRecaptcha().then(
      (recaptcha) => {
        if (container !== null && !isUnmounted) {
          recaptcha.render(container, {
            sitekey: siteKey,
            callback: onToken,
            'expired-callback': () => onToken(null),
          });
        }
      },
      () => setFailed(true),
    );
    return () => {
      isUnmounted = true;
      container?.replaceChildren();
    };
  }, [siteKey, onToken]);

  return (
    <>
      {/* Reserves the height of the checkbox, so that the layout does not shift when it loads. */}
      <Box ref={box} minHeight="78px" hidden={hasFailed} />
      {hasFailed && (
        <Text role="alert" textStyle="sm" color="fg.error">
          The CAPTCHA could not be loaded. Check your connection and load the page again.
        </Text>
      )}
    </>
  );
}

/** Captcha of a form: the field to render and the token to send. */
interface Captcha {
  /** Null if the site does not require a captcha. */
  readonly field: ReactNode;
  readonly token: string | null;
  /** Requests a new token. Call it when the form was rejected, because each token can be used only once. */
  readonly renew: () => void;
}

/** @param siteKey Google's site key; null or undefined if the site does not require a captcha */
export function useCaptcha(siteKey: string | null | undefined): Captcha {
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const renew = useCallback(() => {
    setToken(null);
    setRound((previous) => previous + 1);
  }, []);
  return {
    field: siteKey == null ? null : <CaptchaField key={round} siteKey={siteKey} onToken={setToken} />,
    token,
    renew,
  };
}
